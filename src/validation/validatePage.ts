import type * as z from 'zod';
import {byLocation, findCutTexts, parseFrontMatter, type FrontMatter} from './frontMatter';
import {pageSchema} from './pageSchema';
import type {Problem} from './problem';
import {validate, type ExplainKey} from './validate';

/** Validates the front matter of a page. */
export function validatePage(
  file: string,
  text: string,
  schema: z.ZodType = pageSchema,
): Problem[] {
  const {problems, frontMatter} = parseFrontMatter(file, text);
  if (!frontMatter) return problems;
  return validateKeys(file, frontMatter, schema).sort(byLocation);
}

/** Validates the keys of a page or post. A text that a # cuts to nothing is not empty as well. */
export function validateKeys(
  file: string,
  frontMatter: FrontMatter,
  schema: z.ZodType,
  explainKey?: ExplainKey,
): Problem[] {
  const cut = findCutTexts(file, frontMatter);
  const others = validate({file, ...frontMatter}, schema, explainKey).filter(({params}) =>
    cut.every((problem) => problem.params['key'] !== params['key']),
  );
  return [...others, ...cut];
}
