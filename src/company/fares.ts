import type {Rental} from '../check/company';
import {byKey, entryOf} from './entries';
import data from './data/fares.json';

/** What the price of a rental is for: the owner's own words, or an hour. */
const noteOf = ({note, hours}: Rental): string | undefined =>
  note ?? (hours && `For 1 hour and ${hours.kilometresPerHour} km`);

// TypeScript reads the names of icons in JSON as any text
const list = (data.rentals as readonly Rental[]).map((rental) => ({
  ...rental,
  note: noteOf(rental),
}));

/** The rentals and their starting prices in rupees. Every page and the checker take prices from here. */
export const rentals = byKey(list, ({key}) => key);

export const rentalKeys = Object.keys(rentals);

/** Returns a rental. */
export const rentalOf = (key: string): Rental => entryOf(rentals, key);

/** Returns a rental's full name: "Airport rental". */
export function rentalTitle(rental: string): string {
  return `${rentalOf(rental).name} rental`;
}

/** Returns the path of a rental's section on the ride page. */
export function rentalPath(rental: string): string {
  return `/ride#${rental}`;
}

/** Returns the path of the home page's booking section, with a rental preselected. */
export function bookingPath(rental?: string): string {
  return rental ? `/?rental=${rental}#book` : '/#book';
}

/**
 * Returns the starting price and the distance of a rental by the hour.
 * @throws RangeError for hours that cannot be booked
 */
export function hourlyFare(rental: string, hours: number): {rupees: number; kilometres: number} {
  const {from, hours: range} = rentalOf(rental);
  if (!range || !Number.isInteger(hours) || hours < 1 || hours > range.maximum) {
    throw new RangeError(`Nobody can book the ${rental} rental for ${hours} hours.`);
  }
  return {rupees: hours * from, kilometres: hours * range.kilometresPerHour};
}

/** Formats rupees, grouped the Indian way: 150000 → "₹1,50,000". */
export function formatRupees(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}

/** Whether a price has more characters than most, such as ₹2,152, and is set smaller where it is large. */
export const isLongPrice = (price: string): boolean => price.length > 6;
