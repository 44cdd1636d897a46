/**
 * The editor at `/admin/` of a copy of the project. The dialog that chooses a folder is the browser's own; here, a
 * folder that belongs to the browser takes its place.
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import getPort from 'get-port';
import {expect, type Page} from 'playwright/test';

import {loadContent} from '../../src/tools/check/content';
import {writtenFiles} from '../../src/validation/files';
import {copyProject, root} from './projectCopy';

export interface Project {
  folder: string;
  /** Of `npm start`, without a slash at the end. */
  url: string;
  /** Each page and post with its route in the editor. */
  entries: {file: string; route: string}[];
  stop: () => Promise<void>;
}

/** Copies the project and runs `npm start` in the copy. */
export async function startProject(): Promise<Project> {
  const folder = await copyProject('evo-editor');
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [cli, 'start', '--no-open', '--port', String(port)];
  const server = spawn(process.execPath, args, {cwd: folder, stdio: 'ignore'});
  while (!(await fetch(url).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const stop = async () => {
    server.kill();
    await rm(folder, {recursive: true, force: true, maxRetries: 5});
  };
  return {folder, url, entries: entriesOf(folder), stop};
}

function entriesOf(folder: string): Project['entries'] {
  return writtenFiles(loadContent(folder)).map((file) => {
    const [, kind] = /^kind: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    const {dir, name} = path.posix.parse(file);
    const route = kind
      ? `${kind}/entries/${path.posix.basename(dir)}/${name}`
      : `${dir.replaceAll('/', '-')}/entries/${name}`;
    return {file, route};
  });
}

/** What the editor reads of a project. */
function filesOf(folder: string): string[] {
  const found = ['news', 'pages'].flatMap((part) =>
    readdirSync(path.join(folder, part), {recursive: true, encoding: 'utf8'}).map(
      (file) => `${part}/${file}`,
    ),
  );
  return [...found, 'docusaurus.config.ts'].filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

/** Opens the editor on the browser's folder, which holds these files of a project. */
export async function openEditor(page: Page, project: Project, files = filesOf(project.folder)) {
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  // The check reads the disk
  await page.route('**/problems.json*', async (route) => {
    await expect.poll(() => findSaved(page, project), {timeout: 60_000}).toEqual([]);
    await route.continue();
  });
  await page.goto(`${project.url}/admin/`);
  const contents = files.map((file): [string, string] => [
    file,
    readFileSync(path.join(project.folder, file), 'base64'),
  ]);
  await page.evaluate(async (entries) => {
    const project = await navigator.storage.getDirectory();
    await project.getDirectoryHandle('.git', {create: true});
    for (const [file, content] of entries) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let parent = project;
      for (const each of names) parent = await parent.getDirectoryHandle(each, {create: true});
      const handle = await parent.getFileHandle(name, {create: true});
      const stream = await handle.createWritable();
      await stream.write(await (await fetch(`data:;base64,${content}`)).blob());
      await stream.close();
    }
  }, contents);
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
}

/** The files in the browser's folder that differ from those on disk, with their content in Base64. */
async function findSaved(
  page: Page,
  {folder}: Project,
): Promise<[file: string, content: string][]> {
  const saved = await page.evaluate(async () => {
    const found: [string, string][] = [];
    async function read(parent: FileSystemDirectoryHandle, above: string): Promise<void> {
      for await (const [name, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${above}${name}/`);
        else {
          const bytes = await (await handle.getFile()).arrayBuffer();
          const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
          found.push([`${above}${name}`, btoa(text.join(''))]);
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
  const before = new Set(filesOf(folder));
  return saved.filter(
    ([file, content]) =>
      !before.has(file) || readFileSync(path.join(folder, file), 'base64') !== content,
  );
}

/** Writes what the editor saved into the project on disk, and returns the names of these files. */
export async function saveToDisk(page: Page, project: Project): Promise<string[]> {
  const saved = await findSaved(page, project);
  for (const [file, content] of saved) {
    const target = path.join(project.folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content, 'base64');
  }
  return saved.map(([file]) => file);
}
