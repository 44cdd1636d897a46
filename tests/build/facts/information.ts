import {contact, links} from '../../../src/company/contact';
import {perPage} from '../../../src/newsroom/build/lists';
import {count, exists, link, order, text, texts, type Fact} from '../fact';
import {fare} from './shared';

/** What the news and the pages in the footer must show. */
export const informationFacts = {
  '/news': [
    text('News', 'h1'),
    // Featured story with a date, an image and an excerpt, three side stories, the link to all news
    exists('article:has(h2):has(time):has(img):has(p)'),
    count(3, 'side stories', 'article:has(h3)', 'main section:has(h1)'),
    link('View All News', '/news/archive'),
    count(3, 'pieces of coverage', 'li:has(h3)', /media coverage/),
    count(3, 'pieces of coverage with an image', 'li:has(img)', /media coverage/),
    count(3, 'links to the full story', 'a:contains("See Full Story")', /media coverage/),
    count(perPage.press, 'press releases', 'li:has(h3)', '#press'),
    count(perPage.press, 'press releases to read', 'a:contains("Read Now")', '#press'),
    text(/^1| 1 /, '#press [aria-current="page"]'),
    count(1, 'button back, disabled on the first page', 'button:disabled', '#press nav'),
    count(1, 'link to the next page', 'a[rel="next"]', '#press nav'),
  ],

  '/services': [
    ...texts(
      'city rides',
      'airport transfer',
      'intercity travel',
      'corporate service',
      'package delivery',
      '24/7',
    ),
  ],

  '/contact': [
    link(contact.phone, links.phone),
    link(contact.email, links.email),
    order(contact.address),
  ],

  '/help': [
    order(['download', 'pickup and drop-off', 'time slot', 'confirm the fare']),
    ...texts(
      /60 minutes/,
      /8 hours/,
      fare('hourly'),
      fare('interdistrict'),
      /up to 40%/,
      /dawki and cherrapunji/,
      /starting price is the lowest price/,
      /shared rides/,
      /convenient payment/,
    ),
    link(/booking guide/, '/#book'),
    link(contact.phone, links.phone),
    link('Contact Support', '/contact'),
  ],

  '/privacy': [
    ...texts(
      /cookie/,
      /no login|not log in|no account/,
      /(nothing|no data).{0,40}sent|sends? (nothing|no )/,
      /access logs/,
    ),
  ],

  '/terms': [text(/terms/, 'h1'), text(/informational|information/)],

  '/cookies': [
    text(/cookies/, 'h1'),
    text(
      /(sets|uses|stores) no cookies?|no cookies? (is|are) set|does not (set|use) (any )?cookies?/,
    ),
  ],

  '/accessibility': [
    text(/accessibility/, 'h1'),
    ...texts(/wcag\) 2.2/, /report a problem/),
    link(contact.email, links.email),
  ],

  // Without JavaScript the links replace the field
  '/search': [
    link('Ride with us', '/ride'),
    link(/help/, '/help'),
    link(/all news/, '/news/archive'),
    link(/topic/, '/news/tags'),
    link('EVO Business', '/business'),
    count(0, 'forms', 'form'),
  ],
} satisfies Readonly<Record<string, readonly Fact[]>>;
