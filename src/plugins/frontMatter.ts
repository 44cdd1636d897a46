import path from 'node:path';
import {unescape} from 'node:querystring';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isPreview} from '../env';
import {handbookPageSchema} from '../validation/pageSchema';
import {positionIn} from '../validation/position';
import {ContentError} from '../validation/problem';
import {validatePage} from '../validation/validatePage';

/**
 * Docusaurus' parser, which also validates pages, gives handbook pages short paths, and in previews reads drafts as
 * published posts. The newsroom validates posts.
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
    const image = encodeImage(frontMatter['image']);
    // Docusaurus leaves drafts out of every build
    const isShownDraft = isPreview() && frontMatter['draft'] === true;
    const draft = isShownDraft ? {draft: false, shownAsDraft: true} : {};
    return {...parsed, frontMatter: {...frontMatter, ...image, ...draft}};
  };
}

/** An image whose name has spaces or letters of other scripts, which Docusaurus does not accept in a relative path. */
function encodeImage(image: unknown): object {
  if (typeof image !== 'string' || /^[\w./:-]*$/.test(image)) return {};
  return image.startsWith('/')
    ? {image: encodeURI(image)}
    : {image: undefined, leadImage: unescape(image)};
}

/** `/fare-index` for `src/sections/FareIndex/FareIndex.mdx`. */
function handbookSlug(file: string): string {
  const {name} = path.parse(file);
  return name === 'index' ? '/' : `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
