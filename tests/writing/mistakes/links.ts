import {page, post, section, words} from '../fixtures';
import type {Fixture} from '../fixtures';

const link = (url: string, ...expected: string[]) => words(`[Get in touch](${url}).`, ...expected);
const postLink = (url: string, ...expected: string[]) => post(`[Our car](${url}).`, ...expected);
const at = '8:16';
const inPost = '12:11';

/** Links that lead nowhere, or that do not say where they lead. */
export const links: Record<string, Fixture> = {
  'a page that does not exist': link('/comercial', `link-not-found ${at} "/commercial"?`),
  'a page like no other': link('/somewhere-else-altogether', `link-not-found ${at} like /ride`),
  'a section that does not exist': link(
    '/ride#airprt',
    `link-anchor-missing ${at} "/ride#airport"?`,
  ),
  'a section of another page': link('/contact#airport', `link-anchor-missing ${at} #airport"?`),
  'a section that this page does not have': words(
    '## Where to\n\n[There](#where-too).',
    'link-anchor-missing 10:9 "#where-to"?',
  ),
  'a heading that does not exist': words(
    '## How do I book a ride?\n\n[There](#how-do-i-book).',
    'link-anchor-missing 10:9 "#how-do-i-book-a-ride"?',
  ),
  'a button to a page that does not exist': page(
    '<Hero look="type" title="Ride">\n\nWords.\n\n<Button to="/comercial">Ride</Button>\n\n</Hero>',
    'link-not-found 10:13',
  ),
  'a rental that does not exist': link(
    '/?rental=hourley#book',
    `link-rental ${at} "/?rental=hourly#book"?`,
  ),
  'a path of the former site': link('/transportation', `link-path-old ${at} Write /commercial`),
  'a former path with a slash': link('/transportation/', `link-path-form ${at} Write /commercial`),
  'a path with .html': link('/contact.html', `link-path-form ${at} Write /contact`),
  'a path with a slash at its end': link('/contact/', `link-path-form ${at} Write /contact`),
  'a file of pages': link('./contact.mdx', `link-path-form ${at} Write /contact`),
  'a path without its slash': link('contact', `link-path-form ${at} Write /contact`),
  'capitals in a path': link('/Contact', `link-path-form ${at} Write /contact`),
  'a complete URL of our own site': link(
    'https://evo.example/contact',
    `link-path-form ${at} Write /contact`,
  ),
  'a URL without encryption': link(
    'http://partner.example/desk',
    `link-not-secure ${at} https://partner.example/desk`,
  ),
  'a URL without its scheme': link(
    'www.partner.example/desk',
    `link-without-https ${at} https://www.partner.example/desk`,
  ),
  'a misspelled scheme': link('htps://partner.example', `link-scheme ${at} "https:"?`),
  'a URL that is incomplete': link('https://partner', `link-incomplete ${at}`),
  'no target': link('', `link-empty ${at}`),
  'nothing but #': link('#', `link-empty ${at}`),
  'no words': words('Get in touch: [](/contact).', 'link-text-missing 8:15'),
  'the words "click here"': words('Get in touch: [click here](/contact).', 'link-text-vague 8:15'),
  'the word "here" in a post': post('Our cars are [here](/ride).', 'link-text-vague 12:14'),
  'a URL for words': words('Look at https://partner.example/desk now.', 'link-text-url 8:9'),
  'a file that does not exist': link('/licences/anek.txt', `link-not-found ${at}`),
  'our email address': link('mailto:hello@evo.example', `contact-typed ${at} <Email />`),
  'our phone number in a post': postLink(
    'tel:+910000000000',
    `contact-typed ${inPost} [contact](/contact)`,
  ),
  'a phone number with spaces': words('[Call](<tel:03712 345678>).', 'link-contact-form 8:9'),
  'a second page of a list': link(
    '/news/press-releases/page/2',
    `link-list-page ${at} /news/press-releases`,
  ),
  'a topic without posts': link('/news/tags/weather', `link-not-found ${at}`),
  'a post that does not exist': postLink(
    '../2025-10-27-up-to-shillong-without-a-sound/index.md',
    `link-not-found ${inPost} ../2025-10-28-up-to-shillong-without-a-sound/index.md`,
  ),
  'a page that does not exist, in a post': postLink(
    '/comercial',
    `link-not-found ${inPost} "/commercial"?`,
  ),
  'a page by its file, in a post': postLink(
    '../../pages/contact.mdx',
    `link-path-form ${inPost} Write /contact`,
  ),
  'a file that is not next to the post': postLink('./imgae.pdf', `link-not-found ${inPost}`),
};

