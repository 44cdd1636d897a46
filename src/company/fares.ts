/** The five rentals and their starting prices in rupees. Every page and the checker take prices from here. */
export const rentals = {
  airport: {name: 'Airport', icon: 'plane', from: 269},
  hourly: {name: 'Hourly', icon: 'clock', from: 269},
  shillong: {name: 'Shillong', icon: 'mountain', from: 269},
  railway: {name: 'Railway station', icon: 'train', from: 269},
  interdistrict: {name: 'Inter-district', icon: 'route', from: 699},
} as const;

export type RentalKey = keyof typeof rentals;

export const rentalKeys = Object.keys(rentals) as RentalKey[];

/** Hourly rentals: rupees and kilometres per hour, and the maximum number of hours. */
export const hourly = {perHour: 269, kilometresPerHour: 10, maximumHours: 8} as const;

/** Minutes of notice that a transfer needs. Pages write it in words: search for "60 minutes" before you change it. */
export const transferNoticeMinutes = 60;

/** Returns the path of a rental's section on the ride page. */
export function rentalPath(rental: RentalKey): string {
  return `/ride#${rental}`;
}

/** Returns the path of the home page's booking section, with a rental preselected. */
export function bookingPath(rental?: RentalKey): string {
  return rental ? `/?rental=${rental}#book` : '/#book';
}

/**
 * Returns the starting price and the distance of an hourly rental.
 * @param hours - whole hours, 1 to {@link hourly.maximumHours}
 * @throws RangeError for other numbers of hours
 */
export function hourlyFare(hours: number): {rupees: number; kilometres: number} {
  if (!Number.isInteger(hours) || hours < 1 || hours > hourly.maximumHours) {
    throw new RangeError(
      `An hourly rental lasts 1 to ${hourly.maximumHours} whole hours, not ${hours}.`,
    );
  }
  return {rupees: hours * hourly.perHour, kilometres: hours * hourly.kilometresPerHour};
}

/** Formats rupees the Indian way, without a space and without paise: 2152 → "₹2,152", 150000 → "₹1,50,000". */
export function formatRupees(rupees: number): string {
  const digits = Math.round(Math.abs(rupees)).toString();
  const lastThree = digits.slice(-3);
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${rupees < 0 ? '−' : ''}₹${rest ? `${rest},` : ''}${lastThree}`;
}
