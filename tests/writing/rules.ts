import {components} from '../../src/tools/check/components';
import {syntax} from '../../src/tools/check/syntax';
import {types} from '../../src/tools/check/types';

/** The rules of pages' code, all at once: a mistake is told by one of them. */
export const pageRules = [syntax, components, types];
