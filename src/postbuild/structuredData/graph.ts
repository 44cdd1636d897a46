import type {City, Graph, ListItem, Offer, Question, State, Thing} from 'schema-dts';
import {contact, links, phoneNumber, social} from '../../company/contact';
import {bookingPath, rentalKeys, rentalPath, rentals, rentalTitle} from '../../company/fares';
import {film} from '../../company/film';
import {ownerFacts} from '../../company/ownerFacts';
import {places} from '../../company/places';
import {description, name} from '../../company/site';
import {textOf} from '../../plugins/html';
import type {BuiltPage} from '../page';

/**
 * The structured data of a page in schema.org's vocabulary, derived from the company's facts and the page's own words.
 *
 * @param trail - the page below its parents, from the home page down
 * @param siteUrl - origin and base URL, without a trailing slash
 * @returns undefined if the page needs none
 */
export function structuredDataOf(
  page: Pick<BuiltPage, 'path' | 'main'>,
  trail: readonly {path: string; title: string}[],
  siteUrl: string,
): Graph | undefined {
  const {path} = page;
  const things: Thing[] = companyOn(path, siteUrl);
  if (trail.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        item: siteUrl + item.path,
      })),
    });
  }
  // On other pages, questions only accompany the content
  if (path === '/help') {
    const $ = page.main;
    const questions = $('article h2')
      .toArray()
      .map((heading) => $(heading));
    things.push({
      '@type': 'FAQPage',
      mainEntity: questions.map((question): Question => ({
        '@type': 'Question',
        name: textOf(question),
        acceptedAnswer: {'@type': 'Answer', text: textOf(question.nextUntil('h2'))},
      })),
    });
  }
  const poster = path === film.page ? page.main('img').attr() : undefined;
  if (poster?.['src']) {
    const {src, alt = ''} = poster;
    things.push({
      '@type': 'VideoObject',
      name: trail.at(-1)?.title ?? name,
      description: alt,
      thumbnailUrl: new URL(src, siteUrl).href,
      contentUrl: siteUrl + film.file,
      uploadDate: film.published,
    });
  }
  return things.length > 0 ? {'@context': 'https://schema.org', '@graph': things} : undefined;
}

/** The site, the company and its service, on the pages that describe them. */
function companyOn(path: string, siteUrl: string): Thing[] {
  const organization = {'@id': `${siteUrl}/#organization`};
  const website: Thing = {
    '@type': 'WebSite',
    name,
    description,
    url: `${siteUrl}/`,
    inLanguage: 'en-IN',
    publisher: organization,
  };
  const company: Thing = {
    '@type': 'Organization',
    ...organization,
    name,
    description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: phoneNumber,
    email: contact.email,
    address: contact.address.join(', '),
    sameAs: social.map(({href}) => href),
  };
  const service: Thing = {
    '@type': 'TaxiService',
    name: `${name} electric cabs`,
    serviceType: 'Electric cab',
    provider: organization,
    areaServed: [
      ...['Assam', 'Meghalaya'].map((state): State => ({'@type': 'State', name: state})),
      ...[...new Set([...places.map((place) => place.name), ...(ownerFacts.cities ?? [])])].map(
        (city): City => ({'@type': 'City', name: city}),
      ),
    ],
    availableChannel: [
      {'@type': 'ServiceChannel', serviceUrl: siteUrl + bookingPath()},
      {
        '@type': 'ServiceChannel',
        serviceUrl: links.whatsapp,
        servicePhone: {'@type': 'ContactPoint', telephone: phoneNumber},
      },
    ],
  };
  const serviceWithOffers: Thing = {...service, offers: offersAt(siteUrl)};
  const pages: Readonly<Record<string, Thing[]>> = {
    '/': [website, company, serviceWithOffers],
    '/contact': [company, service],
    '/ride': [serviceWithOffers],
  };
  return [...(pages[path] ?? [])];
}

/** Fares are starting prices, so the offers have a minimum and no price. */
const offersAt = (siteUrl: string): Offer[] =>
  rentalKeys.map((key): Offer => {
    const {from, note} = rentals[key];
    return {
      '@type': 'Offer',
      name: rentalTitle(key),
      description: note,
      url: siteUrl + rentalPath(key),
      priceSpecification: {
        '@type': key === 'hourly' ? 'UnitPriceSpecification' : 'PriceSpecification',
        minPrice: from,
        priceCurrency: 'INR',
        ...(key === 'hourly' && {unitCode: 'HUR'}),
      },
    };
  });
