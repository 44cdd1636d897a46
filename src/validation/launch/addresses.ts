import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProblem, startOfFile, type Problem, type Texts} from '../problem';

const texts = {
  'address-unlisted': ({addresses}: {addresses: readonly string[]}) => ({
    text: `Published, but missing from this list: ${addresses.join(', ')}.`,
    fix: 'Run npm run check -- --update, and commit the list.',
    severity: 'warning',
  }),
} satisfies Texts;

/** The list of every address that was ever published, one a line, sorted. It only grows. */
export const addressList = 'src/validation/launch/addresses.txt';

/** Reads the list. */
export function readAddresses(siteDir: string): string[] {
  return readFileSync(path.join(siteDir, addressList), 'utf8').split(/\r?\n/).filter(Boolean);
}

/** Warns about published addresses that the list does not have. */
export function findUnlisted(siteDir: string, published: readonly string[]): Problem[] {
  const addresses = missingFrom(readAddresses(siteDir), published);
  const position = startOfFile(addressList);
  return addresses.length > 0
    ? [createProblem(texts, 'address-unlisted', position, {addresses})]
    : [];
}

/** Adds published addresses to the list, and returns those that were missing. */
export function addAddresses(siteDir: string, published: readonly string[]): string[] {
  const listed = readAddresses(siteDir);
  const missing = missingFrom(listed, published);
  const lines = [...listed, ...missing].sort();
  writeFileSync(path.join(siteDir, addressList), `${lines.join('\n')}\n`);
  return missing;
}

function missingFrom(listed: readonly string[], published: readonly string[]): string[] {
  const known = new Set(listed);
  return published.filter((address) => !known.has(address));
}
