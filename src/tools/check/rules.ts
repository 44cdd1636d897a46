import {components} from './components';
import type {Rule} from './problem';
import {proseRules} from './proseRules';
import {syntax} from './syntax';
import {types} from './types';

/** Everything that is checked, in the order in which rules are told of the same place. */
export const rules: readonly Rule[] = [syntax, components, types, ...proseRules];
