/** EVO's contact data, used by all pages, the form and the checker. Placeholders until the owner sets the real data. */
export const contact = {
  /** With the country code, as it is printed. */
  phone: '+91 00000 00000',
  email: 'hello@evo.example',
  /** One entry per line. */
  address: ['Street address', 'Assam, India'],
} as const satisfies Record<'phone' | 'email', string> & {address: readonly string[]};

/** The phone number for links: `+910000000000`. */
export const phoneNumber = contact.phone.replace(/[^+\d]/g, '');

export const links = {
  phone: `tel:${phoneNumber}`,
  email: `mailto:${contact.email}`,
  sms: `sms:${phoneNumber}`,
  whatsapp: `https://wa.example/${phoneNumber.slice(1)}`,
} as const;

/** Returns the `mailto:` link that opens an email app with an email to EVO. Email lines end in CR LF. */
export function mailtoLink(subject: string, text?: string): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (text !== undefined) parts.push(`body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`);
  return `${links.email}?${parts.join('&')}`;
}

/** The app stores. */
export const stores = [
  {name: 'Android', href: 'https://play.example/evo'},
  {name: 'iOS', href: 'https://apps.example/evo'},
] as const satisfies readonly Record<'name' | 'href', string>[];

/** The social networks, in the footer. */
export const social = [
  {name: 'Instagram', icon: 'instagram', href: 'https://social.example/instagram'},
  {name: 'LinkedIn', icon: 'linkedin', href: 'https://social.example/linkedin'},
  {name: 'YouTube', icon: 'youtube', href: 'https://social.example/youtube'},
] as const satisfies readonly Record<'name' | 'icon' | 'href', string>[];
