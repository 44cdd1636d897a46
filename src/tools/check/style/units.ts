import {formRule} from './styleIssue';

/** `km` for KMS, `kWh` for kwh. */
const unitName = (unit: string) => unit.toLowerCase().replace(/s$/, '').replace('w', 'W');

const abbreviations: Readonly<Record<string, string>> = {min: 'minute', hr: 'hour', yr: 'year'};

/** Numbers with their units: 18 km, 60 minutes, 40%, 24/7. The warnings are a matter of taste. */
export const units = formRule([
  [
    'unit-form',
    /(?<![\w.])(\d[\d,]*(?:\.\d+)?\+?)[\s\u00a0]*(kms?|kgs?|kwh?)(?!\p{L})/giu,
    ([, number = '', unit = '']) => `${number} ${unitName(unit)}`,
  ],
  ['unit-form', /(\d[\d.,]*)[\s\u00a0]+%/g, ([, number = '']) => `${number}%`],
  ['unit-form', /(?<!\d)24 ?(?:[x×*-]|hours[ ,]+) ?7(?!\d)/gi, () => '24/7'],
  ['unit-form', /(?<!\p{L})CO2(?![\p{L}\d])/giu, () => 'CO₂'],
  [
    'unit-words',
    /(?<![\w.])(\d+)[\s\u00a0-]*(min|hr|yr)s?(?![\p{L}’'])\.?/giu,
    ([, number = '', unit = '']) =>
      `${number} ${abbreviations[unit.toLowerCase()] ?? unit}${number === '1' ? '' : 's'}`,
  ],
  [
    'unit-words',
    /(\d[\d.]*)[\s\u00a0]+(?:percent|per cent)\b/gi,
    ([, number = '']) => `${number}%`,
  ],
]);
