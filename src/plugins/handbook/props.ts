import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentDoc as Parsed, PropItem} from 'react-docgen-typescript';
import {globSync} from 'tinyglobby';
import {contractOf} from '../../sections/contract';
import {cacheJson, hashOf} from '../cache';

/** What a writer writes: text, a number, one of a list of values, the path of an image, or only the name of a flag. */
type PropKind = 'text' | 'number' | 'choice' | 'image' | 'flag';

/** A prop, described by its TypeScript type and comment. */
export interface PropDoc {
  name: string;
  kind: PropKind;
  /** An example of the code after `=`: `"…"`, `{…}`, `"/img/….jpg"`, `"stage"`. Empty for a flag. */
  type: string;
  required: boolean;
  comment: string;
  /** The values of a choice. */
  values?: string[];
  /** How the text must start: `/img/`, `/video/`. */
  prefix?: string;
  default?: string;
}

/** A component that pages may name. */
export interface ComponentDoc {
  name: string;
  /** `src/sections/Hero` */
  folder: string;
  comment: string;
  /** All props except the children, required ones first, then in the order of the code. */
  props: PropDoc[];
  /** The content between the tags. Missing if the component accepts none. */
  children?: {required: boolean; comment: string};
}

/**
 * Describes every component of `src/sections/contract.ts` and its props, from TypeScript types and comments. Parsing
 * takes two seconds, so `.cache/handbook` keeps the result until a source file changes.
 */
export function readComponents(siteDir: string): Promise<ComponentDoc[]> {
  const file = path.join(siteDir, '.cache', 'handbook', `${sourcesHash(siteDir)}.json`);
  return cacheJson(file, () => parseComponents(siteDir));
}

/** A hash of every file that may declare the type of a prop, and of this one. */
function sourcesHash(siteDir: string): string {
  const folders = 'src/{company,elements,sections,plugins/handbook}';
  const sources = globSync([`${folders}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'], {
    cwd: siteDir,
  });
  const contents = sources.sort().map((file) => readFileSync(path.join(siteDir, file)));
  return hashOf(sources.join(), ...contents);
}

async function parseComponents(siteDir: string): Promise<ComponentDoc[]> {
  const {withCustomConfig} = await import('react-docgen-typescript'); // loads TypeScript
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
      throw new Error(
        `src/${folder} has no component ${name}, which src/sections/contract.ts lists.`,
      );
    return describe(component, folder);
  });
}

function describe({displayName, description, props}: Parsed, folder: string): ComponentDoc {
  const {children, ...others} = props;
  return {
    name: displayName,
    folder,
    comment: oneLine(description),
    props: Object.values(others)
      .map(describeProp)
      .sort((a, b) => Number(b.required) - Number(a.required)),
    ...(children && {
      children: {required: children.required, comment: oneLine(children.description)},
    }),
  };
}

/** Longer lists of values, such as the icons, are sorted for readers who search them. */
const maxUnsorted = 12;

/** The type of a prop as the parser describes it. */
interface ParsedType {
  name: string;
  /** The values of an enum, as code. */
  value?: {value: string}[];
}

const kinds: Readonly<Record<string, PropKind>> = {
  enum: 'choice',
  boolean: 'flag',
  number: 'number',
  ImageSource: 'image',
};

function describeProp({name, type, required, description, defaultValue}: PropItem): PropDoc {
  const kind = kinds[type.name] ?? 'text';
  // `/video/${string}`
  const prefix = kind === 'image' ? '/img/' : /^`([^$`]+)\$/.exec(type.name)?.[1];
  const fallback = (defaultValue as {value: string | null} | null)?.value;
  return {
    name,
    kind,
    type: exampleOf(kind, type, prefix),
    required,
    comment: oneLine(description),
    ...(kind === 'choice' && {values: valuesOf(type)}),
    ...(prefix && {prefix}),
    ...(typeof fallback === 'string' && {default: fallback}),
  };
}

function valuesOf({value = []}: ParsedType): string[] {
  const values = value.map((each) => each.value.replace(/^"|"$/g, ''));
  return values.length > maxUnsorted ? values.sort() : values;
}

function exampleOf(kind: PropKind, type: ParsedType, prefix = ''): string {
  switch (kind) {
    case 'flag':
      return '';
    case 'number':
      return '{…}';
    case 'image':
      return `"${prefix}….jpg"`;
    case 'choice':
      return type.value?.[0]?.value.replace(/^(?!")(.*)$/, '{$1}') ?? '';
    case 'text':
      return `"${prefix}…"`;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
