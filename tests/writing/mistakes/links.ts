import {hero, inHero, post, rental, words} from '../fixtures';
import type {Fixture} from '../fixtures';

/** A link at 8:16 of a page. */
const link = (url: string, code: string, text = '') =>
  words(`[Get in touch](${url}).`, `${code} 8:16 ${text}`.trim());

/** A link at 12:11 of a post. */
const postLink = (url: string, code: string, text = '') =>
  post(`[Our car](${url}).`, `${code} 12:11 ${text}`.trim());

/** An image at 8:23 of a page. */
const image = (url: string, code: string, text = '') =>
  words(`![A car in the hills](${url})`, `${code} 8:23 ${text}`.trim());

/** The alternative text at 8:3 of a page. */
const alt = (given: string, code: string, text = '') =>
  words(`![${given}](/img/hero-home.jpg)`, `${code} 8:3 ${text}`.trim());

/** Links that lead nowhere, or that do not say where they lead. */
export const links: Record<string, Fixture> = {
  'a page that does not exist': link('/comercial', 'link-not-found', '"/commercial"?'),
  'a page like no other': link('/somewhere-else-altogether', 'link-not-found', 'like /ride'),
  'a section that does not exist': link('/ride#airprt', 'link-anchor-missing', '"/ride#airport"?'),
  'a section of another page': link('/contact#airport', 'link-anchor-missing', '#airport"?'),
  'a section that this page does not have': words(
    '## Where to\n\n[There](#where-too).',
    'link-anchor-missing 10:9 This page has no section "#where-too".',
  ),
  'a heading that does not exist': words(
    '## How do I book a ride?\n\n[There](#how-do-i-book).',
    'link-anchor-missing 10:9 "#how-do-i-book-a-ride"?',
  ),
  'a button to a page that does not exist': inHero(
    '<Button to="/comercial">Ride</Button>',
    'link-not-found 10:13 "/commercial"?',
  ),
  'a rental that does not exist': link(
    '/?rental=hourley#book',
    'link-rental',
    '"/?rental=hourly#book"?',
  ),
  'a path of the former site': link('/transportation', 'link-path-old', 'Write /commercial'),
  'a former path with a slash': link('/transportation/', 'link-path-form', 'Write /commercial'),
  'a path with .html': link('/contact.html', 'link-path-form', 'Write /contact'),
  'a path with a slash at its end': link('/contact/', 'link-path-form', 'Write /contact'),
  'a file of pages': link('./contact.mdx', 'link-path-form', 'Write /contact'),
  'a path without its slash': link('contact', 'link-path-form', 'Write /contact'),
  'capitals in a path': link('/Contact', 'link-path-form', 'Write /contact'),
  'a complete URL of our own site': link(
    'https://evo.example/contact',
    'link-path-form',
    'Write /contact',
  ),
  'a URL without encryption': link(
    'http://partner.example/desk',
    'link-not-secure',
    'https://partner.example/desk',
  ),
  'a URL without its scheme': link(
    'www.partner.example/desk',
    'link-without-https',
    'https://www.partner.example/desk',
  ),
  'a misspelled scheme': link('htps://partner.example', 'link-scheme', '"https:"?'),
  'a URL that is incomplete': link('https://partner', 'link-incomplete'),
  'no target': link('', 'link-empty'),
  'nothing but #': link('#', 'link-empty'),
  'no words': words('Get in touch: [](/contact).', 'link-text-missing 8:15'),
  'the words "click here"': words('Get in touch: [click here](/contact).', 'link-text-vague 8:15'),
  'the word "here" in a post': post('Our cars are [here](/ride).', 'link-text-vague 12:14 "here"'),
  'a URL for words': words('Look at https://partner.example/desk now.', 'link-text-url 8:9'),
  'a file that does not exist': link('/licences/anek.txt', 'link-not-found', 'The file'),
  'our email address': link('mailto:hello@evo.example', 'contact-typed', '<Email />'),
  'our phone number in a post': postLink(
    'tel:+910000000000',
    'contact-typed',
    '[contact](/contact)',
  ),
  'a phone number with spaces': words('[Call](<tel:03712 345678>).', 'link-contact-form 8:9'),
  'a second page of a list': link(
    '/news/press-releases/page/2',
    'link-list-page',
    '/news/press-releases',
  ),
  'a topic without posts': link('/news/tags/weather', 'link-not-found', '"/news/tags/delivery"?'),
  'a post that does not exist': postLink(
    '../2025-10-27-up-to-shillong-without-a-sound/index.md',
    'link-not-found',
    '../2025-10-28-up-to-shillong-without-a-sound/index.md',
  ),
  'a page that does not exist, in a post': postLink(
    '/comercial',
    'link-not-found',
    '"/commercial"?',
  ),
  'a page by its file, in a post': postLink(
    '../../pages/contact.mdx',
    'link-path-form',
    'Write /contact',
  ),
  'a file that is not next to the post': postLink('./imgae.pdf', 'link-not-found', 'The file'),
};

/** Images and videos that do not exist or cannot be used, and their alternative text. */
export const images: Record<string, Fixture> = {
  'an image that does not exist': image(
    '/img/hero-hme.jpg',
    'image-not-found',
    '"/img/hero-home.jpg"?',
  ),
  'an image of a section that does not exist': hero(
    'image="/img/hero-hme.jpg" alt="A car"',
    'image-not-found 6:39 "/img/hero-home.jpg"?',
  ),
  'an image with a name like no other': image(
    '/img/sunrise-with-elephants.jpg',
    'image-not-found',
    'static/img',
  ),
  'capitals in the name of an image': image(
    '/img/Hero-Home.JPG',
    'image-not-found',
    '"/img/hero-home.jpg"?',
  ),
  'an image by its path in the project': image(
    'static/img/hero-home.jpg',
    'image-not-found',
    '"/img/hero-home.jpg"?',
  ),
  'an image outside static/img': image('/icon-512.png', 'image-folder', '"/img/icon-512.png"'),
  'an image of another site': image('https://images.example/tree.jpg', 'image-remote'),
  'a drawing': image('/clients.svg', 'image-format'),
  'an image that is not next to the post': post(
    '![A car in the hills](./imgae.jpg)',
    'image-not-found 12:23 "./image.jpg"?',
  ),
  'no alternative text in a section': hero(
    'image="/img/hero-home.jpg"',
    'alt-missing 6:39 alt="what the image shows"',
  ),
  'empty alternative text in a section': hero(
    'image="/img/hero-home.jpg" alt=""',
    'alt-missing 6:64 alt="what the image shows"',
  ),
  'no alternative text where a section needs it': rental(
    'image="/img/rental-airport.jpg"',
    'alt-missing 12:45 alt="what the image shows"',
  ),
  'empty alternative text': alt('', 'alt-missing'),
  'a file name for alternative text': alt('hero-home.jpg', 'alt-is-file-name', '"hero-home.jpg"'),
  'the name that a camera gave': alt('IMG_2043', 'alt-is-file-name'),
  'text that begins with "picture of"': alt('Picture of a car', 'alt-redundant', 'A car'),
  'alternative text that is too long': alt(
    `${'A car in the hills, '.repeat(8)}and a road`,
    'alt-long',
    'by 20',
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
