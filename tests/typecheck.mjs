/**
 * `tsc` for the whole project, pages included: .ts, .tsx and .mdx in one run, against tsconfig.json.
 * A wrong prop or an unknown section in a page is an error at its line of the .mdx file.
 * What a page may use, and with which props, comes from src/mdx.d.ts.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {createMdxLanguagePlugin} from '@mdx-js/language-service';
import {runTsc} from '@volar/typescript/lib/quickstart/runTsc.js';
import remarkFrontmatter from 'remark-frontmatter';

const checkMdx = true;
const mdx = createMdxLanguagePlugin([remarkFrontmatter], undefined, checkMdx);

// The language plugin passes over a page that is no valid MDX in silence (it would be checked as an empty page),
// so such pages are reported here.
let unreadable = false;
const createVirtualCode = mdx.createVirtualCode;

mdx.createVirtualCode = (file, ...rest) => {
  const code = createVirtualCode?.(file, ...rest);
  if (code?.error) {
    const {reason} = code.error;
    const [, line = 1, column = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const place = `${code.error.line ?? line},${code.error.column ?? column}`;
    console.log(`${path.relative(process.cwd(), String(file))}(${place}): error MDX: ${reason}`);
    unreadable = true;
  }
  return code;
};

process.on('exit', () => {
  if (unreadable) process.exitCode = 1;
});

// TypeScript answers an unknown name in a page with the types of all that there is. Writers get a sentence.
const unknownSection =
  /Property '(\w+)' does not exist on type '\{ props: .*\}'\.(?: Did you mean '(\w+)'\?)?/g;
const write = process.stdout.write.bind(process.stdout);

process.stdout.write = (text, ...rest) =>
  write(
    String(text).replace(
      unknownSection,
      (_, name, near) => `There is no section <${name}>.${near ? ` Did you mean <${near}>?` : ''}`,
    ),
    ...rest,
  );

const root = fileURLToPath(new URL('..', import.meta.url));
process.argv.push('--project', root);
runTsc(createRequire(import.meta.url).resolve('typescript/lib/tsc.js'), ['.mdx'], () => [mdx]);
