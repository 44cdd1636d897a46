import path from 'node:path';

import {formatProblem} from '../../src/validation/problem';
import type {Problem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import type {Changes} from '../../src/tools/check/content';
import {checkContent} from '../../src/tools/check/rules';

export const siteDir = path.resolve(import.meta.dirname, '../..');

/** A page or post, and the problems that the check must find in it. */
export interface Fixture {
  kind: 'page' | 'post';
  /** The text after the front matter: it begins in line 6 of a page and line 12 of a post. */
  body: string;
  /** Each problem as `code line:column`, in order; text after that must be part of its message. */
  expected: readonly string[];
}

/** A page with a body of its own. */
export const page = (body: string, ...expected: string[]): Fixture => ({
  kind: 'page',
  body: `${body}\n`,
  expected,
});

/** A page with a main heading before the body, which begins in line 12. */
export const section = (body: string, ...expected: string[]): Fixture =>
  page(`<Article title="Fixture">\n\nWords.\n\n</Article>\n\n${body}`, ...expected);

/** A page with some words, which begin in line 8. */
export const words = (text: string, ...expected: string[]): Fixture =>
  page(`<Article title="Fixture">\n\n${text}\n\n</Article>`, ...expected);

/** A page with one article, whose words are in line 8. */
export const article = (attributes: string, ...expected: string[]): Fixture =>
  page(`<Article ${attributes}>\n\nWords.\n\n</Article>`, ...expected);

/** A page with one hero, whose further props begin at 6:32. */
export const hero = (props: string, ...expected: string[]): Fixture =>
  page(`<Hero look="type" title="Ride" ${props}>\n\nWords.\n\n</Hero>`, ...expected);

/** A page with one hero, whose further content begins in line 10. */
export const inHero = (content: string, ...expected: string[]): Fixture =>
  page(`<Hero look="type" title="Ride">\n\nWords.\n\n${content}\n\n</Hero>`, ...expected);

/** A page with a rental in line 12, whose further props begin at 12:38. */
export const rental = (props: string, ...expected: string[]): Fixture =>
  section(`<Rental rental="airport" title="One" ${props}>\n\nWords.\n\n</Rental>`, ...expected);

/** A page with a chain in line 12, whose number of stations is at 12:30. */
export const chain = (stations: string, ...expected: string[]): Fixture =>
  section(`<ChargingChain title="Chain" ${stations}>\n\nWords.\n\n</ChargingChain>`, ...expected);

/** A page with a strip of logos in line 12, whose props begin at 12:12. */
export const logoStrip = (props: string, ...expected: string[]): Fixture =>
  section(`<LogoStrip ${props} />`, ...expected);

/** A post with some words, which begin in line 12. */
export const post = (body: string, ...expected: string[]): Fixture => ({
  kind: 'post',
  body: `${body}\n\n<!-- truncate -->\n\nMore words.\n`,
  expected,
});

/** The file of each fixture, with its text and what it needs. */
export function writeFixtures(fixtures: readonly Fixture[]): {files: string[]; changes: Changes} {
  const image = loadContent(siteDir).bytes('static/img/rental-airport.jpg');
  const changes: Record<string, string | Uint8Array> = {};
  const files = fixtures.map(({kind, body}, index) => {
    // Titles and descriptions are unique on the site
    const keys = `title: Fixture number ${index}\ndescription: A page for the tests of the check, which is number ${index} of all of them.\n`;
    if (kind === 'page') {
      const file = `pages/fixture-${index}.mdx`;
      changes[file] = `---\n${keys}---\n\n${body}`;
      return file;
    }
    const day = new Date(Date.UTC(2010, 0, index + 1)).toISOString().slice(0, 10);
    const folder = `news/${day}-fixture-${index}`;
    changes[`${folder}/image.jpg`] = image;
    changes[`${folder}/index.md`] =
      `---\n${keys}kind: news\ntags: [company]\nauthors: [newsroom]\nimage: ./image.jpg\nimageAlt: A cab in the hills\nimageCredit: Illustration by EVO\n---\n\n${body}`;
    return `${folder}/index.md`;
  });
  return {files, changes};
}

/** The problems of the content with changed files, by file. */
export async function check(changes: Changes): Promise<Map<string, Problem[]>> {
  const byFile = new Map<string, Problem[]>();
  for (const problem of await checkContent(loadContent(siteDir, changes))) {
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  return byFile;
}

/** A problem as a fixture expects it: with the expected text if its message contains it, else with the message. */
export function summarize(problem: Problem, expected = ''): string {
  const {code, line, column} = problem;
  const [, , ...rest] = expected.split(' ');
  const text = rest.join(' ');
  const message = formatProblem(problem);
  const found = message.includes(text) ? text : message;
  return `${code} ${line}:${column} ${found}`.trim();
}
