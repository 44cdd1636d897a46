import {rentals} from './fares';

/** A place on the map. */
export interface Place {
  name: string;
  /** In percent of the map's width and height, from its upper left corner. */
  position: {x: string; y: string};
  /** The rental that goes there. */
  rental: string;
  /** Where its name is, in percent of the map's height from the top. A thread leads to it from the place. */
  label: {top: string; side: 'left' | 'right'};
}

const everyPlace: readonly Place[] = [
  {
    name: 'Guwahati',
    position: {x: '33.2%', y: '48.8%'},
    rental: 'interdistrict',
    label: {top: '51%', side: 'right'},
  },
  {
    name: 'Tezpur',
    position: {x: '49.1%', y: '36.7%'},
    rental: 'interdistrict',
    label: {top: '27%', side: 'left'},
  },
  {
    name: 'Jorhat',
    position: {x: '70.5%', y: '33.7%'},
    rental: 'interdistrict',
    label: {top: '37%', side: 'right'},
  },
  {
    name: 'Dibrugarh',
    position: {x: '81.2%', y: '15.5%'},
    rental: 'interdistrict',
    label: {top: '11%', side: 'left'},
  },
  {
    name: 'Silchar',
    position: {x: '48.9%', y: '81%'},
    rental: 'interdistrict',
    label: {top: '81%', side: 'right'},
  },
  {
    name: 'Shillong',
    position: {x: '35.3%', y: '62.9%'},
    rental: 'shillong',
    label: {top: '90%', side: 'left'},
  },
  {
    name: 'Cherrapunji',
    position: {x: '32.9%', y: '70%'},
    rental: 'shillong',
    label: {top: '82%', side: 'left'},
  },
  {
    name: 'Dawki',
    position: {x: '37.4%', y: '72.2%'},
    rental: 'shillong',
    label: {top: '98%', side: 'left'},
  },
];

/** Where EVO goes. The map, its list, the search and the structured data show what is here. */
export const places = everyPlace.filter(({rental}) => rental in rentals);

/** Towns that inter-district rentals go to, for example. */
export const towns: readonly string[] = places
  .filter(({rental}) => rental === 'interdistrict')
  .map(({name}) => name);

/** Whether a place is only a part of a rental, without a price of its own: Cherrapunji and Dawki. */
export function isPartOf(rental: string, place: string): boolean {
  return rental === 'shillong' && place !== rentals[rental]?.name;
}
