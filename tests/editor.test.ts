/** The editor's forms: what they offer is what src/check/schemas.ts and the files of news/ know. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {pageSchema, postSchema} from '../src/check/schemas';

interface Form {
  name: string;
  folder: string;
  fields: {name: string; options?: string[]}[];
}

const read = (file: string) => parse(readFileSync(file, 'utf8'), {merge: true}) as object;
const keysOf = (file: string) => Object.keys(read(file));
const {collections} = read('static/admin/config.yml') as {collections: Form[]};
const entries = {tags: keysOf('news/tags.yml'), authors: keysOf('news/authors.yml')};

/** Keys that only the Markdown file has. */
const withoutField = ['draft', 'sample', 'unlisted'];

test.each([
  ['news', postSchema(entries).shape],
  ['pages', pageSchema.shape],
])('the forms of %s have the fields that the check knows', (folder, shape) => {
  const forms = collections.filter((form) => form.folder === folder);
  const found = new Set(forms.flatMap(({fields}) => fields.map(({name}) => name)));
  const expected = Object.keys(shape).filter((key) => !withoutField.includes(key));
  expect([...found].sort()).toEqual([...expected, 'body'].sort());
});

test.each(['tags', 'authors'] as const)('the forms offer only %s that exist', (key) => {
  const fields = collections.flatMap((form) => form.fields.filter(({name}) => name === key));
  for (const {options} of fields)
    expect(entries[key]).toEqual(expect.arrayContaining(options ?? []));
});
