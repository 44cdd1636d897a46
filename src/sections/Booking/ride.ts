import {formatRupees, hourly, hourlyFare, rentals, type RentalKey} from '@site/src/company/fares';

/** A rental, and its hours if it is booked by the hour. */
export interface Ride {
  rental: RentalKey;
  hours?: number | undefined;
}

export const hourOptions = Array.from({length: hourly.maximumHours}, (_, index) => index + 1);

/** Returns a ride's starting price and the text before it. */
export function startingPrice({rental, hours}: Ride): {label: string; price: string} {
  if (!hours) return {label: 'Starting from', price: formatRupees(rentals[rental].from)};
  const {rupees, kilometres} = hourlyFare(hours);
  const unit = hours === 1 ? 'hour' : 'hours';
  return {label: `${hours} ${unit}, ${kilometres} km, from`, price: formatRupees(rupees)};
}

/** Composes the message that asks for a ride, with blanks for what the desk needs to book it. */
export function composeMessage(ride: Ride | undefined): string {
  const blanks = 'Pickup: … Drop-off: … Date and time: …';
  if (!ride) return `Hello EVO, please book a ride. Rental: … ${blanks}`;
  const {label, price} = startingPrice(ride);
  const details = ride.hours ? `: ${label} ${price}` : `, from ${price}`;
  return `Hello EVO, please book ${rentals[ride.rental].inSentence}${details}. ${blanks}`;
}
