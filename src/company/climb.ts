/**
 * The stops of the road into the hills. Altitudes are in metres above sea level; stops without one are at the foot.
 *
 * Sources: Shillong: North-Eastern Hill University, nehu.ac.in/SAIF/about_shillong.php (average altitude, 4,908 ft).
 * Cherrapunji: the weather observatory in the town, cherrapunjee.com/cherrapunjee-rain. The 1,484 m that the World
 * Meteorological Organization gives (press release 988, 2014) are the average of the plateau.
 */
export const climb: readonly Stop[] = [
  {
    name: 'The plains',
    position: {x: '7%', y: '90%'},
    label: {top: '30%', side: 'right'},
    note: 'Assam',
  },
  {
    name: 'Shillong',
    position: {x: '42%', y: '44%'},
    label: {top: '8%', side: 'left'},
    altitude: 1496,
    rental: 'shillong',
  },
  {
    name: 'Cherrapunji',
    position: {x: '62%', y: '50%'},
    label: {top: '8%', side: 'right'},
    altitude: 1313,
    rental: 'shillong',
  },
  {
    name: 'Dawki',
    position: {x: '95%', y: '90%'},
    label: {top: '30%', side: 'left'},
    rental: 'shillong',
  },
];

export interface Stop {
  name: string;
  /** On the drawing, in percent of its width and height from its upper left corner. Heights are to scale. */
  position: {x: string; y: string};
  /** Where its name is, in percent of the drawing's height from the top, beside its thread. */
  label: {top: string; side: 'left' | 'right'};
  altitude?: number;
  /** What to print instead of an altitude. */
  note?: string;
  /** The rental that covers it. */
  rental?: string;
}
