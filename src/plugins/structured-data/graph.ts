import type {Graph, Offer, Thing} from 'schema-dts';
import {contact, links, phoneNumber, social} from '../../company/contact';
import {bookingPath, hourly, rentalKeys, rentalPath, rentals} from '../../company/fares';
import type {RentalKey} from '../../company/fares';
import {film} from '../../company/film';
import {description, name} from '../../company/site';

/** What a page's HTML says, as plain text. */
export interface PageFacts {
  /** Without the base URL: `/ride`. */
  path: string;
  /** The page below its parents, from the home page down. */
  trail: readonly {path: string; title: string}[];
  /** Second headings and the text below them. */
  questions: () => readonly {question: string; answer: string}[];
  /** The first image: its alternative text and absolute URL. */
  image: () => {alt: string; url: string} | undefined;
}

/** Pages that describe EVO itself, and those that list the rentals. */
const companyPages: readonly string[] = ['/', '/contact'];
const rentalPages: readonly string[] = ['/', '/ride'];

/** The page whose questions are its content. On other pages they accompany it. */
const questionsPage = '/help';

/**
 * The structured data of a page in schema.org's vocabulary, derived from the company's facts and the page's own words.
 *
 * @param siteUrl - origin and base URL, without a trailing slash
 * @returns undefined if the page needs none
 */
export function structuredDataOf(page: PageFacts, siteUrl: string): Graph | undefined {
  const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path);
  const {path, trail} = page;
  const things: Thing[] = [];
  if (path === '/') things.push(website(absolute));
  if (companyPages.includes(path)) things.push(organization(absolute));
  if ([...companyPages, ...rentalPages].includes(path)) {
    things.push(taxiService(absolute, rentalPages.includes(path) ? rentalKeys : []));
  }
  if (trail.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        item: absolute(item.path),
      })),
    });
  }
  if (path === questionsPage) {
    things.push({
      '@type': 'FAQPage',
      mainEntity: page.questions().map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: answer},
      })),
    });
  }
  const image = path === film.page ? page.image() : undefined;
  if (image) {
    things.push({
      '@type': 'VideoObject',
      name: trail.at(-1)?.title ?? name,
      description: image.alt,
      thumbnailUrl: image.url,
      contentUrl: absolute(film.file),
      uploadDate: film.published,
    });
  }
  return things.length > 0 ? {'@context': 'https://schema.org', '@graph': things} : undefined;
}

type Absolute = (path: string) => string;

const organizationId = (absolute: Absolute) => ({'@id': absolute('/#organization')});

const website = (absolute: Absolute): Thing => ({
  '@type': 'WebSite',
  name,
  description,
  url: absolute('/'),
  inLanguage: 'en-IN',
  publisher: organizationId(absolute),
});

const organization = (absolute: Absolute): Thing => ({
  '@type': 'Organization',
  ...organizationId(absolute),
  name,
  description,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  telephone: phoneNumber,
  email: contact.email,
  address: contact.address.join(', '),
  sameAs: social.map(({href}) => href),
});

const taxiService = (absolute: Absolute, offers: readonly RentalKey[]): Thing => ({
  '@type': 'TaxiService',
  name: `${name} electric cabs`,
  serviceType: 'Electric cab',
  provider: organizationId(absolute),
  areaServed: ['Assam', 'Meghalaya'].map((state) => ({'@type': 'State', name: state})),
  availableChannel: [
    {'@type': 'ServiceChannel', serviceUrl: absolute(bookingPath())},
    {
      '@type': 'ServiceChannel',
      serviceUrl: links.whatsapp,
      servicePhone: {'@type': 'ContactPoint', telephone: phoneNumber},
    },
  ],
  ...(offers.length > 0 && {offers: offers.map((rental) => offer(rental, absolute))}),
});

/** A fare is a starting price, so the offer has a minimum and no price. */
function offer(rental: RentalKey, absolute: Absolute): Offer {
  const {name: label, from, note} = rentals[rental];
  const price = {minPrice: from, priceCurrency: 'INR'};
  return {
    '@type': 'Offer',
    name: `${label} rental`,
    description: note,
    url: absolute(rentalPath(rental)),
    priceSpecification:
      rental === 'hourly'
        ? {'@type': 'UnitPriceSpecification', ...price, minPrice: hourly.perHour, unitCode: 'HUR'}
        : {'@type': 'PriceSpecification', ...price},
  };
}
