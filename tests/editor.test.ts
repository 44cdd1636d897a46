/** The editor's forms: what they offer is what src/check/schemas.ts accepts. */
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
const {collections} = read('static/admin/config.yml') as {collections: Form[]};
const entries = {
  tags: Object.keys(read('news/tags.yml')),
  authors: Object.keys(read('news/authors.yml')),
};

test.each(collections)('the schema knows every field of the form $name', ({folder, fields}) => {
  const {shape} = folder === 'news' ? postSchema(entries) : pageSchema;
  for (const {name, options} of fields) {
    if (name === 'body') continue;
    expect(Object.keys(shape), 'keys of src/check/schemas.ts').toContain(name);
    if (name in entries) expect(options).toEqual(entries[name as keyof typeof entries]);
  }
});
