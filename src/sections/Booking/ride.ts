import {translate} from '@docusaurus/Translate';
import {formatRupees, hourly, hourlyFare, rentals} from '@site/src/company/fares';
import type {RentalKey} from '@site/src/company/fares';

/** A choice on the desk. */
export interface Ride {
  rental: RentalKey;
  /** Of a rental by the hour. */
  hours?: number | undefined;
}

/** The hours for which a car can be kept: 1, 2, … */
export const hourChoices = Array.from({length: hourly.maximumHours}, (_, index) => index + 1);

/** What can be chosen of a rental: as many rides as hours, or one. */
export function ridesOf(rental: RentalKey): Ride[] {
  return rental === 'hourly' ? hourChoices.map((hours) => ({rental, hours})) : [{rental}];
}

/** What a ride starts from: the words before the price, and the price. */
export function startOf({rental, hours}: Ride): {label: string; price: string} {
  if (hours === undefined) {
    return {
      label: translate({id: 'price.startingFrom', message: 'Starting from'}),
      price: formatRupees(rentals[rental].from),
    };
  }
  const {rupees, kilometres} = hourlyFare(hours);
  const label =
    hours === 1
      ? translate({id: 'booking.hour', message: '1 hour, {kilometres} km, from'}, {kilometres})
      : translate(
          {id: 'booking.hours', message: '{hours} hours, {kilometres} km, from'},
          {hours, kilometres},
        );
  return {label, price: formatRupees(rupees)};
}

/** The message that asks for a ride. */
export function composeMessage(title: string, ride: Ride): string {
  const {hours} = ride;
  const {price} = startOf(ride);
  if (hours === undefined) {
    return translate(
      {id: 'booking.message', message: 'I would like to book: {title}, from {price}.'},
      {title, price},
    );
  }
  return translate(
    {
      id: 'booking.message.hourly',
      message: 'I would like to book: {title}, {hours} h, {kilometres} km, from {price}.',
    },
    {title, hours, kilometres: hourlyFare(hours).kilometres, price},
  );
}
