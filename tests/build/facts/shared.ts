import {formatRupees, rentals, type RentalKey} from '../../../src/company/fares';
import {figures, type Figure, type FigureKey} from '../../../src/company/figures';
import {text, type Fact} from '../fact';

/** Images without their versions at dusk, which the dark theme shows instead. */
export const dayImage = '.media:not(.media--dusk) img';

/** A target other than `#`. */
export const anywhere = /^(?!#$)./;

export const fare = (rental: RentalKey) => formatRupees(rentals[rental].from);

/** A figure of the company next to its label. */
export const figure = (key: FigureKey, label: string): Fact => {
  const {value, suffix = ''}: Figure = figures[key];
  return text(`${label} ${value}${suffix}`);
};
