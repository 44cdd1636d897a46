import {rentals, type RentalKey} from './fares';

/** A place on the map. */
export interface Place {
  name: string;
  /** Other spellings that visitors search for. They are not printed. */
  spellings: string;
  /** In degrees east and north. */
  position: readonly [longitude: number, latitude: number];
  /** The rental that goes there. */
  rental: RentalKey;
  /** Where its name is, in percent of the map's height from the top. A thread leads to it from the place. */
  label: {top: number; side?: 'right'};
}

/** Where EVO goes. The map draws each place from its position: add one here, and nothing else. */
export const places: readonly Place[] = [
  {
    name: 'Guwahati',
    spellings: 'gauhati gowahati guwahatti গুৱাহাটী গুয়াহাটি गुवाहाटी गौहाटी',
    position: [91.74, 26.14],
    rental: 'interdistrict',
    label: {top: 51, side: 'right'},
  },
  {
    name: 'Tezpur',
    spellings: 'তেজপুৰ तेजपुर',
    position: [92.79, 26.63],
    rental: 'interdistrict',
    label: {top: 27},
  },
  {
    name: 'Jorhat',
    spellings: 'যোৰহাট जोरहाट',
    position: [94.2, 26.75],
    rental: 'interdistrict',
    label: {top: 37, side: 'right'},
  },
  {
    name: 'Dibrugarh',
    spellings: 'ডিব্ৰুগড় डिब्रूगढ़ डिब्रूगढ़',
    position: [94.91, 27.48],
    rental: 'interdistrict',
    label: {top: 11},
  },
  {
    name: 'Silchar',
    spellings: 'শিলচৰ শিলচর सिलचर',
    position: [92.78, 24.83],
    rental: 'interdistrict',
    label: {top: 81, side: 'right'},
  },
  {
    name: 'Shillong',
    spellings: 'shilong শ্বিলং শিলং शिलांग शिलॉन्ग',
    position: [91.88, 25.57],
    rental: 'shillong',
    label: {top: 90},
  },
  {
    name: 'Cherrapunji',
    spellings: 'sohra cherrapunjee চেৰাপুঞ্জী चेरापूँजी चेरापूंजी',
    position: [91.72, 25.28],
    rental: 'shillong',
    label: {top: 82},
  },
  {
    name: 'Dawki',
    spellings: 'dauki ডাউকী डावकी डाउकी',
    position: [92.02, 25.19],
    rental: 'shillong',
    label: {top: 98},
  },
];

/** Towns that inter-district rentals go to, for example. */
export const towns: readonly string[] = places
  .filter(({rental}) => rental === 'interdistrict')
  .map(({name}) => name);

/** Whether a place is only a part of a rental, without a price of its own: Cherrapunji and Dawki. */
export function isPartOf(rental: RentalKey, place: string): boolean {
  return rental === 'shillong' && place !== rentals[rental].name;
}
