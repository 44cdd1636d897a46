import type * as z from 'zod';
import {byLocation, findCutTexts, parseFrontMatter} from './frontMatter';
import {pageSchema} from './pageSchema';
import type {Problem} from './problem';
import {validate} from './validate';

/** Validates the front matter of a page. */
export function validatePage(
  file: string,
  text: string,
  schema: z.ZodType = pageSchema,
): Problem[] {
  const {problems, frontMatter} = parseFrontMatter(file, text);
  if (!frontMatter) return problems;
  return [...validate({file, ...frontMatter}, schema), ...findCutTexts(file, frontMatter)].sort(
    byLocation,
  );
}
