/**
 * The last day on which `/.well-known/security.txt` holds, in India. Before that, make sure that somebody still reads
 * the reports, and set a day within the next year. `npm run check` warns 30 days ahead.
 */
export const securityContactExpires = '2027-10-31';
