/**
 * The five rentals and what they start from, in rupees. Every price on the site comes from here.
 */
export const rentals = {
  airport: {name: 'Airport', icon: 'plane', from: 269},
  hourly: {name: 'Hourly', icon: 'clock', from: 269},
  shillong: {name: 'Shillong', icon: 'mountain', from: 269},
  railway: {name: 'Railway station', icon: 'train', from: 269},
  interdistrict: {name: 'Inter-district', icon: 'route', from: 699},
} as const;

export type RentalKey = keyof typeof rentals;

export const rentalKeys = Object.keys(rentals) as RentalKey[];

/** An hourly package: rupees and kilometres for each hour, and how many hours a car can be kept. */
export const hourly = {perHour: 269, kilometresPerHour: 10, maximumHours: 8} as const;

/** Minutes between booking a transfer and leaving. */
export const transferNoticeMinutes = 60;

/** Where a rental's section is. */
export function rentalAddress(rental: RentalKey): string {
  return `/ride#${rental}`;
}

/** Where a rental is booked: the home page's chooser, with that rental chosen. */
export function bookingAddress(rental?: RentalKey): string {
  return rental ? `/?rental=${rental}#book` : '/#book';
}

/**
 * What an hourly rental starts from.
 * @param hours - whole hours, 1 to {@link hourly.maximumHours}
 * @throws RangeError when a car cannot be kept that long
 */
export function hourlyFare(hours: number): {rupees: number; kilometres: number} {
  if (!Number.isInteger(hours) || hours < 1 || hours > hourly.maximumHours) {
    throw new RangeError(
      `A car is kept for 1 to ${hourly.maximumHours} whole hours, not ${hours}.`,
    );
  }
  return {rupees: hours * hourly.perHour, kilometres: hours * hourly.kilometresPerHour};
}

/** Rupees as India writes them, without a space and without paise: 2152 → "₹2,152", 150000 → "₹1,50,000". */
export function formatRupees(rupees: number): string {
  const digits = Math.round(Math.abs(rupees)).toString();
  const lastThree = digits.slice(-3);
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${rupees < 0 ? '−' : ''}₹${rest ? `${rest},` : ''}${lastThree}`;
}
