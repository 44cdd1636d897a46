import {existsSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook pages of these sections. Skips sections without a page. */
const sections = (...names: string[]) => pages('sections', names);
const elements = (...names: string[]) => pages('elements', names);

function pages(folder: string, names: string[]): string[] {
  return names
    .map((name) => `${folder}/${name}/${name}`)
    .filter((id) => existsSync(`${__dirname}/src/${id}.mdx`));
}

function group(label: string, items: string[]) {
  return {type: 'category' as const, label, items};
}

/** The order of the handbook. A page's id is its path below `src/` without the extension. */
const sidebars: SidebarsConfig = {
  handbook: [
    group('Start here', [
      'handbook/index',
      'handbook/write-a-page',
      'handbook/write-news',
      'handbook/other-languages',
      'handbook/images',
      'handbook/house-style',
      'handbook/check-and-publish',
      'handbook/review-a-change',
    ]),
    group('Top and end of a page', sections('Hero', 'Article', 'CallToAction')),
    group(
      'Rentals and booking',
      sections(
        'Rental',
        'HillRoad',
        'RentalCards',
        'ServiceMap',
        'FareIndex',
        'FareTerms',
        'Booking',
      ),
    ),
    group(
      'Words and points',
      sections(
        'Statement',
        'Columns',
        'Points',
        'Rows',
        'Checklist',
        'SplitFeature',
        'Benefits',
        'FeatureGrid',
        'FeatureRow',
        'Feature',
        'Steps',
        'Step',
        'Timeline',
        'Faq',
      ),
    ),
    group('Figures', [...sections('Stats', 'NumberCloth', 'ChargingChain'), ...elements('Stat')]),
    group('Pictures and rows that move', sections('Carousel', 'Slideshow', 'Gallery')),
    group('Vehicles', sections('Fleet', 'VehicleGrid', 'Vehicle')),
    group('People and companies', sections('Audiences', 'Testimonials', 'LogoStrip')),
    group(
      'App, contact, form, search',
      sections('AppPromo', 'ContactList', 'PartnerForm', 'PressKit', 'Search'),
    ),
    group('In any text', elements('Button', 'Price', 'Contact', 'RegionName')),
  ].filter(({items}) => items.length > 0),
};

export default sidebars;
