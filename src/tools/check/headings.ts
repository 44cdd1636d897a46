import type {Heading, Root, RootContent} from 'mdast';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {plainText} from './anchors';
import {attributesOf, elementsOf, rangeOf} from './elements';
import type {Attribute, Element} from './elements';
import {pagesOf, postsOf} from './files';
import {problemAt, textOf} from './place';
import type {Finding} from './place';
import type {Rule} from './problem';
import {parsePage} from './parse';
import {inSmallLetters, isCapitals} from './ownWords';

/** Headings: one first heading a page, no level left out, none empty, none typed in capitals. */
export const headings: Rule = (site) =>
  [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
    const tree = parsePage(site, file)?.tree;
    const text = textOf(site, file);
    if (!tree) return [];
    const all = headingsOf(tree, text);
    const findings = [
      // The title of a post is its first heading; what else claims to be it, the newsroom tells of.
      ...(file.startsWith('news/') ? [] : wrongFirst(all, tree)),
      ...skipped(file.startsWith('news/') ? [postTitle, ...all] : all),
      ...all.flatMap((heading) => [...empty(heading), ...capitals(heading, site.root)]),
    ];
    return findings
      .sort((a, b) => a.offset - b.offset)
      .map((finding) => problemAt(file, text, finding));
  });

/** A heading, written in Markdown or made by a component. */
interface Title {
  rank: Heading['depth'];
  words: string;
  /** Where the heading begins. */
  offset: number;
  /** Where its words begin. */
  wordsAt: number;
  /** The component that makes it, and the name of the prop that it makes it of. */
  from?: {component: string; prop: string};
}

const postTitle: Title = {rank: 1, words: 'title', offset: 0, wordsAt: 0};

/** Components whose heading is not of the rank that their place in the page gives them. */
const ranks: Readonly<Record<string, Heading['depth']>> = {Hero: 1, Article: 1, PartnerForm: 2};

/** Props that become headings. */
const titleProps = ['title', 'asks'];

function headingsOf(tree: Root, text: string): Title[] {
  const sections = new Set<RootContent>(tree.children);
  const made = elementsOf(tree).flatMap((element) =>
    attributesOf(element, text)
      .filter(({name}) => titleProps.includes(name))
      .map((attribute) => ofElement(element, attribute, sections.has(element as RootContent))),
  );
  return [...made, ...written(tree, text)].sort((a, b) => a.offset - b.offset);
}

/** A section's heading is of the second rank, that of a part of a section of the third. */
function ofElement(element: Element, {name, value, offset}: Attribute, isSection: boolean): Title {
  const component = element.name ?? '';
  return {
    rank: ranks[component] ?? (isSection ? 2 : 3),
    words: value,
    offset: rangeOf(element)[0],
    wordsAt: offset,
    from: {component, prop: name},
  };
}

function written(tree: Root, text: string): Title[] {
  const found: Title[] = [];
  const search = (node: RootContent): void => {
    if (node.type === 'heading') {
      const [offset] = rangeOf(node);
      const [sign = ''] = /^#*[ \t]*/.exec(text.slice(offset)) ?? [];
      const words = plainText(node).trim();
      found.push({rank: node.depth, words, offset, wordsAt: offset + sign.length});
    }
    if ('children' in node) node.children.forEach(search);
  };
  tree.children.forEach(search);
  return found;
}

/* ---- What can be wrong ---- */

function wrongFirst(all: readonly Title[], tree: Root): Finding[] {
  const [first, ...others] = all.filter(({rank}) => rank === 1);
  // A component without its title is for another rule.
  const hasMaker = elementsOf(tree).some(({name}) => ranks[name ?? ''] === 1);
  if (!first && hasMaker) return [];
  if (!first) {
    const start = tree.children.find(({type}) => type !== 'yaml');
    return [
      {
        offset: start ? rangeOf(start)[0] : 0,
        wrong: 'This page has no first heading, so nobody is told what it is about.',
        instead: 'Begin it with a `<Hero>`, or put its text into an `<Article title="…">`.',
      },
    ];
  }
  return others.map(({offset, words, from}) => ({
    offset,
    wrong: `\`${words}\` is a second first heading: this page has \`${first.words}\` already.`,
    instead: from ? `Take another section than \`<${from.component}>\`.` : `Write \`## ${words}\`.`,
  }));
}

/** The rule of remark-lint, over the headings of components and of Markdown alike. */
function skipped(all: readonly Title[]): Finding[] {
  const nodes = all.map(({rank, offset}, index): Heading => {
    const point = {line: index + 1, column: 1, offset};
    return {type: 'heading', depth: rank, children: [], position: {start: point, end: point}};
  });
  const file = new VFile();
  unified().use(remarkLintHeadingIncrement).runSync({type: 'root', children: nodes}, file);
  return file.messages.flatMap(({line, reason}) => {
    const title = all[(line ?? 0) - 1];
    const expected = Number(/`(\d)`$/.exec(reason)?.[1]);
    // The rank of a component's heading is not a writer's to choose.
    if (!title || title.from) return [];
    const rank = '#'.repeat(title.rank);
    return [
      {
        offset: title.offset,
        wrong: `\`${rank} ${title.words}\` leaves out a level: the heading above it is of level ${expected - 1}.`,
        instead: `Write \`${'#'.repeat(expected)} ${title.words}\`.`,
      },
    ];
  });
}

function empty({words, wordsAt, offset, from}: Title): Finding[] {
  if (words.trim() !== '') return [];
  return [
    {
      offset: from ? wordsAt : offset,
      wrong: 'This heading is empty.',
      instead: from
        ? `Write what the part is about: \`${from.prop}="…"\`.`
        : 'Write its words behind the signs #, or delete the line.',
    },
  ];
}

function capitals({words, wordsAt}: Title, root: string): Finding[] {
  if (!isCapitals(words)) return [];
  return [
    {
      offset: wordsAt,
      wrong:
        'This heading is typed in capitals, which are hard to read; screen readers may spell them out.',
      instead: `Write \`${inSmallLetters(words, root)}\`. The design sets capitals where they belong.`,
    },
  ];
}
