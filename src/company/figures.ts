/**
 * The owner's claims in figures, written as the owner writes them. Pages name a figure by its key: `<Stat of="cities">`.
 */
export const figures = {
  happyRiders: {value: '1.8', suffix: ' million+'},
  cleanKilometres: {value: '650', suffix: ' million+'},
  carbonSaved: {value: '43K+'},
  support: {value: '24/7'},
  yearsOfService: {value: '5+'},
  activeUsers: {value: '50K+'},
  cities: {value: '100+'},
  electricVehicles: {value: '1,000+'},
  corporateClients: {value: '500+'},
  satisfaction: {value: '98%'},
  co2Saved: {value: '26K+'},
  chargingSessions: {value: '9,000,000+'},
  chargingStations: {value: '3,900+'},
  chargingHours: {value: '18,500,000+'},
} as const satisfies Record<string, Figure>;

export interface Figure {
  /** The number as printed. */
  value: string;
  /** Printed smaller after the number, with a leading space if it needs one. */
  suffix?: string;
}
