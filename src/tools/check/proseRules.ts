import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {house} from './house';
import {links} from './links';
import {names} from './names';
import {pictures} from './pictures';
import type {Rule} from './problem';
import {spelling} from './spelling';

/** The rules of words: what pages and posts say, and what they name. */
export const proseRules: readonly Rule[] = [
  frontMatter,
  names,
  links,
  pictures,
  headings,
  house,
  spelling,
];
