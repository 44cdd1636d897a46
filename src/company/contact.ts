/**
 * How people reach EVO: the only place where these are written.
 * All of them are placeholders until the owner sets the real ones.
 */
export const contact = {
  /** As people read it, with the country code. */
  phone: '+91 00000 00000',
  email: 'hello@evo.example',
  /** One entry a line. */
  address: ['Street address', 'Assam, India'],
} as const;

/** The phone number as it is printed: on one line, its groups held together. */
export const phoneLabel = contact.phone.replaceAll(' ', '\u00a0');

/** The phone number as links want it: `+910000000000`. */
export const phoneNumber = contact.phone.replace(/[^+\d]/g, '');

export const links = {
  phone: `tel:${phoneNumber}`,
  email: `mailto:${contact.email}`,
  sms: `sms:${phoneNumber}`,
  whatsapp: `https://wa.example/${phoneNumber.slice(1)}`,
} as const;

/** Where the app is downloaded. */
export const stores = [
  {name: 'Android', href: 'https://play.example/evo'},
  {name: 'iOS', href: 'https://apps.example/evo'},
] as const;

export const social = [
  {name: 'Instagram', icon: 'instagram', href: 'https://social.example/instagram'},
  {name: 'LinkedIn', icon: 'linkedin', href: 'https://social.example/linkedin'},
  {name: 'YouTube', icon: 'youtube', href: 'https://social.example/youtube'},
] as const;
