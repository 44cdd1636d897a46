import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writtenFiles} from '../../../validation/files';
import {createProblem, type Texts} from '../../../validation/problem';
import {sampleAnswers} from '../../../plugins/handbook/newFiles';
import {locate, type Rule} from '../content';

const texts = {
  'sample-words': ({words}: {words: string}) => ({
    text: `These are sample words: "${words}"`,
    fix: 'Write your own, or delete the part.',
    severity: 'warning',
  }),
} satisfies Texts;

const templates = path.join(__dirname, '../../../validation/scaffold/templates');

/** The sentences of the templates that `npm run new` and the handbook fill files with. */
const samples = [
  ...sampleAnswers,
  ...readdirSync(templates).flatMap((name) =>
    readFileSync(path.join(templates, name), 'utf8')
      .split('\n')
      .map((line) => line.replace(/^(?:[-#>\s]+|OUTLET |PLACE, DATE – )|\[.*/g, '').trim())
      .filter((line) => !line.startsWith('<') && line.split(' ').length > 3),
  ),
];

/** Nothing of a template is left in a page or post. */
export const sampleWords: Rule = (content) =>
  writtenFiles(content).flatMap((file) => {
    const text = content.read(file);
    return [...new Set(samples)].flatMap((words) => {
      const index = text.indexOf(words);
      const position = locate({file, text}, index);
      return index < 0 ? [] : [createProblem(texts, 'sample-words', position, {words})];
    });
  });
