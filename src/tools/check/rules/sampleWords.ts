import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writtenFiles} from '../../../validation/files';
import type {Texts} from '../../../validation/problem';
import {sampleAnswers} from '../../../plugins/handbook/newFiles';
import {contentRule, locate} from '../content';

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
export const sampleWords = contentRule(texts, (content, report) => {
  for (const file of writtenFiles(content)) {
    const text = content.read(file);
    for (const words of new Set(samples)) {
      const index = text.indexOf(words);
      if (index >= 0) report('sample-words', locate({file, text}, index), {words});
    }
  }
});
