import {count} from './message';
import type {Message} from './message';

/** What is between the site and its launch, and what the published site must keep. */
export const launchMessages = {
  placeholder: ({line, fix}: {line: string; fix: string}): Message => ({
    text: `Placeholder: ${line.trim()}`,
    fix,
    severity: 'warning',
  }),
  'address-lost': ({address, target}: {address: string; target: string}): Message => ({
    text: `${address} was published and now leads nowhere.`,
    fix: `Add '${address}': '${target}' to redirects in src/hosting/redirects.ts. Delete this line only if nobody ever saw the page.`,
  }),
  'address-unlisted': ({addresses}: {addresses: readonly string[]}): Message => ({
    text: `Published, but missing from this list: ${addresses.join(', ')}.`,
    fix: 'Run npm run check -- --update, and commit the list.',
    severity: 'warning',
  }),
  'security-contact-expires': ({days}: {days: number}): Message => ({
    text:
      days < 0
        ? '/.well-known/security.txt has expired.'
        : `/.well-known/security.txt expires in ${count(days, 'day')}.`,
    fix: 'Make sure that somebody reads the reports, and set a date within the next year.',
    severity: 'warning',
  }),
};
