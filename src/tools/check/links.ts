import {addressesOf} from './addresses';
import {pagesOf, postsOf} from './files';
import {wrongAddress} from './links/address';
import {wrongWords} from './links/words';
import {problemAt, textOf} from './place';
import type {Finding} from './place';
import type {Rule} from './problem';
import {referencesOf} from './references';
import type {Reference} from './references';

/** Links lead to a page, a place on it, a post or a file that is there, by the shortest way, and say where they lead. */
export const links: Rule = (site) => {
  const places = addressesOf(site);
  return [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
    const text = textOf(site, file);
    return referencesOf(site, file)
      .flatMap((reference) => wrongLink(reference, {site, places}))
      .sort((a, b) => a.offset - b.offset)
      .map((finding) => problemAt(file, text, finding));
  });
};

function wrongLink(reference: Reference, around: Parameters<typeof wrongAddress>[1]): Finding[] {
  const {offset, start, address, words} = reference;
  const findings: Finding[] = [];
  const inAddress = wrongAddress(reference, around);
  if (inAddress) findings.push({offset, ...inAddress});
  const inWords = wrongWords(reference);
  // An address that is shown is told of once.
  if (inWords && !(inAddress && words === address)) findings.push({offset: start, ...inWords});
  return findings;
}
