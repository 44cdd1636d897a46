import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {unescape} from 'node:querystring';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {readTagsAndAuthors, readFrontMatter} from '../check/frontMatter';
import {typeset} from '../check/markdown';
import {formatOf, normalise} from '../check/normalise';
import {ContentError} from '../check/problem';
import {typesetKeys} from '../check/schemas';
import {isPreview} from '../env';
import {hashOf} from './cache';
import {picturesFolder, socialCardName} from './responsive-images/variants';

/**
 * Docusaurus' parser, which also corrects and validates the front matter of pages and posts, gives handbook pages short
 * paths, names social cards, and in previews reads drafts as published posts.
 *
 * @throws ContentError with every problem in the front matter
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, filePath, fileContent}) => {
    const file = posixPath(path.relative(siteDir, filePath));
    if (file.startsWith('src/')) {
      const parsed = await defaultParseFrontMatter({filePath, fileContent});
      return {...parsed, frontMatter: {slug: handbookSlug(file), ...parsed.frontMatter}};
    }
    const text = normalise(fileContent, formatOf(file));
    const {entries} = readTagsAndAuthors((name) => readFileSync(path.join(siteDir, name), 'utf8'));
    const {problems} = readFrontMatter(file, text, entries);
    if (problems.length > 0) throw new ContentError(problems);

    const parsed = await defaultParseFrontMatter({filePath, fileContent: text});
    const {frontMatter} = parsed;
    for (const key of typesetKeys) {
      const words = frontMatter[key];
      if (typeof words === 'string') frontMatter[key] = typeset(words);
    }
    const image = await nameSocialCard(frontMatter['image'], siteDir, filePath);
    // Docusaurus leaves drafts out of every build
    const isShownDraft = isPreview() && frontMatter['draft'] === true;
    const draft = isShownDraft ? {draft: false, shownAsDraft: true} : {};
    return {...parsed, frontMatter: {...frontMatter, ...image, ...draft}};
  };
}

/** Docusaurus' own key, `image`, becomes the path of the image's social card. Other code reads `leadImage`. */
async function nameSocialCard(image: unknown, siteDir: string, page: string): Promise<object> {
  if (typeof image !== 'string') return {};
  const leadImage = unescape(image);
  const folder = leadImage.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(page);
  const file = path.join(folder, leadImage);
  if (!existsSync(file)) return {image: undefined, leadImage}; // responsive-images reports it
  const card = socialCardName({file, hash: hashOf(await readFile(file))});
  return {image: `/${picturesFolder}/${card}`, leadImage};
}

/** `/fare-index` for `src/sections/FareIndex/FareIndex.mdx`. */
function handbookSlug(file: string): string {
  const {name} = path.parse(file);
  return name === 'index' ? '/' : `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
