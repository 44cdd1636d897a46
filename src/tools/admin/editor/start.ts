import './preferences';

import CMS from '@sveltia/cms';
import type {CmsConfig} from '@sveltia/cms';

import {DateField} from './DateField';
import {createFormat} from './format';

/**
 * Starts Sveltia CMS with our file format and date field.
 *
 * @param prepare - called with the name of each collection before the start
 */
export async function start(prepare: (collection: string) => void = () => {}): Promise<void> {
  CMS.registerCustomFormat('post-frontmatter', 'md', createFormat(false));
  CMS.registerCustomFormat('page-frontmatter', 'mdx', createFormat(true));
  CMS.registerFieldType('day', DateField);
  const response = await fetch('config.json');
  const config = (await response.json()) as CmsConfig;
  for (const {name = ''} of config.collections ?? []) prepare(name);
  await CMS.init({config});
}
