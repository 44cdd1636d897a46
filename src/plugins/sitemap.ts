import type {Options} from '@docusaurus/preset-classic';
import {languages} from '../company/languages';
import {baseUrl, origin} from '../company/site';

const alternates = [...languages, {code: 'x-default', path: languages[0].path}];
const links = alternates.map(({code, path}) => ({
  lang: code,
  url: origin + baseUrl + path.slice(1),
}));

type SitemapOptions = Exclude<Options['sitemap'], false | undefined>;

/** Adds the links between the pages of other languages to the sitemap. */
export const createSitemapItems: SitemapOptions['createSitemapItems'] = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  // Docusaurus passes `links` on to the package sitemap, although its own type does not have them
  return items.map((item) => (links.some(({url}) => url === item.url) ? {...item, links} : item));
};
