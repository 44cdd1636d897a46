import type {RentalKey} from './fares';
import {ownerFacts} from './ownerFacts';

/** A place on the map. */
export interface Place {
  name: string;
  /** Other spellings that visitors search for. They are not printed. */
  spellings: readonly string[];
  /** In degrees east. */
  longitude: number;
  /** In degrees north. */
  latitude: number;
  /** The rental that goes there. */
  rental: RentalKey;
  /** What to print instead of the rental and its price, where another place has them. */
  note?: string;
  /** Where its name is, in percent of the map's height from the top. A thread leads to it from the place. */
  label: number;
  /** Whether its name is to the right of the thread. */
  labelRight?: boolean;
}

/** Where EVO goes. The map draws each place from its position: add one here, and nothing else. */
export const places: readonly Place[] = [
  {
    name: 'Guwahati',
    spellings: ['gauhati', 'gowahati', 'guwahatti', 'গুৱাহাটী', 'গুয়াহাটি', 'गुवाहाटी', 'गौहाटी'],
    longitude: 91.74,
    latitude: 26.14,
    rental: 'interdistrict',
    label: 51,
    labelRight: true,
  },
  {
    name: 'Tezpur',
    spellings: ['তেজপুৰ', 'तेजपुर'],
    longitude: 92.79,
    latitude: 26.63,
    rental: 'interdistrict',
    label: 27,
  },
  {
    name: 'Jorhat',
    spellings: ['যোৰহাট', 'जोरहाट'],
    longitude: 94.2,
    latitude: 26.75,
    rental: 'interdistrict',
    label: 37,
    labelRight: true,
  },
  {
    name: 'Dibrugarh',
    spellings: ['ডিব্ৰুগড়', 'डिब्रूगढ़', 'डिब्रूगढ़'],
    longitude: 94.91,
    latitude: 27.48,
    rental: 'interdistrict',
    label: 11,
  },
  {
    name: 'Silchar',
    spellings: ['শিলচৰ', 'শিলচর', 'सिलचर'],
    longitude: 92.78,
    latitude: 24.83,
    rental: 'interdistrict',
    label: 81,
    labelRight: true,
  },
  {
    name: 'Shillong',
    spellings: ['shilong', 'শ্বিলং', 'শিলং', 'शिलांग', 'शिलॉन्ग'],
    longitude: 91.88,
    latitude: 25.57,
    rental: 'shillong',
    label: 90,
  },
  {
    name: 'Cherrapunji',
    spellings: ['sohra', 'cherrapunjee', 'চেৰাপুঞ্জী', 'चेरापूँजी', 'चेरापूंजी'],
    longitude: 91.72,
    latitude: 25.28,
    rental: 'shillong',
    note: 'Part of the Shillong rental',
    label: 82,
  },
  {
    name: 'Dawki',
    spellings: ['dauki', 'ডাউকী', 'डावकी', 'डाउकी'],
    longitude: 92.02,
    latitude: 25.19,
    rental: 'shillong',
    note: 'Part of the Shillong rental',
    label: 98,
  },
];

/** Towns that inter-district rentals go to, for example. */
export const towns: readonly string[] = places
  .filter(({rental}) => rental === 'interdistrict')
  .map(({name}) => name);

/** The places that a rental serves, with a label. They are undefined until the owner has supplied them. */
export function areaOf(rental: RentalKey): {label: string; names: readonly string[] | undefined} {
  const {airports, cities, shillongStarts, stations} = ownerFacts;
  const areas = {
    airport: {label: 'Airports', names: airports},
    hourly: {label: 'Cities', names: cities},
    shillong: {label: 'Starts in', names: shillongStarts},
    railway: {label: 'Stations', names: stations},
    interdistrict: {label: 'For example', names: towns},
  };
  return areas[rental];
}
