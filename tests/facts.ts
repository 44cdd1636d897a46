/**
 * The specification's facts (sections 1, 2, 3 and 9, as decisions.md settles them), each with the page that must show it.
 * `tests/build/facts.test.ts` looks each up in the built pages. To change a claim of the site, change it here first.
 *
 * Texts are compared without regard to capitals, white space and the kind of quotes and dashes. Where the specification
 * describes rather than quotes, a pattern stands for its words; write it in small letters with plain quotes and hyphens.
 */
import type {Route} from './routes';

export type Text = string | RegExp;

/**
 * A part of a page: a CSS selector (an `#id` on a heading means its section), or a pattern for the heading of a section.
 * Left out, it is the page's `main`.
 */
export type Where = string | RegExp;

export type Fact =
  /** Words on the page. */
  | {kind: 'text'; text: Text; where?: Where}
  /** A figure beside what it counts, in either order. */
  | {kind: 'figure'; value: string; label: string; where?: Where}
  /** Words that follow each other in this order. */
  | {kind: 'order'; texts: readonly Text[]; where?: Where}
  /** A link with this label, and where it leads: an address of the site, or a pattern. */
  | {kind: 'link'; label: Text; to: Text; where?: Where}
  /** How many there are: of elements inside the part, or inside one section of the page, whichever. */
  | {kind: 'count'; count: number; of: string; named: string; where?: Where; orMore?: boolean}
  | {kind: 'countInOneSection'; count: number; of: string; named: string};

const text = (words: Text, where?: Where): Fact => ({
  kind: 'text',
  text: words,
  ...(where && {where}),
});
const texts = (...all: Text[]): Fact[] => all.map((each) => text(each));
const textsIn = (where: Where, ...all: Text[]): Fact[] => all.map((each) => text(each, where));
const figure = (value: string, label: string): Fact => ({kind: 'figure', value, label});
const order = (all: readonly Text[], where?: Where): Fact => ({
  kind: 'order',
  texts: all,
  ...(where && {where}),
});
const link = (label: Text, to: Text, where?: Where): Fact => ({
  kind: 'link',
  label,
  to,
  ...(where && {where}),
});
const count = (number: number, named: string, of: string, where?: Where): Fact => ({
  kind: 'count',
  count: number,
  named,
  of,
  ...(where && {where}),
});
const atLeast = (number: number, named: string, of: string, where?: Where): Fact => ({
  kind: 'count',
  count: number,
  named,
  of,
  orMore: true,
  ...(where && {where}),
});
const countInOneSection = (number: number, named: string, of: string): Fact => ({
  kind: 'countInOneSection',
  count: number,
  named,
  of,
});

