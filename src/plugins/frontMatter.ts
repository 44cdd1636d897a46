import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {unescape} from 'node:querystring';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isPreview} from '../env';
import {handbookPageSchema} from '../validation/pageSchema';
import {positionIn} from '../validation/position';
import {ContentError} from '../validation/problem';
import {validatePage} from '../validation/validatePage';
import {hashOf} from './cache';
import {picturesFolder, socialCardName} from './responsive-images/variants';

/**
 * Docusaurus' parser, which also validates pages, gives handbook pages short paths, names social cards, and in previews
 * reads drafts as published posts. The newsroom validates posts.
 *
 * @throws ContentError with every problem in the front matter of a page
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const {file} = positionIn(siteDir, params.filePath, undefined);
    const isHandbook = file.startsWith('src/');
    if (isHandbook || file.startsWith('pages/')) {
      const schema = isHandbook ? handbookPageSchema : undefined;
      const problems = validatePage(file, params.fileContent, schema);
      if (problems.length > 0) throw new ContentError(problems);
    }

    const parsed = await defaultParseFrontMatter(params);
    const {frontMatter} = parsed;
    if (isHandbook) {
      return {...parsed, frontMatter: {slug: handbookSlug(file), ...frontMatter}};
    }
    const image = await nameSocialCard(frontMatter['image'], siteDir, params.filePath);
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
