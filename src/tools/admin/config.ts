import path from 'node:path';
import type {CmsConfig, EntryCollection, Field} from '@sveltia/cms';
import * as z from 'zod';

import {categories} from '../../company/newsroom';
import {name as siteName, repository} from '../../company/site';
import {kinds, postSchemas} from '../../newsroom/build/schema';
import {fieldInfo} from '../../validation/fields';
import {pageFiles} from '../../validation/files';
import {pageSchema} from '../../validation/pageSchema';
import {readTemplate, type Kind} from '../../validation/scaffold';
import {slugPattern} from '../../validation/slug';
import {entriesOf, loadContent} from '../check/content';

/** What JSON Schema says of a key, with what `fieldInfo` adds. */
interface Property {
  type: 'string' | 'array' | 'boolean';
  enum?: string[];
  items?: {enum?: string[]};
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  example: string;
}

/** `Image alt` for `imageAlt`. */
function labelOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A limit, or undefined for none. */
const limit = (value: number | undefined) => (Number.isFinite(value) ? value : undefined);

/** The form field of a key. */
function createField(name: string, property: Property, required: boolean): Field {
  const base = {name, label: labelOf(name), required};
  if (name === 'image') return {...base, widget: 'image', choose_url: false};
  if (property.type === 'boolean') return {...base, widget: 'boolean'};
  const options = property.enum ?? property.items?.enum;
  if (options) {
    const {type, minItems: min, maxItems} = property;
    return {
      ...base,
      widget: 'select',
      options,
      multiple: type === 'array',
      min,
      max: limit(maxItems),
    };
  }
  return {
    ...base,
    widget: 'string',
    hint: `For example: ${property.example}`,
    minlength: property.minLength === 1 ? undefined : property.minLength,
    maxlength: limit(property.maxLength),
  };
}

/** The form fields of a schema: one for each key. */
function fieldsOf(schema: z.ZodObject): Field[] {
  const json = z.toJSONSchema(schema, {metadata: fieldInfo, unrepresentable: 'any'});
  const properties = json.properties as unknown as Record<string, Property>;
  return Object.entries(properties).map(([key, property]) =>
    createField(key, property, json.required?.includes(key) ?? false),
  );
}

const date: Field = {
  name: 'date',
  label: 'Date',
  widget: 'day',
  required: false,
  hint: 'The day it goes live. Once saved, it is part of the folder’s name.',
};

const body = (kind: Kind, modes: ('rich_text' | 'raw')[]): Field => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  default: readTemplate({kind, title: 'Title', outlet: 'Who'}),
  modes,
  editor_components: ['image'],
});

/** The configuration of Sveltia CMS: a collection for each kind of news, and one for the pages. */
export function createConfig(siteDir: string): CmsConfig {
  const content = loadContent(siteDir);
  const schemaOf = postSchemas({
    tags: Object.keys(entriesOf(content, 'news/tags.yml')),
    authors: Object.keys(entriesOf(content, 'news/authors.yml')),
  });
  const news = kinds.map((kind): EntryCollection => {
    const isKind = ({name}: Field) => name === 'kind';
    return {
      name: kind,
      label: categories[kind].title,
      label_singular: categories[kind].label,
      folder: 'news',
      path: '{{slug}}/index',
      filter: {field: 'kind', value: kind},
      format: 'post-frontmatter',
      slug: {
        template: '{{fields.date}}-{{slug}}',
        editable: ['create'],
        pattern: [
          String.raw`^\d{4}(-\d\d){2}(-[a-z0-9]+)+$`,
          'Write it like 2026-12-05-night-shift',
        ],
      },
      media_folder: '', // beside the post
      public_folder: '.',
      publish: false,
      fields: [
        date,
        ...fieldsOf(schemaOf(kind)).map((field) =>
          isKind(field) ? {name: 'kind', widget: 'hidden' as const, default: kind} : field,
        ),
        body(kind, ['rich_text', 'raw']),
      ],
    };
  });
  const folders = new Set(pageFiles(content).map((file) => path.posix.dirname(file)));
  const pages = [...folders].sort().map((folder): EntryCollection => ({
    name: folder.replaceAll('/', '-'),
    label: folder.replace('pages', 'Pages').replace('/', ' in '),
    label_singular: 'Page',
    folder,
    format: 'page-frontmatter',
    extension: 'mdx',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      pattern: [slugPattern.source, 'Write it like airport-rides'],
    },
    publish: false,
    fields: [...fieldsOf(pageSchema), body('page', ['raw'])], // rich text breaks comments of MDX
  }));
  return {
    load_config_file: false,
    app_title: `${siteName} editor`,
    backend: {
      name: 'github',
      repo: new URL(repository).pathname.slice(1),
      branch: 'main',
      auth_methods: ['token'],
    },
    media_folder: 'static/img',
    public_folder: '/img',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: {raster_image: {format: 'webp', width: 2400}},
        },
      },
      stock_assets: {providers: []},
    },
    output: {omit_empty_optional_fields: true},
    slug: {encoding: 'ascii', clean_accents: true},
    show_preview_links: false,
    collections: [...news, ...pages],
  };
}
