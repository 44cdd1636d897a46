import {contact, phoneNumber, social} from './contact';
import {places} from './places';
import {description, name, siteUrl} from './site';

/** What search engines know about the company, in the vocabulary of schema.org. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name,
  description,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  telephone: phoneNumber,
  email: contact.email,
  address: contact.address.join(', '),
  areaServed: ['Assam', 'Meghalaya', ...places.map((place) => place.name)],
  sameAs: social.map(({href}) => href),
};
