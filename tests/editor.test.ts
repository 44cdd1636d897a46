/** The editor's forms: what they offer is what src/check/schemas.ts and the files of news/ know. */
import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {companySchemas} from '../src/check/company';
import {pageSchema, postSchema} from '../src/check/schemas';

interface Field {
  name: string;
  options?: string[];
  fields?: Field[];
}

interface Form {
  name: string;
  folder?: string;
  /** In the collection of facts. */
  files?: (Form & {file: string})[];
  fields: Field[];
}

const read = (file: string) => parse(readFileSync(file, 'utf8'), {merge: true}) as object;
const keysOf = (file: string) => Object.keys(read(file));
const all = (read('src/plugins/editor/config.yml') as {collections: Form[]}).collections;
const collections = all.filter(({folder}) => folder);
const entries = {tags: keysOf('news/tags.yml'), authors: keysOf('news/authors.yml')};

test.each([
  ['news', postSchema(entries).shape],
  ['pages', pageSchema.shape],
])('the forms of %s have the fields that the check knows', (folder, shape) => {
  const forms = collections.filter((form) => form.folder === folder);
  const found = new Set(forms.flatMap(({fields}) => fields.map(({name}) => name)));
  // Only the Markdown file has the others
  const expected = Object.keys(shape).filter((key) => key !== 'draft' && key !== 'unlisted');
  expect([...found].sort()).toEqual([...expected, 'body'].sort());
});

test.each(['tags', 'authors'] as const)('the forms offer only %s that exist', (key) => {
  const fields = collections.flatMap((form) => form.fields.filter(({name}) => name === key));
  for (const {options} of fields)
    expect(entries[key]).toEqual(expect.arrayContaining(options ?? []));
});

/** The keys of a schema, and of the objects and lists in it: `stores.href`. */
function pathsOf({properties = {}, items, anyOf}: z.core.JSONSchema.JSONSchema): string[] {
  const [inner] = anyOf ?? [];
  if (inner || items) return pathsOf((inner ?? items) as z.core.JSONSchema.JSONSchema);
  return Object.entries(properties as Record<string, z.core.JSONSchema.JSONSchema>).flatMap(
    ([key, value]) => [key, ...pathsOf(value).map((path) => `${key}.${path}`)],
  );
}

const fieldPaths = (fields: readonly Field[] = []): string[] =>
  fields.flatMap(({name, fields: inner}) => [
    name,
    ...fieldPaths(inner).map((path) => `${name}.${path}`),
  ]);

test.each(Object.entries(companySchemas))(
  'the form of %s has the fields of its file',
  (name, schema) => {
    const forms = all.flatMap(({files = []}) => files);
    const form = forms.find(({file}) => file === `src/company/data/${name}.json`);
    expect(fieldPaths(form?.fields).sort()).toEqual(pathsOf(z.toJSONSchema(schema)).sort());
  },
);
