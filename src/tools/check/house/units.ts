import {shown, slipsAt} from './slip';
import type {Style} from './slip';

const unitOf: Readonly<Record<string, string>> = {
  km: 'km',
  kms: 'km',
  kg: 'kg',
  kgs: 'kg',
  kw: 'kW',
  kwh: 'kWh',
};

const spelt: Readonly<Record<string, string>> = {min: 'minute', hr: 'hour', yr: 'year'};

/** Numbers with what they count: 18 km, 60 minutes, 40%, 24/7. */
export const units: Style = (text) => [
  ...slipsAt(
    text,
    /(?<![\w.])(\d[\d,]*(?:\.\d+)?\+?)([\s\u00a0]*)(kms?|kgs?|kwh?)(?!\p{L})\.?/giu,
    ([written, number = '', gap = '', name = '']) => {
      const unit = unitOf[name.toLowerCase()] ?? name;
      if (name === unit && /^\s$/.test(gap)) return undefined;
      return {
        wrong:
          gap === ''
            ? `\`${written}\` has no space before its unit.`
            : `\`${shown(written)}\` is not how we write the unit.`,
        instead: `Write \`${number} ${unit}\`.`,
      };
    },
  ),
  ...slipsAt(
    text,
    /(?<![\w.])(\d+)[\s\u00a0-]*(min|hr|yr)s?(?![\p{L}’'])\.?/giu,
    ([written, number = '', name = '']) => ({
      severity: 'warning',
      wrong: `\`${shown(written)}\` is an abbreviation.`,
      instead: `Write \`${number} ${spelt[name.toLowerCase()] ?? name}${number === '1' ? '' : 's'}\`.`,
    }),
  ),
  ...slipsAt(text, /(\d[\d.,]*)[\s\u00a0]+%/g, ([written, number = '']) => ({
    wrong: `\`${shown(written)}\` has a space before the %.`,
    instead: `Write \`${number}%\`.`,
  })),
  ...slipsAt(text, /(\d[\d.]*)[\s\u00a0]+(?:percent|per cent)\b/gi, ([written, number = '']) => ({
    severity: 'warning',
    wrong: `\`${shown(written)}\` is written with a sign on our pages.`,
    instead: `Write \`${number}%\`.`,
  })),
  ...slipsAt(text, /(?<!\d)24 ?(?:[x×-]|hours[ ,]+) ?7(?!\d)/gi, ([written]) => ({
    wrong: `\`${shown(written)}\` is written with a slash on our pages.`,
    instead: 'Write `24/7`.',
  })),
  ...slipsAt(text, /(?<!\p{L})CO2(?![\p{L}\d])/giu, ([written]) => ({
    wrong: `The 2 of \`${written}\` is a small one.`,
    instead: 'Write `CO₂`.',
  })),
];
