import {contact} from '../../company/contact';
import {securityContactExpires} from '../../company/security';
import {baseUrl, origin} from '../../company/site';
import {createProblem, startOfFile, type Problem, type Texts} from '../problem';
import {count} from '../words';

const texts = {
  'security-contact-expires': ({days}: {days: number}) => ({
    text:
      days < 0
        ? '/.well-known/security.txt has expired.'
        : `/.well-known/security.txt expires in ${count(days, 'day')}.`,
    fix: 'Make sure that somebody reads the reports, and set a date within the next year.',
    severity: 'warning',
  }),
} satisfies Texts;

const daysAhead = 30;
const millisecondsPerDay = 86_400_000;

/** When a day such as `2027-10-31` ends in India. */
const endOf = (day: string) => new Date(`${day}T23:59:59+05:30`);

/** The text of `/.well-known/security.txt` (RFC 9116). */
export function securityText(): string {
  return `Contact: mailto:${contact.email}
Contact: ${origin}${baseUrl}contact
Expires: ${endOf(securityContactExpires).toISOString()}
Preferred-Languages: en
Canonical: ${origin}${baseUrl}.well-known/security.txt
`;
}

/** Warns when security.txt expires soon, or has expired. */
export function checkSecurityContact(now: Date, expires = securityContactExpires): Problem[] {
  const days = Math.floor((endOf(expires).getTime() - now.getTime()) / millisecondsPerDay);
  const position = startOfFile('src/company/security.ts');
  return days < daysAhead
    ? [createProblem(texts, 'security-contact-expires', position, {days})]
    : [];
}
