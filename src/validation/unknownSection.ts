import {findClosest} from './closest';
import {replace, type Texts} from './problem';
import {suggest} from './words';

/** Stops a build and is also reported by `npm run check`. */
export const unknownSection = {
  'unknown-section': ({name, known}: {name: string; known: readonly string[]}) => {
    const suggestion = findClosest(name, known);
    return {
      text: `Unknown section <${name}>.`,
      fix: suggest(suggestion && `<${suggestion}>`, `Use one of: ${known.join(', ')}.`),
      ...replace(`<${name}`, suggestion && `<${suggestion}`),
    };
  },
} satisfies Texts;
