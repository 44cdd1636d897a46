import {addressesOf} from './addresses';
import {anchorsOf} from './anchors';
import {pagesOf, postsOf} from './files';
import {wrongAddress} from './links/address';
import {wrongWords} from './links/words';
import {problemAt, textOf} from './place';
import type {Finding} from './place';
import type {Rule, Site} from './problem';
import {referencesOf} from './references';
import type {Reference} from './references';

/** Links lead to a page, a place on it, a post or a file that is there, by the shortest way, and say where they lead. */
export const links: Rule = (site) => {
  const places = addressesOf(site);
  return [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
    const text = textOf(site, file);
    return [
      ...wrongAnchors(site, file),
      ...referencesOf(site, file).flatMap((reference) => wrongLink(reference, {site, places})),
    ]
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

/** Addresses of sections that nobody can link to. */
function wrongAnchors(site: Site, file: string): Finding[] {
  const seen = new Set<string>();
  return anchorsOf(site, file).flatMap(({id, offset, chosen}): Finding[] => {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (chosen && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      const mended = id
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      return [
        {
          offset,
          wrong: `The address \`${id}\` has more in it than small letters, digits and hyphens.`,
          instead: mended ? `Write \`${mended}\`.` : 'Write one like `how-to-join`.',
        },
      ];
    }
    if (!isRepeated) return [];
    return [
      {
        offset,
        wrong: `This page has two places called \`${id}\`, so links lead to the first alone.`,
        instead: 'Give one of them another name.',
      },
    ];
  });
}
