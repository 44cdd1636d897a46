import {contact, dial, morePhones, networks, offices} from './contact';
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
  telephone: dial(contact.phone),
  email: contact.email,
  address: contact.address.join(', '),
  areaServed: ['Assam', 'Meghalaya', ...places.map((place) => place.name)],
  sameAs: networks.map(({href}) => href),
  contactPoint: morePhones.map(({label, phone}) => ({
    '@type': 'ContactPoint',
    contactType: label,
    telephone: dial(phone),
  })),
  location: offices.map(({name: office, address, coordinates}) => {
    const [latitude, longitude] = coordinates?.split(/, ?/) ?? [];
    return {'@type': 'Place', name: office, address: address.join(', '), latitude, longitude};
  }),
};
