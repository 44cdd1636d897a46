import {colors} from '../../company/brand';
import type {ProjectFiles} from '../content';
import {createReport, type Problem} from '../problem';

const tokensFile = 'src/css/tokens.css';

/** Icons and the logo's files. */
const branded = /^static\/(?:favicon|press\/[^/]+)\.svg$/;

const brandColors: readonly string[] = Object.values(colors);

/** The brand colours of src/company/brand.ts are those of the stylesheets, icons and the press kit. */
export function checkBrand({files, read}: ProjectFiles): Problem[] {
  const tokens = read(tokensFile).toString();
  const {problems, report} = createReport(tokensFile, tokens);
  for (const [name, color] of Object.entries(colors)) {
    const token = new RegExp(`--${name.toLowerCase()}: (?!${color};)[^;]*`).exec(tokens);
    if (token) report(token.index, `${token[0]} is not ${name}.`, `Write ${color}`);
  }
  const fix = `Write one of ${brandColors.join(', ')}`;
  for (const file of files.filter((each) => branded.test(each))) {
    const text = read(file).toString();
    const drawing = createReport(file, text);
    for (const {0: color, index} of text.matchAll(/#[\da-f]{3,8}\b/gi)) {
      if (brandColors.includes(color.toLowerCase())) continue;
      drawing.report(index, `${color} is no brand colour.`, fix);
    }
    problems.push(...drawing.problems);
  }
  return problems;
}
