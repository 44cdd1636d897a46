import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {readComponents} from '../../plugins/handbook/props';
import type {ComponentDoc, PropDoc} from '../../plugins/handbook/props';
import {kinds} from '../../newsroom/build/schema';
import type {Kind} from '../../newsroom/types';

/** Where the snippets are, from the project's root. */
export const snippetsFile = '.vscode/evo.code-snippets';

/** A snippet as the editor reads it. */
interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

/** The snippets' file: one for each component that a page may name, one for a page, one for each kind of post. */
export function snippetsText(root: string): string {
  const snippets: Record<string, Snippet> = {'Front matter of a page': page};
  for (const kind of kinds) snippets[`Front matter of a post: ${kind}`] = post(kind, root);
  for (const component of readComponents(root)) snippets[component.name] = snippetOf(component);
  const note = '// Written by `npm run snippets` from the components’ types: change those.\n';
  return `${note}${JSON.stringify(snippets, null, 2)}\n`;
}

const page: Snippet = {
  scope: 'mdx',
  prefix: 'page',
  description: 'The first lines of a new page in pages/',
  body: [
    '---',
    'title: ${1:What the page is about}',
    'description: ${2:One sentence of 50 to 160 characters that makes a searcher want to open the page.}',
    '---',
    '',
    '$0',
  ],
};

const aboutKind: Readonly<Record<Kind, string>> = {
  news: 'A story of our own',
  'media-coverage': 'What a paper or channel has published about EVO',
  'press-release': 'News for the press, with the press contact under it',
};

/** The first lines of a post: the keys that its kind demands. */
function post(kind: Kind, root: string): Snippet {
  const stop = counter();
  const keysOf = (file: string) =>
    Object.keys(parse(readFileSync(path.join(root, 'news', file), 'utf8')) as object);
  const outlet = () => [
    `outlet: ${stop('The name of the paper or channel')}`,
    `outletUrl: https://${stop('the article’s address')}`,
  ];
  return {
    scope: 'markdown,mdx',
    prefix: `post-${kind}`,
    description: `${aboutKind[kind]}: the first lines of a new post in news/`,
    body: [
      '---',
      `title: ${stop('The headline, in 10 to 90 characters')}`,
      `description: ${stop('One sentence of 50 to 160 characters, the excerpt in lists and the lead of the post.')}`,
      `kind: ${kind}`,
      `tags: [${stop(keysOf('tags.yml'))}]`,
      `authors: [${stop(keysOf('authors.yml'))}]`,
      ...(kind === 'media-coverage' ? outlet() : []),
      `image: ./${stop('name')}.jpg`,
      `imageAlt: ${stop('What the picture shows, for people who do not see it')}`,
      '---',
      '',
      stop('The first paragraph.'),
      '',
      '<!-- truncate -->',
      '',
      '$0',
    ],
  };
}

/** A component as it is written in a page: required props alone, each a place to fill in. */
function snippetOf({name, folder, comment, props, children}: ComponentDoc): Snippet {
  const stop = counter();
  const attributes = props.filter(({required}) => required).map((prop) => attribute(prop, stop));
  const opened = openingTag(name, attributes, children ? '>' : ' />');
  const words = children && `\${0:${escaped(placeholder(children.comment))}}`;
  const body = !words
    ? opened
    : isInline(folder)
      ? [...opened.slice(0, -1), `${opened.at(-1) ?? ''}${words}</${name}>`]
      : [...opened, '', words, '', `</${name}>`];
  return {scope: 'mdx', prefix: name, description: comment, body};
}

/** Elements stand in a line of text, sections around paragraphs. */
const isInline = (folder: string) => folder.startsWith('src/elements/');

/** Up to two attributes stand behind the name, more on lines of their own: so the site's pages are written. */
function openingTag(name: string, attributes: string[], end: string): string[] {
  if (attributes.length <= 2) return [[`<${name}`, ...attributes].join(' ') + end];
  return [`<${name}`, ...attributes, end.trim()];
}

function attribute({name, kind, comment, values}: PropDoc, stop: Stop): string {
  switch (kind) {
    case 'flag':
      return name;
    case 'number':
      return `${name}={${stop('1')}}`;
    case 'picture':
      return `${name}="/img/${stop('name')}.jpg"`;
    case 'choice': {
      const numbers = values?.every((value) => /^\d+$/.test(value));
      return numbers ? `${name}={${stop(values ?? [])}}` : `${name}="${stop(values ?? [])}"`;
    }
    case 'text':
      return `${name}="${stop(placeholder(comment))}"`;
  }
}

/** A comment's first clause, fit to stand between quotation marks. */
function placeholder(comment: string): string {
  const [clause = ''] = comment.split(/[.;:](?:\s|$)/);
  return clause.replace(/`/g, '').replace(/"([^"]*)"/g, '“$1”');
}

/** Numbers the places to fill in: each call is the next; a list is offered to choose from. */
type Stop = (what: string | readonly string[]) => string;

function counter(): Stop {
  let count = 0;
  return (what) => {
    count += 1;
    return typeof what === 'string'
      ? `\${${count}:${escaped(what)}}`
      : `\${${count}|${what.map((each) => each.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
  };
}

const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');
