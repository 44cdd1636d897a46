import {findClosest} from '../../../validation/closest';
import {postFiles, writtenFiles} from '../../../validation/files';
import {parseFrontMatter} from '../../../validation/frontMatter';
import {addressList, readAddresses} from '../../../validation/launch/addresses';
import type {Texts} from '../../../validation/problem';
import {redirects} from '../../../hosting/redirects';
import {contentRule, type ContentFiles} from '../content';
import {createSiteMap, unpublished} from '../siteMap';

const texts = {
  'address-lost': ({address, target}: {address: string; target: string}) => ({
    text: `${address} was published and now leads nowhere.`,
    fix: `Add '${address}': '${target}' to redirects in src/hosting/redirects.ts. Delete this line only if nobody ever saw the page.`,
  }),
} satisfies Texts;

/** Every address that visitors can open today, with those that redirect. Scheduled posts and drafts have none yet. */
export function publishedAddresses(content: ContentFiles): string[] {
  const isHidden = (file: string) => unpublished(content, file) !== undefined;
  const hidden = new Set(writtenFiles(content).filter(isHidden));
  const files = content.files.filter((file) => !hidden.has(file));
  return [...createSiteMap({...content, files}).keys(), ...Object.keys(redirects)];
}

/** Every address that was ever published is a page or redirects. */
export const addresses = contentRule(texts, (content, report) => {
  // Topics and lists are unknown while a post cannot be read
  const isReadable = (file: string) => parseFrontMatter(file, content.read(file)).frontMatter;
  if (!postFiles(content).every(isReadable)) return;
  const published = publishedAddresses(content);
  for (const [index, address] of readAddresses(content.siteDir).entries()) {
    if (published.includes(address)) continue;
    const target = findClosest(address, published) ?? '/the-page-that-replaces-it';
    report('address-lost', {file: addressList, line: index + 1, column: 1}, {address, target});
  }
});
