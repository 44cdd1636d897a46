import {components} from '../../tools/check/components';
import {syntax} from '../../tools/check/syntax';
import {types} from '../../tools/check/types';

/** The rules of pages' code, all at once: a mistake is told by one of them. */
export const pageRules = [syntax, components, types];