const anywhere = /^(?!#$)./;
const outside = /^https:\/\//;

/** Home: the section that leads to the rentals, and nothing else of the page. */
const rentalCards = 'main section:has(a[href="/ride#airport"])';

const rental = (id: string, name: Text, price: string, ...promises: Text[]): Fact[] => [
  text(name, `#${id}`),
  text(price, `#${id}`),
  ...textsIn(`#${id}`, ...promises),
  atLeast(1, 'features in its list', 'ul > li', `#${id}`),
  count(1, 'picture', 'img', `#${id}`),
  link('Book Now', `/?rental=${id}#book`, `#${id}`),
];

export const facts: Readonly<Record<Route, readonly Fact[]>> = {
  '/': [
    // Hero
    text("The future is electric & it's sustainable", 'h1'),
    link('Book Now', '/#book'),
    ...texts(/all-electric/, /premium/, /assam/, /shillong/, '24/7'),

    // Stats strip
    figure('1.8 million+', 'happy riders'),
    figure('650 million+', 'clean kilometres'),
    figure('43K+', 'tonnes of carbon saved'),
    text(/tree is planted after every ride/),

    // Three rental cards
    count(3, 'rental cards', 'h3', rentalCards),
    count(3, 'pictures of rentals', 'img', rentalCards),
    ...textsIn(rentalCards, /airport/, /hourly/, /shillong/, /₹269.*₹269.*₹269/),
    link(/airport/, '/ride#airport', rentalCards),
    link(/hourly/, '/ride#hourly', rentalCards),
    link(/shillong/, '/ride#shillong', rentalCards),

    // Booking: four steps and the chooser
    count(4, 'booking steps', 'ol > li', '#book'),
    order(
      [
        'download and register',
        'enter pickup and drop-off',
        'select a time slot',
        'confirm the fare and ride',
      ],
      '#book',
    ),
    count(5, 'rentals to choose from', 'input[name="rental"]', '#book'),
    order(
      [
        /airport/,
        '₹269',
        /hourly/,
        '₹269',
        /shillong/,
        '₹269',
        /railway station/,
        '₹269',
        /inter-district/,
        '₹699',
      ],
      '#book',
    ),
    ...textsIn(
      '#book',
      /60 minutes/,
      /up to 8 hours/,
      /10 km/,
      /classic sedans? and premium suvs?/,
      /dawki and cherrapunji/,
      /anywhere in assam/,
      /shared rides save up to 40%/,
    ),
    link(/app/, '/#download', '#book'),
    link(/call/, /^tel:\+/, '#book'),
    link(/whatsapp|sms/, /^(https|sms):/, '#book'),

    // Fleet
    count(3, 'vehicles', 'h3', '#fleet'),
    count(3, 'pictures of vehicles', 'img', '#fleet'),
    order([/3-wheeler/, /quick, short-distance deliveries/], '#fleet'),
    order([/4-wheelers/, /comfortable, premium/, /road trips?/], '#fleet'),
    order([/4-wheeler \(cargo\)/, /commercial deliveries/], '#fleet'),
    order([
      /4-wheeler \(cargo\)/,
      'reliable pricing',
      'zero driver cancellation',
      'zero emissions',
    ]),

    // Riders
    count(3, 'rider testimonials', 'blockquote'),
    count(3, 'times 5 stars', '[aria-label="5 out of 5 stars"]'),
    count(3, 'riders with a name and a role', ':has(> blockquote) b + span'),

    // EVO for
    text(/^evo for/, 'main section:has(a[href="/business#tourism"]) :is(h2, h3)'),
    count(3, 'EVO for cards', 'h3', /^evo for/),
    ...textsIn(/^evo for/, /transportation/, /delivery/, /tourism/, /charging/),
    link(anywhere, '/commercial', /^evo for/),
    link(anywhere, '/business#tourism', /^evo for/),
    link(anywhere, '/charge', /^evo for/),

    // Feature icons
    ...texts(
      '24/7 support',
      'professional drivers',
      'real-time tracking',
      /convenient payment modes?/,
    ),
    countInOneSection(4, 'features with icons', 'li:has(svg):has(h3)'),

    // App
    link(/android/, outside, '#download'),
    link(/ios/, outside, '#download'),

    // Closing
    link('Get Started', '/#book'),
    link(/^learn more\b/, anywhere),

    order([
      "the future is electric & it's sustainable",
      'happy riders',
      /airport rentals?/,
      'download and register',
      /3-wheeler/,
      'zero emissions',
      /evo for/,
      '24/7 support',
      'professional drivers',
      'real-time tracking',
      /convenient payment modes?/,
      /android/,
      'get started',
      'learn more',
    ]),
  ],

  '/about': [
    text(/mission/, 'h1'),
    text(/all-electric premium cab and mobility service/),
    ...texts(/assam/, /meghalaya/),
    figure('5+', 'years of service'),
    figure('50K+', 'active users'),
    figure('100+', 'cities'),
    figure('1000+', 'electric vehicles'),
    count(3, 'core values', 'h3', /core values/),
    order(['safety first', 'eco-friendly', 'reliability'], /core values/),
    text(/our journey/, 'h2'),
    link('Download App', '/#download'),
    link(/^learn more\b/, anywhere),
    order([/mission/, 'years of service', 'core values', 'our journey']),
  ],

  '/ride': [
    text('Ride electric. Ride EVO.', 'h1'),
    count(5, 'rental sections', ':is(#airport, #hourly, #shillong, #railway, #interdistrict)'),
    ...rental('airport', /airport rental/, '₹269', /60 minutes/),
    ...rental(
      'hourly',
      /hourly rental/,
      '₹269',
      /up to 8 hours/,
      /classic sedans and premium suvs/,
      /1 hour.{1,5}10 km/,
    ),
    ...rental('shillong', /shillong rental/, '₹269', /dawki and cherrapunji/),
    ...rental('railway', /railway station rental/, '₹269'),
    ...rental(
      'interdistrict',
      /inter-district rental/,
      '₹699',
      /anywhere in assam/,
      /shared rides/,
      /up to 40%/,
    ),
    order([
      'airport rental',
      'hourly rental',
      'shillong rental',
      'railway station rental',
      'inter-district rental',
    ]),
    link(/airport/, '/ride#airport'),
    link(/hourly/, '/ride#hourly'),
    link(/shillong/, '/ride#shillong'),
    link(/railway/, '/ride#railway'),
    link(/inter-district/, '/ride#interdistrict'),
  ],

  '/drive': [
    link('Join as Driver', '/drive#how-to-join'),
    link('Apply Now', '/drive#how-to-join'),
    link(/^learn more\b/, anywhere),

    // Benefits
    ...texts(
      /vehicle (is )?provided/,
      'zero investment',
      /up to ₹25,000 (a|per|every) week/,
      /about ₹40-45k a month/,
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
    atLeast(1, 'ways to apply', 'a[href^="mailto:"], a[href^="tel:"]', '#how-to-join'),

    atLeast(1, 'driver testimonials', 'blockquote'),
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
    atLeast(1, 'driver testimonials', 'blockquote'),
    link('Apply Now', '/drive#how-to-join'),
    link(/^learn more\b/, anywhere),
    ...texts(/deliver/, '3-wheeler', '4-wheeler (cargo)'),
  ],

  '/charge': [
    // Hero with the form
    text('Become a Partner', '#partner :is(h1, h2)'),
    order(['name', 'phone no.', 'email', 'message'], '#partner form'),
    count(1, 'field for a name', 'input[type="text"][name="name"]', '#partner form'),
    count(1, 'field for a phone number', 'input[type="tel"]', '#partner form'),
    count(1, 'field for an e-mail address', 'input[type="email"]', '#partner form'),
    count(1, 'field for a message', 'textarea', '#partner form'),
    count(4, 'required fields', ':is(input, textarea)[required]', '#partner form'),
    count(4, 'fields with a label', 'label[for]', '#partner form'),
    count(1, 'button that submits', 'button[type="submit"]', '#partner form'),
    text(/stor\w+.{0,20} sen|sen\w+.{0,20} stor/, '#partner form'),

    // Stats
    figure('26K+', 'tonnes CO2 saved'),
    figure('9,000,000+', 'charging sessions'),
    figure('3,900+', 'charging stations'),
    figure('18,500,000+', 'charging hours'),
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

    countInOneSection(7, 'benefits', 'li:has(h3)'),
    link('Become a Partner', '/charge#partner'),
    order([
      'become a partner',
      'charging sessions',
      /charging chain for the north east/,
      'become a partner',
    ]),
  ],

  '/business': [
    // Hero
    text('Transform Your Business Travel', 'h1'),
    figure('500+', 'corporate clients'),
    figure('24/7', 'support'),
    figure('98%', 'satisfaction'),
    link('Get Started', '/business#contact'),
    link(/^learn more\b/, anywhere),
    count(6, 'clients in the hero', '[role="img"]', 'main section:has(h1) ul'),

    // Why choose
    count(9, 'business features', 'h3', '#why'),
    ...textsIn(
      '#why',
      '24*7 support',
      'seamless payment options',
      /international (phone )?numbers/,
      /guest bookings/,
    ),
    text(/create and manage|creating and managing/, '#why'),
    ...textsIn(
      '#why',
      /flexible/,
      /recurring rental packages|rental packages.*recurring/,
      /preferential slot/,
    ),
    ...textsIn(
      '#why',
      'user management',
      'verified onboarding',
      'MIS reports',
      /monthly and weekly|weekly and monthly/,
    ),
    text(/dedicated enterprise dashboard/, '#why'),
    ...texts('carbon-saving certificates', /up to 40% saving/, /shared rides/),
    text(/month\w*.{0,40}one click/),
    order([/tracking/, /ongoing and upcoming rides/]),
    text(/employee transport/),
    text(/rental packages/),

    // Rental rides
    text('Rental Rides', 'h2'),
    count(3, 'pictures in the slideshow', 'img', /rental rides/),
    text(/1 hour.{1,5}10 km/, /rental rides/),
    text(/₹269 (an|per) hour/, /rental rides/),

    // Transport and transfers
    text('Employee Transport', 'h2'),
    link('Rent Now', '/#book', /employee transport/),
    text('City and Airport Transfers', 'h2'),
    text(/60 minutes/, /city and airport transfers/),

    // Tourism
    ...textsIn(
      '#tourism',
      'eco-friendly travel',
      /quiet and immersive experience/,
      'cost savings',
      'enhanced customer experience',
      'exclusive rewards',
      'gift hampers',
    ),

    // How it works, ecosystem, community, commitment
    count(4, 'steps', 'ol > li', /how it works/),
    count(4, 'ecosystem items', 'h3', '#ecosystem'),
    order(
      [
        'intra-city last-mile delivery',
        'charging as a service',
        'driver-cum-owner solutions',
        'ev life cycle management',
      ],
      '#ecosystem',
    ),
    count(8, 'community pictures', 'img', /join our community/),
    count(5, 'commitments', 'h3', /commitment/),

    // Testimonials
    count(4, 'business testimonials', 'blockquote'),
    count(
      4,
      'business testimonials with the company’s logo',
      ':has(> blockquote) > svg, :has(> blockquote) img',
    ),
    count(4, 'business testimonials with an author and a position', ':has(> blockquote) b + span'),

    // FAQ
    count(6, 'questions', 'summary', 'main section:has(summary)'),
    count(6, 'answers', 'details > summary + *', 'main section:has(summary)'),
    ...textsIn(
      'main section:has(summary)',
      /offer/,
      /account/,
      /payment/,
      /book/,
      /vehicles/,
      /safe/,
      /set booking policies, approve rides and track usage/,
      /instant or scheduled rides/,
    ),
    link('Contact Support', '/contact', 'main section:has(summary)'),

    // Clients
    text(/400\+ corporates/),
    count(12, 'logos: six clients, shown twice', 'li', /400\+ corporates/),
    count(6, 'clients that are read out', '[role="img"][aria-label]', /400\+ corporates/),

    // Contact
    text("We keep you moving, let's get started", '#contact'),
    link('Contact Us', anywhere, '#contact'),

    order([
      'transform your business travel',
      '24*7 support',
      'carbon-saving certificates',
      'rental rides',
      'employee transport',
      'city and airport transfers',
      'gift hampers',
      'how it works',
      'intra-city last-mile delivery',
      'join our community',
      /our commitment/,
      'contact support',
      '400+ corporates',
      'we keep you moving',
    ]),
  ],

  '/what-we-do': [
    text('Electric vehicle revolution ignited', 'h1'),
    text('We are the No. 1 EV Fleet Provider'),
    text('Vision', 'h2'),
    text(/mission/, 'h2'),
    count(3, 'points of the mission', 'h3', /mission/),
    order(
      [
        /cut urban transport pollution in the north east/,
        /prevent (the )?causes of global warming/,
        /improve (our )?driver partners' financial well-being/,
      ],
      /mission/,
    ),
    countInOneSection(2, 'blocks of text', 'h2'),
    text('Our vehicles', '#vehicles'),
    count(6, 'vehicles', 'h3', '#vehicles'),
    count(6, 'pictures of vehicles', 'img', '#vehicles'),
    count(6, 'descriptions of vehicles', 'h3 + p', '#vehicles'),
    order(['electric cars', 'buses', 'trucks', 'bikes', 'scooters', 'skateboards'], '#vehicles'),
    count(6, 'Learn More links, one a vehicle', 'li a, article a', '#vehicles'),
    link(/^learn more/, anywhere, '#vehicles'),
    link('View All Vehicles', '/#fleet', '#vehicles'),
    link(/^learn more\b/, anywhere, /app/),
    text(/north east's ev ecosystem/, 'h2'),
    order([
      'no. 1 ev fleet provider',
      'vision',
      'mission',
      'our vehicles',
      'skateboards',
      "north east's ev ecosystem",
    ]),
  ],

  '/news': [
    text('News', 'h1'),
    atLeast(3, 'posts of January 2025', 'time[datetime^="2025-01"]'),
    atLeast(7, 'posts', 'article, li:has(time)'),
    // Featured story with category, date, picture and excerpt, three side stories, the way to all news
    text('A quieter morning: the electric fleet goes to work'),
    text(/before the shops open/),
    count(3, 'side stories', 'article', '[aria-label="More stories"], [class*="newsSide"]'),
    link('View All News', '/news/archive'),
    // Media Coverage: three cards with outlet, title, picture and See Full Story
    text('Media Coverage', /media coverage/),
    count(3, 'pieces of coverage', 'li:has(h3)', /media coverage/),
    count(3, 'pictures of coverage', 'img', /media coverage/),
    count(3, 'links to the full story', 'a:contains("See Full Story")', /media coverage/),
    // Press Releases: three of January 2025, a page indicator, previous and next
    count(3, 'press releases', 'li:has(h3)', '#press'),
    count(3, 'press releases of January 2025', 'time[datetime^="2025-01"]', '#press'),
    count(3, 'press releases to read', 'a:contains("Read Now")', '#press'),
    text(/^1| 1 /, '#press [aria-current="page"]'),
    count(1, 'button back, off on the first page', 'button:disabled', '#press nav'),
    count(1, 'link to the next page', 'a[rel="next"]', '#press nav'),
  ],

  '/sustainability': [
    text('Our Commitment Towards a Greener Tomorrow', 'h1'),
    link('Explore Solutions', '/business#ecosystem'),
    atLeast(1, 'picture in the hero, the poster of its video', 'img', 'main section:has(h1)'),
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
    link('+91 00000 00000', 'tel:+910000000000'),
    link('hello@evo.example', 'mailto:hello@evo.example'),
    text(/street address/),
  ],

  '/help': [
    order(['download', 'pickup and drop-off', 'time slot', 'confirm the fare']),
    ...texts(/60 minutes/, /8 hours/, '₹269', '₹699', /up to 40%/, /dawki and cherrapunji/),
    link('Contact Support', '/contact'),
  ],

  '/privacy': [
    ...texts(
      /cookie/,
      /no login|not log in|no account/,
      /(nothing|no data).{0,40}sent|sends? (nothing|no )/,
    ),
  ],

  '/terms': [text(/terms/, 'h1'), text(/informational|information/)],

  '/cookies': [
    text(/cookies/, 'h1'),
    text(
      /(sets|uses|stores) no cookies?|no cookies? (is|are) set|does not (set|use) (any )?cookies?/,
    ),
  ],
};

const headerLinks = [
  ['Home', '/'],
  ['Ride with us', '/ride'],
  ['Drive with us', '/drive'],
  ['Evo Commercial', '/commercial'],
  ['EVO Business', '/business'],
  ['Evo Taxi Charge', '/charge'],
  ['What we do', '/what-we-do'],
] as const;

const footerLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Contact', '/contact'],
  ['Help', '/help'],
  [/privacy/, '/privacy'],
  [/terms/, '/terms'],
  [/cookies/, '/cookies'],
] as const;

/** What the shared header and footer say, the same on every page. */
export const everywhere: readonly Fact[] = [
  ...headerLinks.map(([label, to]) => link(label, to, 'body header')),
  count(
    2,
    'dropdowns, Services and Business Solutions',
    'summary:is(:contains("Services"), :contains("Business Solutions"))',
    'body header',
  ),
  link('Ride with us', '/ride', 'body header details:contains("Services")'),
  link('Drive with us', '/drive', 'body header details:contains("Services")'),
  link('EVO Business', '/business', 'body header details:contains("Services")'),
  link('EVO Business', '/business', 'body header details:contains("Business Solutions")'),
  link('Evo Taxi Charge', '/charge', 'body header details:contains("Business Solutions")'),
  link('Download App', '/#download', 'body header'),
  link('Book Now', '/#book', 'body header'),

  ...footerLinks.map(([label, to]) => link(label, to, 'footer')),
  link('City rides', /^\/(ride|services)/, 'footer'),
  link('Airport transfer', /^\/(ride|services)/, 'footer'),
  link('Intercity travel', /^\/(ride|services)/, 'footer'),
  link('Corporate service', /^\/(business|services)/, 'footer'),
  link('Package delivery', /^\/(commercial|services)/, 'footer'),
  atLeast(3, 'social links', 'a[href^="https://"]', 'footer'),
  link('+91 00000 00000', 'tel:+910000000000', 'footer'),
  link('hello@evo.example', 'mailto:hello@evo.example', 'footer'),
  text(/street address/, 'footer'),
  text(`© ${new Date().getFullYear()}`, 'footer'),
];

/** The page for what is not there. */
export const notFoundFacts: readonly Fact[] = [
  text(/^404$/, 'h1'),
  text('Page not found'),
  link(anywhere, '/', 'main'),
];
