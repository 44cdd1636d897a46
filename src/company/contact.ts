import type {Contact} from '../check/company';
import data from './data/contact.json';

const all: Contact = data;
const {whatsapp, sms, morePhones = [], offices, stores = [], networks = []} = all;

/** EVO's contact data, used by all pages, the form and the checker. */
export const contact = {
  /** With the country code, as it is printed. */
  phone: all.phone,
  email: all.email,
  /** The postal address, one entry per line. */
  address: offices[0]?.address ?? [],
};

/** Where the app is promoted. */
export const appPath = '/#download';

export {morePhones, networks, offices, stores};

/** A phone number for links: `+910000000000`. */
export const dial = (phone: string): string => phone.replace(/[^+\d]/g, '');

export const links = {
  phone: `tel:${dial(contact.phone)}`,
  email: `mailto:${contact.email}`,
  sms: sms && `sms:${dial(sms)}`,
  whatsapp: whatsapp && `https://wa.me/${dial(whatsapp).slice(1)}`,
};

/** Returns the `mailto:` link that opens an email app with an email to EVO. Email lines end in CR LF. */
export function mailtoLink(subject: string, text?: string, email = contact.email): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (text !== undefined) parts.push(`body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`);
  return `mailto:${email}?${parts.join('&')}`;
}
