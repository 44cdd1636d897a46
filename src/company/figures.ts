/**
 * The owner's claims in figures, worded as the owner words them. Pages name a figure by its key, so that it is
 * the same wherever it is shown.
 */
export const figures = {
  happyRiders: {value: '1.8', suffix: ' million+'},
  cleanKilometres: {value: '650', suffix: ' million+'},
  carbonSaved: {value: '43K+'},
  support: {value: '24/7'},
  yearsOfService: {value: '5+'},
  activeUsers: {value: '50K+'},
  cities: {value: '100+'},
  electricVehicles: {value: '1000+'},
  corporateClients: {value: '500+'},
  satisfaction: {value: '98%'},
  co2Saved: {value: '26K+'},
  chargingSessions: {value: '9,000,000+'},
  chargingStations: {value: '3,900+'},
  chargingHours: {value: '18,500,000+'},
} as const satisfies Record<string, Figure>;

export interface Figure {
  /** The number as it is printed. */
  value: string;
  /** Printed smaller behind it, with the space it needs. */
  suffix?: string;
}

export type FigureKey = keyof typeof figures;
