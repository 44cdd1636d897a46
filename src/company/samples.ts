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

/** Invented people in testimonials. */
export const samplePeople: readonly string[] = [
  'Ankita Baruah',
  'Daniel Lyngdoh',
  'Ritu Deka',
  'Bikash Kalita',
  'Mebanshan Syiem',
  'Rahul Boro',
  'Pranjal Saikia',
  'Banrap Kharkongor',
  'Jyotika Das',
];

/** Invented media outlets. */
export const sampleOutlets: readonly string[] = ['The Ninth Hill', 'Morning Ferry', 'Roadleaf'];
