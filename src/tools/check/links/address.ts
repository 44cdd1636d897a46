import path from 'node:path';

import {oldAddresses} from '../../../company/navigation';
import {origin} from '../../../company/site';
import {nearest} from '../../../plugins/message';
import {addressOf} from '../addresses';
import {wrongContact} from '../contact';
import {wrongHash, wrongRental, wrongTime} from './behind';
import {isFile, meant, noFile, noFileBeside, noPage, noPost} from './missing';
import type {Around, Parts, Saying} from './saying';
import type {Reference} from '../references';

/** What is wrong with the address of a link, if anything is. */
export function wrongAddress(reference: Reference, around: Around): Saying | undefined {
  const address = reference.address.trim();
  if (address === '' || address === '#') {
    return {
      wrong: 'This link leads nowhere.',
      instead: 'Write the address of a page, like `/ride`, or of a section, like `/ride#airport`.',
    };
  }
  const [, scheme] = /^([a-z][a-z+-]*):/i.exec(address) ?? [];
  if (scheme !== undefined) return wrongScheme(scheme.toLowerCase(), address, reference, around);
  if (/^(?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)(?:\/|$)/i.test(address)) {
    return {
      wrong: `\`${address}\` is taken for a page of our own site.`,
      instead: `Write \`https://${address.replace(/^\/\//, '')}\`.`,
    };
  }
  const parts = partsOf(address);
  if (parts.pathname === '') {
    const own = addressOf(reference.file) ?? '';
    return wrongHash('', parts, {file: reference.file, ...around.places.get(own)}, around);
  }
  return parts.pathname.startsWith('/')
    ? wrongPath(address, parts, reference, around)
    : wrongRelative(address, parts, reference, around);
}

function partsOf(address: string): Parts {
  const [, pathname = '', query = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {pathname, query, hash};
}

/* ---- Out of the site ---- */

const schemes = ['https', 'mailto', 'tel', 'sms'];

function wrongScheme(
  scheme: string,
  address: string,
  {file}: Reference,
  {site, places}: Around,
): Saying | undefined {
  if (!schemes.includes(scheme) && scheme !== 'http') {
    const near = nearest(scheme, schemes);
    return {
      wrong: `No address begins with \`${scheme}:\`.`,
      instead: near
        ? `Did you mean \`${near}:\`?`
        : 'Write `https://` for a page elsewhere, `/` for one of ours.',
    };
  }
  if (scheme === 'mailto' || scheme === 'tel') return wrongContact(address, file);
  const ours = address.replace(/^https?:/i, 'https:');
  if (ours === origin || ours.startsWith(`${origin}/`)) {
    const {pathname, query, hash} = partsOf(ours.slice(origin.length));
    const own = meant(pathname || '/', {site, places}) ?? (pathname || '/');
    return {
      wrong: 'Links within our own site begin with /, so that they work wherever it is.',
      instead: `Write \`${own}${query}${hash}\`.`,
    };
  }
  if (scheme === 'http') {
    return {
      wrong: `\`${address}\` is not encrypted, and browsers warn of it.`,
      instead: `Write \`${ours}\`, and open it once to see that it works.`,
    };
  }
  if (scheme === 'https' && !(URL.canParse(address) && /^https:\/\/[^/]+\.[^/]/i.test(address))) {
    return {
      wrong: `\`${address}\` is no whole address.`,
      instead: 'Copy the address from your browser.',
    };
  }
  return undefined;
}

/* ---- Within the site ---- */

function wrongPath(
  address: string,
  parts: Parts,
  {file}: Reference,
  around: Around,
): Saying | undefined {
  const {pathname, query, hash} = parts;
  const {site, places} = around;
  const place = places.get(pathname);
  if (place) {
    return (
      wrongRental(parts) ??
      wrongHash(pathname, parts, place, around) ??
      wrongTime(place, file, around)
    );
  }
  if (site.files.includes(`static${pathname}`)) return undefined;

  const old = oldAddresses[pathname];
  if (old !== undefined) {
    return {
      wrong: `\`${address}\` is an address of the former site.`,
      instead: `Write \`${old}\`.`,
    };
  }
  const [, list] = /^(.+)\/page\/\d+$/.exec(pathname) ?? [];
  if (list !== undefined && places.has(list)) {
    return {
      severity: 'warning',
      wrong: `\`${pathname}\` shows other posts as soon as there is a new one.`,
      instead: `Link to the post itself, or write \`${list}\`.`,
    };
  }
  const own = meant(pathname, around);
  if (own !== undefined) {
    return {
      wrong: /\/$/.test(pathname)
        ? `\`${address}\` has a slash at its end, which our addresses do not have.`
        : /\.\w+$/.test(pathname)
          ? `\`${address}\` names a file. The address of a page has no ending.`
          : `There is no page \`${pathname}\`.`,
      instead: `Write \`${own}${query}${hash}\`.`,
    };
  }
  return isFile(pathname) ? noFile(pathname, site) : noPage(pathname, query + hash, around);
}

/** A relative address: right only from post to post, by their files. */
function wrongRelative(
  address: string,
  parts: Parts,
  {file}: Reference,
  around: Around,
): Saying | undefined {
  const {pathname, query, hash} = parts;
  const target = path.posix.join(path.posix.dirname(file), pathname);
  const isFromPost = file.startsWith('news/');
  if (/\.mdx?$/.test(pathname)) {
    const own = addressOf(target);
    const place = own === undefined ? undefined : around.places.get(own);
    if (place?.file === target && own !== undefined) {
      if (!isFromPost || target.startsWith('pages/')) {
        return {
          wrong: `\`${address}\` names a file. Links lead to addresses.`,
          instead: `Write \`${own}${query}${hash}\`.`,
        };
      }
      return wrongHash(pathname, parts, place, around) ?? wrongTime(place, file, around);
    }
    if (isFromPost) return noPost(pathname, hash, around);
  }
  if (isFromPost && around.site.files.includes(target)) return undefined;
  const own = meant(pathname, around);
  if (own !== undefined) {
    return {
      wrong: `\`${address}\` does not begin with /.`,
      instead: `Write \`${own}${query}${hash}\`.`,
    };
  }
  return isFromPost && isFile(pathname)
    ? noFileBeside(pathname, target, around.site)
    : noPage(`/${pathname.replace(/^(?:\.\.?\/)+/, '')}`, query + hash, around);
}
