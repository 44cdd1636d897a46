import path from 'node:path';
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
    if (isPreview() && frontMatter['draft'] === true) {
      // Docusaurus leaves drafts out of every build
      return {...parsed, frontMatter: {...frontMatter, draft: false, shownAsDraft: true}};
    }
    return parsed;
  };
}

/** `/fare-index` for `src/sections/FareIndex/FareIndex.mdx`. */
function handbookSlug(file: string): string {
  const {name} = path.parse(file);
  return name === 'index' ? '/' : `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
