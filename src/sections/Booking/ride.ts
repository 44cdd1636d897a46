import {formatRupees, hourly, hourlyFare, rentals, type RentalKey} from '@site/src/company/fares';

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
    return {label: 'Starting from', price: formatRupees(rentals[rental].from)};
  }
  const {rupees, kilometres} = hourlyFare(hours);
  const label =
    hours === 1 ? `1 hour, ${kilometres} km, from` : `${hours} hours, ${kilometres} km, from`;
  return {label, price: formatRupees(rupees)};
}

/** Composes the message that asks for a ride, with blanks for what the desk needs to book it. */
export function composeMessage({rental, hours}: Ride): string {
  const {label, price} = startingPrice({rental, hours});
  const name = rentals[rental].inSentence;
  const request =
    hours === undefined
      ? `Hello EVO, please book ${name}, from ${price}.`
      : `Hello EVO, please book ${name}: ${label} ${price}.`;
  return `${request} Pickup: … Drop-off: … Date and time: …`;
}
