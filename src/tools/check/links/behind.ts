import {rentalKeys} from '../../../company/fares';
import {nearest} from '../../../plugins/message';
import {list as listed} from '../../../content/messages/message';
import type {Place} from '../addresses';
import type {Around, Parts, Saying} from './saying';
import {dayInWords, notPublic} from './published';

/** A rental that the booking guide does not know. */
export function wrongRental({pathname, query, hash}: Parts): Saying | undefined {
  const [, rental] = /[?&]rental=([^&]*)/.exec(query) ?? [];
  if (pathname !== '/' || rental === undefined) return undefined;
  if (rentalKeys.some((key) => key === rental)) return undefined;
  const near = nearest(rental, rentalKeys);
  return {
    wrong: `There is no rental \`${rental}\` to be chosen.`,
    instead: near
      ? `Did you mean \`/?rental=${near}${hash}\`?`
      : `The rentals are ${listed(rentalKeys)}.`,
  };
}

/** A place in a page that is not there. @param pathname - as the link says it; empty on the page itself */
export function wrongHash(
  pathname: string,
  {query, hash}: Parts,
  {anchors}: Partial<Place>,
  {places}: Around,
): Saying | undefined {
  if (hash === '' || anchors === undefined) return undefined;
  const id = decoded(hash.slice(1));
  const before = `${pathname}${query}#`;
  if (id === '')
    return {wrong: 'There is nothing behind the #.', instead: `Write \`${pathname}\`.`};
  if (anchors.has(id)) return undefined;
  const wrong = `${pathname === '' ? 'This page' : `\`${pathname}\``} has no section \`#${id}\`.`;
  const elsewhere = [...places].find(([, place]) => place.anchors?.has(id))?.[0];
  if (elsewhere !== undefined) return {wrong, instead: `Did you mean \`${elsewhere}#${id}\`?`};
  const near = nearest(id, anchors) ?? [...anchors].find((anchor) => anchor.includes(id));
  if (near !== undefined) return {wrong, instead: `Did you mean \`${before}${near}\`?`};
  return {
    wrong,
    instead:
      anchors.size > 0
        ? `Its sections are ${listed([...anchors].map((anchor) => `#${anchor}`))}.`
        : 'Leave out the # and what is behind it: no section there has an address.',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link to a post that is not public when the page it stands on is. */
export function wrongTime({file: target}: Place, file: string, {site}: Around): Saying | undefined {
  const coming = target === undefined ? undefined : notPublic(site, target);
  if (coming === undefined) return undefined;
  const own = notPublic(site, file);
  if (own === 'draft') return undefined;
  if (coming === 'draft') {
    return {
      wrong: 'That post is a draft, so the link leads nowhere.',
      instead: 'Add the link when the post is no draft any more.',
    };
  }
  if (own && own.day >= coming.day) return undefined;
  const day = dayInWords(coming.day);
  return {
    wrong: `That post is not public before ${day}, so until then the link leads nowhere.`,
    instead: `Add the link on ${day}.`,
  };
}
