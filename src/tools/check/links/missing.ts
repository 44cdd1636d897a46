import path from 'node:path';

import {oldAddresses} from '../../../company/navigation';
import {nearest} from '../../../plugins/message';
import {folderOf, postsOf} from '../files';
import type {Around, Saying} from './saying';
import type {Site} from '../problem';

/** The address that one with a slip in it means: `/Ride.html/` is `/ride`. */
export function meant(pathname: string, {site, places}: Around): string | undefined {
  const bare = pathname
    .replace(/^\/?(?:\.\.?\/)*(?:pages\/|static\/)?/, '/')
    .replace(/\/+$/, '')
    .replace(/\.(?:mdx?|html?)$/i, '')
    .replace(/\/index$/, '');
  for (const candidate of [bare || '/', bare.toLowerCase() || '/']) {
    if (places.has(candidate) || site.files.includes(`static${candidate}`)) return candidate;
    const old = oldAddresses[candidate];
    if (old !== undefined) return old;
  }
  return undefined;
}

/** Whether an address looks like a file's. */
export const isFile = (pathname: string) => /\.\w{2,5}$/.test(pathname);

/** A file of static that is not there. */
export function noFile(pathname: string, {files}: Site): Saying {
  const all = files.flatMap((file) =>
    file.startsWith('static/') ? [file.slice('static'.length)] : [],
  );
  const near = nearest(pathname, all);
  return {
    wrong: `There is no file \`static${pathname}\`.`,
    instead: near ? `Did you mean \`${near}\`?` : 'Put the file there, or link to another one.',
  };
}

/** A file that a post offers, which is beside it. */
export function noFileBeside(pathname: string, target: string, {files}: Site): Saying {
  const folder = `${path.posix.dirname(target)}/`;
  const beside = files.flatMap((file) =>
    file.startsWith(folder) ? [`./${file.slice(folder.length)}`] : [],
  );
  const near = nearest(pathname, beside);
  return {
    wrong: `There is no file \`${pathname}\` beside the post.`,
    instead: near ? `Did you mean \`${near}\`?` : 'Put the file there, or link to another one.',
  };
}

/** A page that is not there. @param behind - the address' query and hash */
export function noPage(pathname: string, behind: string, {places}: Around): Saying {
  const wrong = `There is no page \`${pathname}\`.`;
  const [, parent = '', name = ''] = /^(.+)\/([^/]+)$/.exec(pathname) ?? [];
  if (places.has(parent)) {
    const siblings = [...places.keys()].filter((each) => each.startsWith(`${parent}/`));
    const sibling = nearest(
      name,
      siblings.map((each) => each.slice(parent.length + 1)),
    );
    return {
      wrong,
      instead: sibling
        ? `Did you mean \`${parent}/${sibling}${behind}\`?`
        : `Take one of those that \`${parent}\` shows.`,
    };
  }
  const near = nearest(pathname, [...places.keys(), ...Object.keys(oldAddresses)]);
  return {
    wrong,
    instead: near
      ? `Did you mean \`${oldAddresses[near] ?? `${near}${behind}`}\`?`
      : 'Write / and the name of a file in pages without its ending, like `/ride`.',
  };
}

/** A post, named by its file, that is not there. */
export function noPost(pathname: string, hash: string, around: Around): Saying {
  const page = meant(pathname, around);
  if (page !== undefined) {
    return {
      wrong: `\`${pathname}\` names a file. Links lead to addresses.`,
      instead: `Write \`${page}${hash}\`.`,
    };
  }
  const folders = postsOf(around.site).map(folderOf);
  const folder = pathname.replace(/^(?:\.\.?\/)+/, '').replace(/\/?(?:index)?\.mdx?$/, '');
  const near = folders.find((each) => each.endsWith(`-${folder}`)) ?? nearest(folder, folders);
  return {
    wrong: `There is no post \`${folder}\`.`,
    instead: near
      ? `Did you mean \`../${near}/index.md${hash}\`?`
      : 'Write ../, the name of the folder in news, and /index.md.',
  };
}
