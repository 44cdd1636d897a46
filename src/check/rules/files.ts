import path from 'node:path';
import {slug} from 'github-slugger';
import {isRealDay} from '../../clock';
import {redirects} from '../../company/redirects';
import {folderDay, isPageOrPost, permalinkOf, type Content} from '../content';
import {fileProblem, type Finding, type Problem} from '../problem';
import {slugPattern} from '../schemas';

/** Characters that some system or server reads as part of a path, and accents that Macs write after their letter. */
const unsafeName = /[\\!%#:*?"<>|\p{Cc}]|(?<=[a-z])\p{Mn}|(?:^|\/)\.\.(?:\/|$)/iu;

/** Code in a drawing: scripts, handlers, HTML, and addresses that run or load something. */
const activeDrawing =
  /<\s*(?:script|foreignObject|iframe|embed|object|animate|set)\b|\son\w+\s*=|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>#]/iu;

/** Refuses symbolic links, names that cannot become an address, drawings with code, and what is no text. */
export function checkFiles({files, links, read}: Content): Problem[] {
  const problems = links.map((file) =>
    fileProblem(file, 'This is a symbolic link.', 'Put the file itself here.'),
  );
  const owners = new Map<string, string>();
  const report = (file: string, [text, fix = '']: Finding, line = 1) => {
    if (text) problems.push({...fileProblem(file, text, fix), line});
  };
  for (const file of files) {
    report(file, describeName(file));
    if (/\.(?:mdx?|yml|svg)$/i.test(file)) {
      for (const [index, line] of read(file).toString().split('\n').entries()) {
        report(file, describeLine(file, line), index + 1);
      }
    }
    if (!isPageOrPost(file)) continue;
    // Some computers see no difference between capitals and small letters
    const address = permalinkOf(file).toLowerCase();
    const owner = owners.get(address);
    if (owner) report(file, [`${owner} has the same address.`, 'Rename one of the two.']);
    owners.set(address, file);
  }
  return problems;
}

function describeLine(file: string, line: string): Finding {
  if (line.startsWith('<<<<<<<')) {
    const fix = 'Keep one of the versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.';
    return ['A merge conflict is left here.', fix];
  }
  if (/[\uFFFD\0]/.test(line)) return ['This is not UTF-8.', 'Save the file as UTF-8.'];
  return file.toLowerCase().endsWith('.svg') && activeDrawing.test(line)
    ? ['The drawing contains code, or loads something.', 'Export it as a plain SVG.']
    : [];
}

/** What is wrong with the name of a file. */
function describeName(file: string): Finding {
  const {base, name, ext} = path.posix.parse(file);
  const [sign] = unsafeName.exec(file) ?? [];
  if (sign !== undefined) {
    const fix = `Rename the file to ${createSlug(name)}${ext.toLowerCase()}.`;
    return [`A file whose name contains ${JSON.stringify(sign)} cannot be linked to.`, fix];
  }
  if (/\/_/.test(file)) return [];
  if (file.startsWith('pages/')) {
    if (ext !== '.mdx' && ext !== '.yml') {
      const [word = ''] = base.split('.');
      return ['The name of a page ends in .mdx.', `Rename it to ${createSlug(word)}.mdx`];
    }
    if (!file.split('/').every((part) => slugPattern.test(part.replace(/\.\w+$/, '')))) {
      return ['The name of a page is its address.', `Rename it to ${createSlug(name)}${ext}`];
    }
    const moved = redirects.find(({from}) => from === permalinkOf(file));
    return moved ? [`${moved.from} redirects to ${moved.to}.`, 'Choose another name.'] : [];
  }
  if (!file.startsWith('news/') || /^news\/\w+\.yml$/.test(file)) return [];
  const [, folder = '', ...rest] = file.split('/');
  const example = '2025-01-14-short-name';
  if (rest.length === 0) return ['A post needs a folder.', `Move it to news/${example}/index.md`];
  if (
    !isRealDay(folderDay(file)) ||
    !slugPattern.test(folder) ||
    /\d{4}-\d/.test(folder.slice(11))
  ) {
    return [`"${folder}" is not a day and a name.`, `Rename the folder: ${example}`];
  }
  const isText = /\.(?:mdx?|markdown|txt|docx?|odt|rtf|html?)$/i.test(file);
  return isText && rest.join('/') !== 'index.md'
    ? ['The text of a post is in index.md.', `Rename it to news/${folder}/index.md`]
    : [];
}

/** A name with lower-case letters, digits and hyphens. */
function createSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/gi);
  return slug((words ?? ['name']).join(' '));
}
