import {places} from './places';

/** Common words for what EVO offers, and the words that its pages use instead. */
const synonyms = {
  ride: 'taxi car hire rent',
  airport: 'flight terminal plane',
  station: 'train',
  driver: 'job jobs vacancy career salary work',
  delivery: 'parcel courier goods truck',
  contact: 'complaint support helpline number',
  charging: 'charger ev',
  price: 'rate rates cost tariff',
  language: 'assamese hindi',
};

/** A word that visitors search for → the site's own words. */
export const searchWords: ReadonlyMap<string, string> = new Map([
  ...places.flatMap(({name, spellings}) =>
    spellings.map((spelling): [string, string] => [spelling.toLowerCase(), name]),
  ),
  ...Object.entries(synonyms).flatMap(([word, others]) =>
    others.split(' ').map((other): [string, string] => [other, word]),
  ),
]);
