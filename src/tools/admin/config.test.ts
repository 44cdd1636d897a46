import {expect, test} from 'vitest';

import {postSchemas} from '../../newsroom/build/schema';
import {pageSchema} from '../../validation/pageSchema';
import {createConfig} from './config';

const config = createConfig(process.cwd());
const fieldsOf = (collection: string) => {
  const found = config.collections?.find(({name}) => name === collection);
  return found && 'fields' in found ? found.fields : [];
};

test.each(['news', 'media-coverage', 'press-release'])('the form of %s has each key', (kind) => {
  const keys = Object.keys(postSchemas({tags: [], authors: []})(kind).shape);
  expect(fieldsOf(kind).map(({name}) => name)).toEqual(['date', ...keys, 'body']);
});

test('the form of a page has each key', () => {
  const names = fieldsOf('pages').map(({name}) => name);
  expect(names).toEqual([...Object.keys(pageSchema.shape), 'body']);
});

test('a field has the limits, the choices and the words of its key', () => {
  const fields = new Map(fieldsOf('news').map((field) => [field.name, field]));
  expect(fields.get('title')).toMatchObject({
    required: true,
    minlength: 10,
    maxlength: 90,
    hint: 'For example: A tree after every ride',
  });
  expect(fields.get('tags')).toMatchObject({
    multiple: true,
    min: 1,
    max: 3,
    options: expect.arrayContaining(['rides']) as unknown,
  });
  expect(fields.get('imageAlt')).toMatchObject({label: 'Image alt'});
  expect(fields.get('authors')).toMatchObject({required: false});
  expect(fields.get('kind')).toMatchObject({widget: 'hidden', default: 'news'});
});
