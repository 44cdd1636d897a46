import {expect, test} from 'vitest';

import {formatProblem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {facts} from '../../src/tools/check/rules/facts';
import {siteDir} from './fixtures';

/** What the check reports about a company file in which a text is replaced. */
async function check(file: string, text: string, replacement: string): Promise<string[]> {
  const before = loadContent(siteDir).read(file);
  expect(before).toContain(text);
  const content = loadContent(siteDir, {[file]: before.replace(text, replacement)});
  return (await facts(content)).map(formatProblem);
}

test.each([
  [
    'src/company/contact.ts',
    'email:',
    'emial:',
    'src/company/contact.ts:5:3  Unknown key `emial`.\n→ Did you mean `email`?',
  ],
  [
    'src/company/contact.ts',
    'email:',
    'openingHours: 24,\n  email:',
    'src/company/contact.ts:5:3  Unknown key `openingHours`.\n→ Delete the line, or use one of: phone, email, address.',
  ],
  [
    'src/company/fares.ts',
    'from: 269',
    'form: 269',
    'src/company/fares.ts:7:5  Unknown key `form`.\n→ Did you mean `from`?',
  ],
  [
    'src/company/ownerFacts.ts',
    'coordinates: undefined',
    "coordinates: '26.1 N'",
    "src/company/ownerFacts.ts:31:3  This fact does not have the form that pages expect: Type '\"26.1 N\"' is not assignable to type '`${number},${number}`'.\n→ Write it like the entries beside it, and as the comment above it says.",
  ],
])('%s with %s as %j', async (file, text, replacement, expected) => {
  expect(await check(file, text, replacement)).toEqual([expected]);
});
