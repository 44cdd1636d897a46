/** The five rentals and their starting prices in rupees. Every page and the checker take prices from here. */
export const rentals = {
  airport: {
    name: 'Airport',
    inSentence: 'an airport rental',
    icon: 'plane',
    from: 269,
    note: 'Book 60 minutes ahead',
  },
  hourly: {
    name: 'Hourly',
    inSentence: 'an hourly rental',
    icon: 'clock',
    from: 269,
    note: 'For 1 hour and 10 km',
  },
  shillong: {
    name: 'Shillong',
    inSentence: 'a Shillong rental',
    icon: 'mountain',
    from: 269,
    note: 'Covers Dawki and Cherrapunji',
  },
  railway: {
    name: 'Railway station',
    inSentence: 'a railway station rental',
    icon: 'train',
    from: 269,
    note: 'Book 60 minutes ahead',
  },
  interdistrict: {
    name: 'Inter-district',
    inSentence: 'an inter-district rental',
    icon: 'route',
    from: 699,
    note: 'Shared, anywhere in Assam',
  },
} as const satisfies Record<string, Rental>;

interface Rental {
  name: string;
  /** Its name in the message that books it. */
  inSentence: string;
  icon: string;
  /** The starting price in rupees. */
  from: number;
  /** What to know beside the starting price: its unit, the notice or the area. */
  note: string;
}

export type RentalKey = keyof typeof rentals;

export const rentalKeys = Object.keys(rentals) as RentalKey[];

/** Hourly rentals: kilometres per hour, and the maximum number of hours. */
export const hourly = {kilometresPerHour: 10, maximumHours: 8} as const;

/** Returns a rental's full name: "Airport rental". */
export function rentalTitle(rental: RentalKey): string {
  return `${rentals[rental].name} rental`;
}

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
  return {rupees: hours * rentals.hourly.from, kilometres: hours * hourly.kilometresPerHour};
}

/** Formats rupees the Indian way, without a space and without paise: 2152 → "₹2,152", 150000 → "₹1,50,000". */
export function formatRupees(rupees: number): string {
  const digits = Math.round(Math.abs(rupees)).toString();
  const lastThree = digits.slice(-3);
  const rest = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${rupees < 0 ? '−' : ''}₹${rest ? `${rest},` : ''}${lastThree}`;
}
