import type {ClientKey} from './clients';

/*
 * What is invented on the site, until launch: previews mark it, and a release build refuses it.
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

/** Invented media outlets. */
export const sampleOutlets: readonly string[] = ['The Ninth Hill', 'Morning Ferry', 'Roadleaf'];
