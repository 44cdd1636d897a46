import {formRule, type StyleRule} from './styleIssue';

/** `km` for KMS, `kWh` for kwh. */
const unitName = (unit: string) => unit.toLowerCase().replace(/s$/, '').replace('w', 'W');

const abbreviations: Readonly<Record<string, string>> = {min: 'minute', hr: 'hour', yr: 'year'};

const problem = (text: string) => `"${text}" is not how we write this unit.`;

/** Numbers with their units: 18 km, 60 minutes, 40%, 24/7. The warnings are a matter of taste. */
export const units: readonly StyleRule[] = [
  formRule({
    code: 'unit-form',
    problem,
    patterns: [
      [
        /(?<![\w.])(\d[\d,]*(?:\.\d+)?\+?)[\s\u00a0]*(kms?|kgs?|kwh?)(?!\p{L})/giu,
        ([, number = '', unit = '']) => `${number} ${unitName(unit)}`,
      ],
      [
        /(?<![\w.])(\d[\d,.]*[\s\u00a0]?[ck]?m)\^?([23])(?!\w)/g,
        ([, unit = '', power]) => `${unit}${power === '2' ? '²' : '³'}`,
      ],
      [/(\d[\d.,]*)[\s\u00a0]+%/g, ([, number = '']) => `${number}%`],
      [/(?<!\d)24 ?(?:[x×*-]|hours[ ,]+) ?7(?!\d)/gi, () => '24/7'],
      [/(?<!\p{L})CO2(?![\p{L}\d])/giu, () => 'CO₂'],
    ],
  }),
  formRule({
    code: 'unit-words',
    problem,
    severity: 'warning',
    patterns: [
      [
        /(?<![\w.])(\d+)[\s\u00a0-]*(min|hr|yr)s?(?![\p{L}’'])\.?/giu,
        ([, number = '', unit = '']) =>
          `${number} ${abbreviations[unit.toLowerCase()] ?? unit}${number === '1' ? '' : 's'}`,
      ],
      [/(\d[\d.]*)[\s\u00a0]+(?:percent|per cent)\b/gi, ([, number = '']) => `${number}%`],
    ],
  }),
];
