/*
 * `npm run preview:comment`: writes the comment of a pull request that leads to its preview. Later runs update it.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {runTool, ToolError} from '../cli';

const help = `Comments on a pull request with the address of its preview, the pages that change and the report.

  npm run preview:comment -- --pr 12 --url https://pr-12.evo.pages.dev`;

void runTool('npm run preview:comment', help, () => {
  const {pr, url} = parseArgs({options: {pr: {type: 'string'}, url: {type: 'string'}}}).values;
  if (!pr || !url) throw new ToolError('--pr and --url are required.', help);
  const read = (file: string) => readFileSync(`.cache/review/${file}`, 'utf8');
  const pages = JSON.parse(read('pages.json')) as string[];
  const body = [
    `**[Open the preview](${url})** · [Open the report](${url}/review-report)`,
    pages.map((page) => `- [${page}](${url}${page})`).join('\n'),
    read('summary.md'),
  ].join('\n\n');
  const target = ['pr', 'comment', pr, '--edit-last', '--create-if-none', '--body-file', '-'];
  execFileSync('gh', target, {input: body, stdio: ['pipe', 'inherit', 'inherit']});
});
