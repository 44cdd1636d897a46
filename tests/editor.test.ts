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

test.each(collections)('the check knows every field of the form $name', ({folder, fields}) => {
  const {shape} = folder === 'news' ? postSchema(entries) : pageSchema;
  for (const {name, options} of fields) {
    const isKnown = name === 'body' || name in shape;
    expect(isKnown, `${name} is a key of src/check/schemas.ts`).toBe(true);
    if (name === 'tags') expect(entries.tags).toEqual(expect.arrayContaining(options ?? []));
    if (name === 'authors') expect(entries.authors).toEqual(expect.arrayContaining(options ?? []));
  }
});
