import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {isRealDay} from '../../clock';
import {redirects} from '../../company/redirects';
import {folderDay, isImage, isPageOrPost, permalinkOf, type ProjectFiles} from '../content';
import {createReport, problemOf, type ProblemText, type Problem} from '../problem';
import {slugPattern} from '../schemas';
import {redirectsFile} from './links';

/** Characters that some system or server reads as part of a path, and accents that Macs write after their letter. */
const unsafeName = /[\\!%#:*?"<>|\p{Cc}]|(?<=[a-z])\p{Mn}/iu;

/** Scripts, HTML and entities, and what runs or loads something. */
const activeCode: readonly RegExp[] = [
  /<\s*(?:script|foreignObject|iframe|embed|object|animate|set)\b|<!ENTITY/iu,
  /\son\w+\s*=/iu,
  /(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>#]/iu,
];

/** What is wrong with a file that Git LFS has not downloaded. */
export function describePointer(bytes: Buffer): ProblemText {
  if (!bytes.subarray(0, 40).includes('https://git-lfs.github.com')) return [];
  return ['This is a pointer of Git LFS, not the file.', 'Run: git lfs install && git lfs pull'];
}

/** A merge conflict, or what is left of one. */
const conflictPattern = new RegExp(
  [
    '^(?:<{7} |={7}$)[^]*?^>{7} .*$', // to its end
    '^<{7} [^]*?^={7}$', // without its end
    '^(?:<{7}|>{7}) .*$', // a line of it
  ].join('|'),
  'gm',
);

export const findConflicts = (source: string): number[] =>
  [...source.matchAll(conflictPattern)].map(({index}) => index);

const mergeFix =
  'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const encodingFix = 'Save the file again: choose “Save as”, and UTF-8 as its encoding.';

/** Refuses names that cannot become an address, addresses of two files, drawings with code, and what is no text. */
export function checkFiles({files, read}: ProjectFiles): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap((file) => {
    // Macs and Windows see no difference between capitals and small letters
    const name = file.toLowerCase();
    const address = isPageOrPost(file) ? permalinkOf(name) : name;
    const owner = owners.get(address);
    owners.set(address, file);
    const bytes = read(file);
    const source = /\.(?:mdx?|yml|svg)$/i.test(file) ? bytes.toString() : '';
    const {problems, report} = createReport(file, source);
    report(0, ...describeName(file));
    if (!isImage(file)) report(0, ...describePointer(bytes));
    if (owner) {
      const what = owner.toLowerCase() === name ? 'name on Macs and Windows' : 'address';
      report(0, `${owner} has the same ${what}.`, 'Rename one of the two.');
    }
    const noText = source.search(/[\uFFFD\0]/);
    const hasCode = /\.svg$/i.test(file) && activeCode.some((code) => code.test(source));
    for (const conflict of findConflicts(source))
      report(conflict, 'A merge conflict is left here.', mergeFix);
    if (noText >= 0) report(noText, 'This is not UTF-8.', encodingFix);
    if (hasCode) report(0, 'The drawing contains code.', 'Export it as a plain SVG.');
    return problems;
  });
}

/** Notes each address of the main branch that has neither a page nor a redirect. @param merged - the files there */
export function noteLostAddresses(
  files: readonly string[],
  merged: ReadonlySet<string> = new Set(),
): Problem[] {
  const addressesOf = (list: readonly string[]) => list.filter(isPageOrPost).map(permalinkOf);
  const kept = new Set([...addressesOf(files), ...redirects.map(({from}) => from)]);
  return addressesOf([...merged])
    .filter((address) => !kept.has(address))
    .flatMap((address) => {
      const fix = `If it was public, add {from: '${address}', to: '/…'}.`;
      return problemOf(redirectsFile, `The address ${address} disappears.`, fix, true);
    });
}

/** A name with lower-case letters, digits and hyphens. */
const createSlug = (name: string) =>
  createSlugger().slug(name.normalize('NFKD').replace(/[^a-z\d -]/gi, ''));

/** What is wrong with the name of a file. */
function describeName(file: string): ProblemText {
  const {name, ext} = path.posix.parse(file);
  const [sign] = unsafeName.exec(file) ?? [];
  if (sign !== undefined) {
    const fix = `Rename the file to ${createSlug(name)}${ext.toLowerCase()}.`;
    return [`A file whose name contains ${JSON.stringify(sign)} cannot be linked to.`, fix];
  }
  if (/\/_/.test(file)) return [];
  if (file.startsWith('pages/')) {
    const isAddress = file.split('/').every((part) => slugPattern.test(part.replace(/\.\w+$/, '')));
    if (!isAddress || !/\.(?:mdx|yml)$/.test(file)) {
      const fix = `Rename it to ${createSlug(name)}.mdx`;
      return ['The name of a page is its address, and ends in .mdx.', fix];
    }
    const moved = redirects.find(({from}) => from === permalinkOf(file));
    return moved ? [`${moved.from} redirects to ${moved.to}.`, 'Choose another name.'] : [];
  }
  if (!file.startsWith('news/') || /^news\/\w+\.yml$/.test(file)) return [];
  const [, folder = '', ...rest] = file.split('/');
  if (!isRealDay(folderDay(file)) || !slugPattern.test(folder) || rest.length === 0) {
    const fix = 'Move it to a folder with a day and a name: news/2025-01-14-short-name/index.md';
    return [`"${folder}" is not a folder with a day and a name.`, fix];
  }
  const isText = /\.(?:mdx?|markdown|txt|docx?|odt|rtf|html?)$/i.test(file);
  return isText && rest.join('/') !== 'index.md'
    ? ['The text of a post is in index.md.', `Rename it to news/${folder}/index.md`]
    : [];
}
