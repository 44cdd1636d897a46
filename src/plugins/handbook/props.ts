import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withCustomConfig} from 'react-docgen-typescript';
import type {ComponentDoc as Parsed, PropItem} from 'react-docgen-typescript';
import {globSync} from 'tinyglobby';
import {contractOf} from '../../sections/contract';

/** What a writer gives a prop: words, a number, one of some values, a picture's path; a flag is written by its name alone. */
export type PropKind = 'text' | 'number' | 'choice' | 'picture' | 'flag';

/** One prop, as its TypeScript type and the comment over it say. */
export interface PropDoc {
  name: string;
  kind: PropKind;
  /** What stands behind the `=`, as a writer writes it: `"…"`, `{…}`, `"/img/….jpg"`, `"stage"`; of a flag, nothing. */
  type: string;
  required: boolean;
  /** The comment over the prop. Empty when there is none. */
  comment: string;
  /** What may be written, where that is a list: `stage`, `type`; of numbers `2`, `3`. */
  values?: string[];
  /** What the text begins with: `/img/`, `/video/`. */
  prefix?: string;
  /** The value that applies when the prop is left out, if the code names it in one word. */
  default?: string;
}

/** One component that pages may name. */
export interface ComponentDoc {
  name: string;
  /** Where its code is: `src/sections/Hero`. */
  folder: string;
  /** The comment over the component. */
  comment: string;
  /** Every prop but the children, required ones first, in the order in which the code has them. */
  props: PropDoc[];
  /** What stands between its tags; missing when nothing does. */
  children?: {required: boolean; comment: string};
}

/**
 * Every component of the writers' vocabulary (`src/sections/index.ts`) with its props, from the TypeScript types and
 * the comments over them, in the vocabulary's order. Attributes that come from HTML or a package are left out.
 * Reading the types takes two seconds, so the answer is kept in `.cache/handbook` until a source file changes.
 */
export function readComponents(siteDir: string): ComponentDoc[] {
  const cache = path.join(siteDir, '.cache', 'handbook', 'components.json');
  const key = sourcesHash(siteDir);
  const kept = readCache(cache);
  if (kept?.key === key) return kept.components;
  const components = parseComponents(siteDir);
  mkdirSync(path.dirname(cache), {recursive: true});
  writeFileSync(cache, JSON.stringify({key, components} satisfies Cache));
  return components;
}

interface Cache {
  key: string;
  components: ComponentDoc[];
}

function readCache(file: string): Cache | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cache;
  } catch {
    return undefined; // none yet, or cut off in the middle: it is made anew
  }
}

/** A hash of everything the types may come from, and of this reader. */
function sourcesHash(siteDir: string): string {
  const hash = createHash('sha256');
  const sources = globSync(['src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!src/theme/**'], {
    cwd: siteDir,
  });
  for (const file of sources.sort())
    hash.update(file).update(readFileSync(path.join(siteDir, file)));
  return hash.digest('hex');
}

function parseComponents(siteDir: string): ComponentDoc[] {
  const folders = new Map([...contractOf].map(([name, {folder}]) => [name, `src/${folder}`]));
  const parser = withCustomConfig(path.join(siteDir, 'tsconfig.json'), {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    propFilter: ({parent}) => !parent?.fileName.includes('node_modules'),
  });
  const files = [...new Set(folders.values())].map((folder) =>
    path.join(siteDir, folder, 'index.tsx'),
  );
  const parsed = new Map(
    parser.parse(files).map((component) => [component.displayName, component]),
  );
  return [...folders].map(([name, folder]) => {
    const component = parsed.get(name);
    if (!component)
      throw new Error(`src/sections/index.ts exports ${name}, which is no component.`);
    return describe(component, folder);
  });
}

function describe({displayName, description, props}: Parsed, folder: string): ComponentDoc {
  const {children, ...others} = props;
  const described = Object.values(others).map(describeProp);
  return {
    name: displayName,
    folder,
    comment: oneLine(description),
    props: [
      ...described.filter(({required}) => required),
      ...described.filter(({required}) => !required),
    ],
    ...(children && {
      children: {required: children.required, comment: oneLine(children.description)},
    }),
  };
}

/** From more values on it is a list to search, not to read. */
const longList = 12;

/** What the parser says of a prop's type: a name, and the values where it is a list. */
interface ParsedType {
  name: string;
  value?: {value: string}[];
}

function describeProp({name, type, required, description, defaultValue}: PropItem): PropDoc {
  const kind = kindOf(type);
  const values = kind === 'choice' ? valuesOf(type) : undefined;
  const prefix = kind === 'picture' ? '/img/' : /^`([^$`]+)\$/.exec(type.name)?.[1];
  const fallback = (defaultValue as {value: string | null} | null)?.value;
  return {
    name,
    kind,
    type: written(kind, type),
    required,
    comment: oneLine(description),
    ...(values && {values}),
    ...(prefix && {prefix}),
    ...(typeof fallback === 'string' && {default: fallback}),
  };
}

/**
 * Short lists stand in the order in which TypeScript has them, which is the code's unless a value has been seen in
 * another type before. In a long one, such as the icons, things are found by the alphabet.
 */
function valuesOf({value = []}: ParsedType): string[] {
  const values = value.map((each) => each.value.replace(/^"|"$/g, ''));
  return values.length > longList ? values.sort() : values;
}

function kindOf(type: ParsedType): PropKind {
  switch (type.name) {
    case 'enum':
      return 'choice';
    case 'boolean':
      return 'flag';
    case 'number':
      return 'number';
    case 'PictureSource':
      return 'picture';
    default:
      return 'text';
  }
}

function written(kind: PropKind, type: ParsedType): string {
  switch (kind) {
    case 'flag':
      return '';
    case 'number':
      return '{…}';
    case 'picture':
      return '"/img/….jpg"';
    case 'choice':
      return type.value?.[0]?.value.replace(/^(?!")(.*)$/, '{$1}') ?? '';
    case 'text':
      // `/video/${string}`: what must stand there, and an ellipsis for what may vary
      return type.name.startsWith('`')
        ? `"${type.name.slice(1, -1).replaceAll('${string}', '…')}"`
        : '"…"';
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
