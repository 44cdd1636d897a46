import {contact, links} from '../../../src/company/contact';
import {count, exists, link, order, text, texts, textsIn, type Fact} from '../fact';
import {anywhere, figure} from './shared';

/** What the pages for drivers, delivery and charging partners must show. */
export const partnerFacts = {
  '/drive': [
    link('Join as Driver', '/drive#how-to-join'),
    link('Apply Now', '/drive#how-to-join'),
    link(/^learn more\b/, anywhere),

    // Benefits
    ...texts(
      /vehicle (is )?provided/,
      'zero investment',
      /up to ₹25,000 (a|per|every) week/,
      /about ₹40-45k in a typical month/,
      /guaranteed minimum earnings/,
      'incentives',
    ),

    // Requirements
    count(6, 'requirements', 'li', '#requirements'),
    ...textsIn(
      '#requirements',
      /valid commercial driver's licen[cs]e/,
      'at least 2 years of driving experience',
      'clean driving record',
      'smartphone with internet',
      'good communication skills',
      'age between 21 and 55',
    ),

    // How to join
    text('How to join', '#how-to-join'),
    count(4, 'steps to join', 'h3', '#how-to-join'),
    order(
      [
        'apply online',
        'verification',
        'documents',
        'background check',
        'training',
        'start driving',
      ],
      '#how-to-join',
    ),
    link(/whatsapp/, /^https:/, '#how-to-join'),
    link(contact.phone, links.phone, '#how-to-join'),
    link(contact.email, links.email, '#how-to-join'),

    exists('blockquote'),
    order([
      'join as driver',
      'vehicle provided',
      'clean driving record',
      'apply online',
      'start driving',
    ]),
  ],

  '/commercial': [
    text(/top-tier/, 'h2'),
    count(4, 'features', 'h3', /top-tier/),
    order(
      ['iot monitoring', 'expert drivers', 'zero carbon emission', 'charging infrastructure'],
      /top-tier/,
    ),
    exists('blockquote'),
    link('Apply Now', '/drive#how-to-join'),
    link(/^learn more\b/, anywhere),
    text(/evo commercial/, 'main section:has(h1)'),
    ...texts(/deliver/, '3-wheeler', '4-wheeler (cargo)', 'electric trucks'),
  ],

  '/charge': [
    // Hero with the form
    text('Become a Partner', '#partner :is(h1, h2)'),
    order(['name', 'phone no.', 'email', 'message'], 'form#partner'),
    count(1, 'field for a name', 'input[type="text"][name="name"]', 'form#partner'),
    count(1, 'field for a phone number', 'input[type="tel"]', 'form#partner'),
    count(1, 'field for an email address', 'input[type="email"]', 'form#partner'),
    count(1, 'field for a message', 'textarea', 'form#partner'),
    count(4, 'required fields', ':is(input, textarea)[required]', 'form#partner'),
    count(4, 'fields with a label', 'label[for]', 'form#partner'),
    count(1, 'button that submits', 'button[type="submit"]', 'form#partner'),
    text(/stor\w+.{0,20} sen|sen\w+.{0,20} stor/, 'form#partner'),

    // Stats
    figure('co2Saved', 'tonnes of CO2 saved by charging'),
    figure('chargingSessions', 'charging sessions'),
    figure('chargingStations', 'charging stations in partner networks'),
    figure('chargingHours', 'charging hours'),
    count(4, 'figures with an icon', 'dl > div:has(svg)'),

    // The chain
    text(/charging chain for the north east/, 'h2'),
    text(/\b16 .{0,20}stations|stations.{0,20}\b16\b/),
    text(/planned/),
    text('open to the public'),
    count(
      16,
      'stations drawn',
      ':is(div, ol, ul)[aria-hidden="true"] > *',
      /charging chain for the north east/,
    ),

    count(7, 'benefits', 'li:has(h3)'),
    link('Become a Partner', '/charge#partner'),
    order([
      'become a partner',
      'charging sessions',
      /charging chain for the north east/,
      'become a partner',
    ]),
  ],
} satisfies Readonly<Record<string, readonly Fact[]>>;
