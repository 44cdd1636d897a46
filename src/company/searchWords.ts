import {places} from './places';

/** The words of the site, with common words for the same thing. */
const synonyms = {
  cab: 'taxi car',
  rental: 'hire rent',
  airport: 'flight terminal plane',
  station: 'train',
  'driver partner': 'job jobs vacancy career salary work',
  delivery: 'parcel courier goods truck',
  contact: 'complaint support helpline number',
  charging: 'charger ev',
  price: 'rate rates cost tariff',
  taxes: 'gst tax',
  language: 'assamese hindi',
};

const spellings = Object.fromEntries(places.map((place) => [place.name, place.spellings]));

/** A word that visitors search for → the site's own words. */
export const searchWords: ReadonlyMap<string, string> = new Map(
  Object.entries({...synonyms, ...spellings}).flatMap(([words, others]) =>
    others.split(' ').map((other) => [other, words]),
  ),
);
