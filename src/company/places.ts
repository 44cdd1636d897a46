import type {RentalKey} from './fares';

/** Where EVO goes. The map draws each place from its position: add one here, and nothing else. */
export const places = [
  {
    name: 'Anywhere in Assam',
    longitude: 94.1,
    latitude: 27,
    rental: 'interdistrict',
    label: 11,
  },
  {name: 'Shillong', longitude: 91.88, latitude: 25.57, rental: 'shillong', label: 90},
  {name: 'Cherrapunji', longitude: 91.72, latitude: 25.28, rental: 'shillong', label: 82},
  {name: 'Dawki', longitude: 92.02, latitude: 25.19, rental: 'shillong', label: 98},
] as const satisfies readonly Place[];

interface Place {
  name: string;
  /** In degrees east. */
  longitude: number;
  /** In degrees north. */
  latitude: number;
  /** The rental that goes there. */
  rental: RentalKey;
  /** Where its name is, in percent of the map's height from the top. A thread leads to it from the place. */
  label: number;
}
