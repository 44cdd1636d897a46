import {contact, links} from '../../company/contact';
import type {Finding} from './place';

type Saying = Omit<Finding, 'offset'>;

const components = {email: '<Email />', phone: '<Phone />'} as const;

/**
 * What is wrong with our e-mail address or phone number where somebody has typed it.
 *
 * @param file - posts are plain Markdown, in which there are no components
 */
export function typed(what: keyof typeof components, file: string): Saying {
  const name = what === 'email' ? 'e-mail address' : 'phone number';
  return {
    wrong: `The ${name} is typed, so it would stay here when ours changes.`,
    instead: file.endsWith('.mdx')
      ? `Write \`${components[what]}\`.`
      : 'Link to the page that has it: `[contact](/contact)`.',
  };
}

/** What is wrong with a link that writes or calls. @param address - `mailto:…` or `tel:…` */
export function wrongContact(address: string, file: string): Saying | undefined {
  const [bare = ''] = address.replace(/%20|[ ()-]/g, '').split('?');
  if (bare.toLowerCase() === links.email) return typed('email', file);
  if (bare === links.phone) return typed('phone', file);
  if (bare.startsWith('tel:') && !/^tel:\+\d{7,15}$/.test(address)) {
    return {
      wrong: `\`${address}\` cannot be called from everywhere.`,
      instead:
        'Write the number with its country code and without spaces, like `tel:+911234567890`.',
    };
  }
  if (bare.startsWith('mailto:') && !/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(bare)) {
    return {
      wrong: `\`${address}\` is no e-mail address.`,
      instead: `Write it like \`mailto:${contact.email}\`.`,
    };
  }
  return undefined;
}