const image = (url: string, ...expected: string[]) =>
  words(`![A car in the hills](${url})`, ...expected);
const hero = (given: string, ...expected: string[]) =>
  page(`<Hero look="type" title="Ride" ${given}>\n\nWords.\n\n</Hero>`, ...expected);
const imageAt = '8:23';

/** Images and videos that do not exist or cannot be used, and their alternative text. */
export const images: Record<string, Fixture> = {
  'an image that does not exist': image(
    '/img/hero-hme.jpg',
    `image-not-found ${imageAt} "/img/hero-home.jpg"?`,
  ),
  'an image of a section that does not exist': hero(
    'image="/img/hero-hme.jpg" alt="A car"',
    'image-not-found 6:39',
  ),
  'an image with a name like no other': image(
    '/img/sunrise-with-elephants.jpg',
    `image-not-found ${imageAt} static/img`,
  ),
  'capitals in the name of an image': image(
    '/img/Hero-Home.JPG',
    `image-not-found ${imageAt} "/img/hero-home.jpg"?`,
  ),
  'an image by its path in the project': image(
    'static/img/hero-home.jpg',
    `image-not-found ${imageAt} "/img/hero-home.jpg"?`,
  ),
  'an image outside static/img': image(
    '/icon-512.png',
    `image-folder ${imageAt} "/img/icon-512.png"`,
  ),
  'an image of another site': image('https://images.example/tree.jpg', `image-remote ${imageAt}`),
  'a drawing': image('/clients.svg', `image-format ${imageAt}`),
  'an image that is not next to the post': post(
    '![A car in the hills](./imgae.jpg)',
    'image-not-found 12:23 "./image.jpg"?',
  ),
  'no alternative text in a section': hero('image="/img/hero-home.jpg"', 'alt-missing 6:39'),
  'empty alternative text in a section': hero(
    'image="/img/hero-home.jpg" alt=""',
    'alt-missing 6:64',
  ),
  'no alternative text where a section needs it': section(
    '<Rental rental="airport" title="One" image="/img/rental-airport.jpg">\n\nWords.\n\n</Rental>',
    'alt-missing 12:45',
  ),
  'empty alternative text': words('![](/img/hero-home.jpg)', 'alt-missing 8:3'),
  'a file name for alternative text': words(
    '![hero-home.jpg](/img/hero-home.jpg)',
    'alt-is-file-name 8:3',
  ),
  'the name that a camera gave': words('![IMG_2043](/img/hero-home.jpg)', 'alt-is-file-name 8:3'),
  'text that begins with "picture of"': words(
    '![Picture of a car](/img/hero-home.jpg)',
    'alt-redundant 8:3 A car',
  ),
  'alternative text that is too long': words(
    `![${'A car in the hills, '.repeat(8)}and a road](/img/hero-home.jpg)`,
    'alt-long 8:3 by 20',
  ),
  'a video that does not exist': hero(
    'video="/video/sustainabilty"',
    'video-not-found 6:39 "/video/sustainability"?',
  ),
  'a video with its extension': hero(
    'video="/video/sustainability.mp4"',
    'video-extension 6:39 "/video/sustainability"',
  ),
};
