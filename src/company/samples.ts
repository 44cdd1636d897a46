import type {ClientKey} from './clients';

/*
 * What is invented on the site, until launch: every build marks it, and a release build refuses it. Posts say so in
 * their front matter: `sample: true`.
 */

/** Invented clients. Remove a key when a real client replaces the sample. */
export const sampleClients: readonly ClientKey[] = [
  'luitline',
  'bluehill',
  'norlang',
  'deodar',
  'sunbird',
  'tezora',
];

/** Real people who agreed to be quoted in testimonials, by the names there. All others are invented. */
export const quotedPeople: readonly string[] = [];
