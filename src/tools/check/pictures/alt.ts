import path from 'node:path';

import {fileNamePattern} from '../../../plugins/responsive-images/remark';
import type {Use} from '../pictures';
import type {Finding} from '../place';

/** Screen readers read such a text in one go: nobody can pause in it. */
const longest = 150;

const opening =
  /^(?:(?:an?|the) )?(?:image|picture|photo|photograph|pic|graphic|screenshot)(?:(?: of| showing|:) *|$)/i;

/** Whether a text is the name of a file, as a camera or a person gives it. */
export function isFileName(text: string): boolean {
  return fileNamePattern.test(text.trim()) || /^(?:img|dsc|pxl)[-_]\w+$/i.test(text.trim());
}

/** What is wrong with the text that stands for a picture. */
export function wrongAlt({address, offset, alt, written}: Use): Finding[] {
  const text = alt?.text.trim() ?? '';
  const report = (finding: Omit<Finding, 'offset'>) => [
    {offset: alt?.offset ?? offset, ...finding},
  ];
  if (text === '') {
    return report({
      wrong: 'This picture has no alternative text, so people who do not see it are told nothing.',
      instead: `Write what it shows: ${written}`,
    });
  }
  if (isFileName(text) || text === path.posix.parse(address).name) {
    // Of a post's own picture, the newsroom tells.
    if (written === '') return [];
    return report({
      wrong: `"${text}" is a file's name, not a text that says what the picture shows.`,
      instead: `Write what it shows: ${written}`,
    });
  }
  const [begins] = opening.exec(text) ?? [];
  if (begins !== undefined) {
    const rest = text.slice(begins.length);
    return report({
      severity: 'warning',
      wrong: `The text begins with "${begins.trim()}", which screen readers say by themselves.`,
      instead: `Write: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
    });
  }
  const length = Array.from(text).length;
  if (length > longest) {
    return report({
      severity: 'warning',
      wrong: `The text has ${length} characters, which is long to listen to. Allowed are ${longest}.`,
      instead: `Leave out at least ${length - longest}.`,
    });
  }
  return [];
}
