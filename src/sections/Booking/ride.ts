import {formatRupees, hourlyFare, rentalOf} from '@site/src/company/fares';

/** A rental, and its hours if it is booked by the hour. */
export interface Ride {
  rental: string;
  hours?: number | undefined;
}

/** Returns a ride's starting price and the text before it. */
export function startingPrice({rental, hours}: Ride): {label: string; price: string} {
  if (!hours) return {label: 'Starting from', price: formatRupees(rentalOf(rental).from)};
  const {rupees, kilometres} = hourlyFare(rental, hours);
  const unit = hours === 1 ? 'hour' : 'hours';
  return {label: `${hours} ${unit}, ${kilometres} km, from`, price: formatRupees(rupees)};
}

/** Composes the message that asks for a ride, with blanks for what the desk needs to book it. */
export function composeMessage(ride: Ride | undefined): string {
  const blanks = 'Pickup: … Drop-off: … Date and time: …';
  if (!ride) return `Hello EVO, please book a ride. Rental: … ${blanks}`;
  const {label, price} = startingPrice(ride);
  const details = ride.hours ? `: ${label} ${price}` : `, from ${price}`;
  return `Hello EVO, please book ${rentalOf(ride.rental).inSentence}${details}. ${blanks}`;
}
