/** Facts about the company that only its owner can supply. Nothing here is ever invented. */
export interface OwnerFacts {
  /** The registered name of the company, as in its certificate of incorporation. */
  legalName: string | undefined;
  /** The registered office, one entry per line. */
  registeredAddress: readonly string[] | undefined;
  /** Latitude and longitude of the postal address in src/company/contact.ts: '26.1445,91.7362'. */
  coordinates: `${number},${number}` | undefined;
  /** The grievance officer whom the law asks for, and how to reach them. */
  grievanceOfficer: GrievanceOfficer | undefined;
  /** What the starting prices include, one entry per point: tolls, parking, waiting time, taxes. */
  fareIncludes: readonly string[] | undefined;
  /** What a cancelled ride costs and what is refunded, one entry per point. */
  cancellations: readonly string[] | undefined;
  /** How riders can pay, one entry per mode. */
  paymentModes: readonly string[] | undefined;
  /** The cities of hourly rentals. */
  cities: readonly string[] | undefined;
  /** The airports of airport rentals. */
  airports: readonly string[] | undefined;
  /** The stations of railway station rentals. */
  stations: readonly string[] | undefined;
  /** Where a Shillong rental can start. */
  shillongStarts: readonly string[] | undefined;
}

interface GrievanceOfficer {
  name: string;
  email: string;
  /** With the country code, as it is printed. */
  phone?: string;
}

/**
 * The facts that are known. `undefined` means that the owner has not supplied the fact yet: pages leave out its part,
 * and a release build refuses to run.
 */
export const ownerFacts: Readonly<OwnerFacts> = {
  legalName: undefined,
  registeredAddress: undefined,
  coordinates: undefined,
  grievanceOfficer: undefined,
  fareIncludes: undefined,
  cancellations: undefined,
  paymentModes: undefined,
  cities: undefined,
  airports: undefined,
  stations: undefined,
  shillongStarts: undefined,
};
