import type {RentalKey} from './fares';

/**
 * The stops of the road into the hills. Altitudes are in metres above sea level; stops without one are at the hills' foot.
 *
 * Sources: Shillong: North-Eastern Hill University, nehu.ac.in/SAIF/about_shillong.php (average altitude, 4,908 ft).
 * Cherrapunji: the weather observatory in the town, cherrapunjee.com/cherrapunjee-rain. The 1,484 m that the World
 * Meteorological Organization gives (press release 988, 2014) are the average of the plateau.
 */
export const climb = [
  {name: 'The plains', note: 'Assam'},
  {name: 'Shillong', altitude: 1496, rental: 'shillong'},
  {name: 'Cherrapunji', altitude: 1313, rental: 'shillong'},
  {name: 'Dawki', rental: 'shillong'},
] as const satisfies readonly Stop[];

export interface Stop {
  name: string;
  altitude?: number;
  /** What to print instead of an altitude. */
  note?: string;
  /** The rental that covers it. */
  rental?: RentalKey;
}
