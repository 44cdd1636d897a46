import {translate} from '@docusaurus/Translate';
import {formatRupees, hourly, hourlyFare, rentals} from '@site/src/company/fares';
import type {RentalKey} from '@site/src/company/fares';

/** A rental, and its hours if it is booked by the hour. */
export interface Ride {
  rental: RentalKey;
  hours?: number | undefined;
}

/** The hours that can be booked: 1, 2, … */
export const hourOptions = Array.from({length: hourly.maximumHours}, (_, index) => index + 1);

/** Returns the rides of a rental: one per number of hours, or a single one. */
export function ridesOf(rental: RentalKey): Ride[] {
  return rental === 'hourly' ? hourOptions.map((hours) => ({rental, hours})) : [{rental}];
}

/** Returns a ride's starting price and the text before it. */
export function startingPrice({rental, hours}: Ride): {label: string; price: string} {
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

/** Composes the message that asks for a ride. */
export function composeMessage(title: string, ride: Ride): string {
  const {hours} = ride;
  const {price} = startingPrice(ride);
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
