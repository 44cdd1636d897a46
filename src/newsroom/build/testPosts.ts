import {expect} from 'vitest';
import {formatProblem} from '../../validation/problem';
import type {Problem} from '../../validation/problem';
import {checkNews} from './checkPosts';

export const folder = '2025-01-14-a-tree-after-every-ride';
export const file = `news/${folder}/index.md`;

export const tagsFile = `charging:
  label: Charging
  permalink: /charging
  description: The charging chain of the North East, and its stations.
fleet:
  label: Fleet
  permalink: /fleet
  description: The electric cars that EVO runs in Assam and Meghalaya.
rides:
  label: Rides
  permalink: /rides
  description: Rentals by the hour and by the route, and their roads.
company:
  label: Company
  permalink: /company
  description: What EVO is, what it promises, and who works for it.
`;

export const authorsFile = `newsroom:
  name: EVO newsroom
  title: News from EVO
  page: true
`;

export const news = `---
title: A tree after every ride
description: How riders, drivers and a sapling share one journey.
kind: news
tags: [charging, fleet]
authors: [newsroom]
image: ./tree.jpg
imageAlt: A sapling beside a white electric cab
imageCredit: Illustration by EVO
featured: true
draft: false
---

The first paragraph.

<!-- truncate -->

## A heading

The rest.
`;

export const pressRelease = change(
  change(news, 'featured: true\n', ''),
  ': news',
  ': press-release',
);
export const coverage = change(
  pressRelease,
  'press-release',
  'media-coverage\noutlet: Tezora\noutletUrl: https://tezora.example/an-article',
);

export function change(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The text does not contain "${from}".`);
  return text.replace(from, () => to);
}

/** The problems of a small site with some files changed; `undefined` removes a file. */
export function check(changes: Readonly<Record<string, string | undefined>>): Problem[] {
  const texts: Readonly<Record<string, string | undefined>> = {
    'news/tags.yml': tagsFile,
    'news/authors.yml': authorsFile,
    [file]: news,
    [`news/${folder}/tree.jpg`]: '',
    ...changes,
  };
  return checkNews({
    files: Object.keys(texts).filter((name) => texts[name] !== undefined),
    read: (name) => texts[name] ?? '',
  });
}

const messages: string[] = [];

/** Returns the messages kept so far, and forgets them: the next test file shares this module. */
export const takeMessages = () => `${messages.splice(0).join('\n\n')}\n`;

/** Expects exactly one problem, and keeps its message for the snapshot. */
export function expectProblem(
  problems: Problem[],
  code: string,
  place: string,
  params: object = {},
) {
  const [line, column] = place.split(':').map(Number);
  expect(problems).toMatchObject([{code, line, column, params}]);
  messages.push(...problems.map(formatProblem));
}

export type Case = [
  name: string,
  from: string,
  to: string,
  code: string,
  place: string,
  params?: object,
];
