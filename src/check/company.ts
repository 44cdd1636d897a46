import * as z from 'zod';
import {drawings} from '../elements/Icon/drawings';
import {inlineDrawings} from '../elements/Icon/inlineDrawings';

/*
 * One schema for each JSON file of src/company. A description completes the message about a wrong value, and asks the
 * owner for what is not known.
 */

/** Marks an entry that is not real yet. */
const sample = z.boolean().optional().describe('true, or delete it once the entry is real');

/** Names the single values of a file that are not real yet. */
const samplesOf = (...keys: readonly string[]) =>
  z.array(z.enum(keys)).optional().describe('the keys whose values are not real yet');

/** One line of text. Its example completes the message about a value that is missing. */
export const text = (example: string, min = 1, max = 1000) =>
  z
    .string()
    .trim()
    .min(min, `it needs ${min} characters`)
    .max(max, `it has more than ${max} characters`)
    .regex(/^[^\n]*$/, 'write it on one line')
    .describe(example);

const line = (example: string) => text(example, 1, 200);

const phone = z
  .string()
  .regex(/^\+[1-9](?: ?\d){7,14}$/, 'write + and the code of the country first')
  .describe('+91 98640 12345');

const email = z.email('this is not an email address in the letters a to z').describe('help@evo.in');

const link = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'this is not an address in the letters a to z',
  })
  .describe('https:// and the rest of the address');

const origin = z
  .string()
  .regex(
    /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    'write https:// and the name in the letters a to z (“xn--…” for others), without a slash at the end',
  )
  .describe('https://www.evo.in');

const coordinates = z
  .string()
  .regex(/^-?[0-8]?\d\.\d+, ?-?\d{1,3}\.\d+$/, 'write the latitude, a comma and the longitude')
  .describe('26.1445, 91.7362');

const lines = (words: string) => z.array(line(words)).min(1).describe(words);

const contactSchema = z.strictObject({
  phone,
  whatsapp: phone.optional(),
  sms: phone.optional(),
  email,
  morePhones: z.array(z.strictObject({label: line('For companies'), phone, sample})).optional(),
  // The first is the postal address
  offices: z
    .array(
      z.strictObject({
        name: line('Shillong').optional(),
        address: lines('one line of the address'),
        hours: line('Monday to Friday, 9 am to 6 pm').optional(),
        coordinates: coordinates.optional(),
        sample,
      }),
    )
    .min(1),
  stores: z.array(z.strictObject({name: line('Android'), href: link, sample})).optional(),
  networks: z.array(z.strictObject({name: line('Instagram'), href: link, sample})).optional(),
  samples: samplesOf('phone', 'whatsapp', 'sms', 'email'),
});

const siteSchema = z.strictObject({
  launched: z.boolean().describe('false, or true when the site is public'),
  origin,
  baseUrl: z
    .string()
    .regex(/^\/(?:[\w-]+\/)*$/, 'it begins and ends with a slash')
    .describe('/'),
  repository: link
    .regex(/^https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+$/, 'it ends with the name of the repository')
    .describe('https://github.com/evo/website'),
  notice: z
    .strictObject({
      text: line('Roads to Dawki are closed until Friday.'),
      to: line('/news or https://…').optional(),
      until: z.iso.date('this is not a day').describe('the last day, such as 2026-07-14'),
    })
    .optional(),
  services: z
    .array(
      z.strictObject({
        name: line('Plausible'),
        sentence: line('what it does, for the privacy page'),
        origins: z.array(origin).min(1).describe('every host that it loads from or sends to'),
        script: link.optional(),
        attributes: z
          .array(z.strictObject({name: line('data-domain'), value: line('evo.in')}))
          .optional(),
      }),
    )
    .optional(),
  samples: samplesOf('origin', 'repository'),
});

/** A logo's file is named as the key that pages write. */
const logo = z
  .string()
  .endsWith('.svg', 'ask for the logo as an SVG')
  .regex(/^\/logos\/[a-z\d]+(?:-[a-z\d]+)*\.svg$/, 'use small letters, digits and hyphens')
  .describe('/logos/name.svg');

const organisations = z.array(z.strictObject({name: line('The name'), logo, sample}));

const key = z
  .string()
  .regex(/^[a-z][a-zA-Z\d]*$/, 'use letters and digits only')
  .describe('the word that pages write');

export type IconName = keyof typeof inlineDrawings | keyof typeof drawings;

const icons = Object.keys({...inlineDrawings, ...drawings}) as IconName[];

const faresSchema = z.strictObject({
  rentals: z
    .array(
      z.strictObject({
        key,
        name: line('Airport'),
        inSentence: line('an airport rental'),
        icon: z.enum(icons).describe('the name of an icon'),
        from: z.int().positive().describe('the starting price in rupees, such as 269'),
        // By default, what the price of an hour is for
        note: line('Book 60 minutes ahead').optional(),
        // For a rental that is booked by the hour
        hours: z
          .strictObject({
            maximum: z.int().min(1).max(24).describe('8'),
            kilometresPerHour: z.int().positive().describe('10'),
          })
          .optional(),
        // The fact that lists where it goes, and the words before it
        area: z
          .strictObject({
            label: line('Airports'),
            fact: z
              .enum(['airports', 'cities', 'stations', 'shillongStarts', 'towns'])
              .describe('the key of a fact'),
          })
          .optional(),
      }),
    )
    .min(1)
    .max(9), // as many as the chooser has styles for
});

const figuresSchema = z.strictObject({
  figures: z.array(
    z.strictObject({
      key,
      value: line('1,000+'),
      // Printed smaller after the number and a space
      suffix: line('million+').optional(),
    }),
  ),
});

/** Lines that may be unknown. Described again: the question to the owner is on the outside. */
const facts = (words: string) => lines(words).nullish().describe(words);

/** What only the owner knows. Nothing here is ever invented: pages have words for what is missing. */
const ownerFactsSchema = z.strictObject({
  legalName: line('EVO Private Limited')
    .nullish()
    .describe('the registered name, as in the certificate of incorporation'),
  registeredAddress: facts('the registered office, line by line'),
  grievanceOfficer: z
    .strictObject({name: line('the name'), email, phone: phone.optional()})
    .nullish()
    .describe('the grievance officer whom the law asks for'),
  fareIncludes: facts('what a starting price includes: tolls, parking, waiting, taxes'),
  cancellations: facts('what a cancelled ride costs and what is refunded'),
  paymentModes: facts('the ways to pay'),
  cities: facts('the cities of hourly rentals'),
  airports: facts('the airports of airport rentals'),
  stations: facts('the stations of railway station rentals'),
  shillongStarts: facts('where a Shillong rental can start'),
});

/** The schema of each file, `src/company/data/contact.json` and so on. */
export const companySchemas = {
  contact: contactSchema,
  site: siteSchema,
  fares: faresSchema,
  figures: figuresSchema,
  clients: z.strictObject({clients: organisations}),
  outlets: z.strictObject({outlets: organisations}),
  ownerFacts: ownerFactsSchema,
};

export type Contact = z.infer<typeof contactSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Rental = z.infer<typeof faresSchema>['rentals'][number];
export type Figure = z.infer<typeof figuresSchema>['figures'][number];
export type Organisation = z.infer<typeof organisations>[number];
export type OwnerFacts = z.infer<typeof ownerFactsSchema>;
