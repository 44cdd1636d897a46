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
  heading: string;
  /** The first image: its alternative text and absolute URL. */
  image?: {alt: string; url: string};
  /** Second headings and the text below them, on a page that answers questions. */
  questions: readonly {question: string; answer: string}[];
  /** Its parent pages, from the home page down. */
  parents: readonly {path: string; heading: string}[];
}

/** Pages that describe EVO itself. */
const companyPages: readonly string[] = ['/', '/contact'];

/** Pages that list the rentals. */
const rentalPages: readonly string[] = ['/', '/ride'];

/** The page whose questions are its content. On other pages they accompany it. */
const questionsPage = '/help';

/** Pages whose data describes their questions or images. */
export const describedPages: readonly string[] = [questionsPage, film.page];

/**
 * The structured data of a page in schema.org's vocabulary, derived from the company's facts and the page's own words.
 *
 * @param siteUrl - origin and base URL, without a trailing slash
 * @returns undefined if the page needs none
 */
export function structuredDataOf(page: PageFacts, siteUrl: string): Graph | undefined {
  const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : siteUrl + path);
  const things = [
    ...(page.path === '/' ? [website(absolute)] : []),
    ...(companyPages.includes(page.path) ? [organization(absolute)] : []),
    ...([...companyPages, ...rentalPages].includes(page.path)
      ? [taxiService(absolute, rentalPages.includes(page.path))]
      : []),
    ...(page.parents.length > 0 ? [breadcrumbs(page, absolute)] : []),
    ...(page.path === questionsPage ? [questions(page)] : []),
    ...(page.path === film.page && page.image ? [video(page, page.image, absolute)] : []),
  ];
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

const taxiService = (absolute: Absolute, hasOffers: boolean): Thing => ({
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
  ...(hasOffers && {offers: rentalKeys.map((rental) => offer(rental, absolute))}),
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

const breadcrumbs = ({parents, ...page}: PageFacts, absolute: Absolute): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parents, page].map(({heading, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: heading,
    item: absolute(path),
  })),
});

const questions = (page: PageFacts): Thing => ({
  '@type': 'FAQPage',
  mainEntity: page.questions.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  })),
});

const video = (
  {heading}: PageFacts,
  image: NonNullable<PageFacts['image']>,
  absolute: Absolute,
): Thing => ({
  '@type': 'VideoObject',
  name: heading,
  description: image.alt,
  thumbnailUrl: image.url,
  contentUrl: absolute(film.file),
  uploadDate: film.published,
});
