import './preferences';

import CMS from '@sveltia/cms';
import type {CmsConfig} from '@sveltia/cms';
import {parseDocument} from 'yaml';

import {formatFrontMatter} from '../../../validation/scaffold/frontMatter';
import {DateField} from './DateField';

/** What the form says of a file whose keys cannot be read: the whole file is its text. */
const broken = {
  title: 'This file is broken',
  description:
    'Correct the text as the problems beside it say, and save. These two lines are not saved.',
};

/** Files as `npm run new` writes them: only the keys that are set, each in one line. */
const format = {
  fromFile(text: string): object {
    const [, keys = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
    const yaml = parseDocument(keys);
    const data = yaml.toJS() as object;
    return yaml.errors.length === 0
      ? {...data, body: body.trim()}
      : {...data, ...broken, body: text};
  },

  toFile({body, date: _, ...keys}: Record<string, unknown>): string {
    const text = String(body).trim();
    if (text.startsWith('---\n')) return `${text}\n`; // a whole file that could not be read
    const set = Object.entries(keys).filter(([, value]) => value !== false);
    return `${formatFrontMatter(Object.fromEntries(set))}\n${text}\n`;
  },
};

/** Starts Sveltia CMS with our formats, and a function that is told the name of each collection. */
export async function start(prepare: (collection: string) => void = () => {}): Promise<void> {
  CMS.registerCustomFormat('post-frontmatter', 'md', format);
  CMS.registerCustomFormat('page-frontmatter', 'mdx', format);
  CMS.registerFieldType('day', DateField);
  const response = await fetch('config.json');
  const config = (await response.json()) as CmsConfig;
  for (const {name = ''} of config.collections ?? []) prepare(name);
  await CMS.init({config});
}
