/**
 * What each page must show, by the site's specification. `facts.test.ts` looks each fact up in the built page.
 * Company facts (contact, fares, figures, navigation) are read from src/company. Before you remove or reword another
 * claim of the site, change it here.
 *
 * Text is compared without regard to case, white space and the style of quotes and dashes. Write patterns in lower case
 * with plain quotes and hyphens.
 */
import {contact, links, social, stores} from '../../src/company/contact';
import {formatRupees, hourly, rentals, type RentalKey} from '../../src/company/fares';
import {figures, type Figure, type FigureKey} from '../../src/company/figures';
import {
  footerGroups,
  groupedLinks,
  headerActions,
  isGroup,
  legalLinks,
  mainLinks,
} from '../../src/company/navigation';
import {perPage} from '../../src/newsroom/build/lists';
import type {Route} from '../support/routes';
import {
  atLeast,
  count,
  countInOneSection,
  link,
  order,
  text,
  texts,
  textsIn,
  type Fact,
  type Text,
} from './fact';

/** Images without their versions at dusk, which the dark theme shows instead. */
const dayImage = '.media:not(.media--dusk) img';

const figure = (key: FigureKey, label: string): Fact => {
  const {value, suffix = ''}: Figure = figures[key];
  return {kind: 'figure', value: `${value}${suffix}`, label, where: undefined};
};

const anywhere = /^(?!#$)./;
const fare = (rental: RentalKey) => formatRupees(rentals[rental].from);
const perHour = formatRupees(hourly.perHour);

/** Home: the section that leads to the rentals, and nothing else of the page. */
const rentalCards = 'main section:has(a[href="/ride#airport"])';

const rental = (id: RentalKey, name: Text, ...promises: Text[]): Fact[] => [
  text(name, `#${id}`),
  text(fare(id), `#${id}`),
  ...textsIn(`#${id}`, ...promises),
  atLeast(1, 'features in its list', 'ul > li', `#${id}`),
  count(1, 'image', 'img', `#${id}`),
  link('Book Now', `/?rental=${id}#book`, `#${id}`),
];

export const facts: Readonly<Record<Route, readonly Fact[]>> = {
  '/': [
    // Hero
    text("The future is electric & it's sustainable", 'h1'),
    link('Book Now', '/#book'),
    ...texts(/all-electric/, /premium/, /assam/, /shillong/, '24/7'),

    // Stats strip
    figure('happyRiders', 'happy riders'),
    figure('cleanKilometres', 'clean kilometres'),
    figure('carbonSaved', 'tonnes of carbon saved'),
    text(/tree is planted after every ride/),

    // Three rental cards
    count(3, 'rental cards', 'h3', rentalCards),
    count(3, 'images of rentals', 'img', rentalCards),
    order(
      [/airport/, fare('airport'), /hourly/, fare('hourly'), /shillong/, fare('shillong')],
      rentalCards,
    ),
    ...(['airport', 'hourly', 'shillong'] as const).map((key) =>
      link(new RegExp(key), `/ride#${key}`, rentalCards),
    ),

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
      Object.values(rentals).flatMap(({name, from}) => [name.toLowerCase(), formatRupees(from)]),
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
    link(/call/, links.phone, '#book'),
    link(/whatsapp|sms/, /^(https|sms):/, '#book'),

    // Fleet
    count(3, 'vehicles', 'h3', '#fleet'),
    count(3, 'images of vehicles', dayImage, '#fleet'),
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
    ...stores.map(({name, href}) => link(new RegExp(name.toLowerCase()), href, '#download')),

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
    figure('yearsOfService', 'years of service'),
    figure('activeUsers', 'active users'),
    figure('cities', 'cities'),
    figure('electricVehicles', 'electric vehicles'),
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
    ...rental('airport', /airport rental/, /60 minutes/),
    ...rental(
      'hourly',
      /hourly rental/,
      /up to 8 hours/,
      /classic sedans and premium suvs/,
      /1 hour.{1,5}10 km/,
    ),
    ...rental('shillong', /shillong rental/, /dawki and cherrapunji/),
    ...rental('railway', /railway station rental/),
    ...rental(
      'interdistrict',
      /inter-district rental/,
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
    order(['name', 'phone no.', 'email', 'message'], 'form#partner'),
    count(1, 'field for a name', 'input[type="text"][name="name"]', 'form#partner'),
    count(1, 'field for a phone number', 'input[type="tel"]', 'form#partner'),
    count(1, 'field for an e-mail address', 'input[type="email"]', 'form#partner'),
    count(1, 'field for a message', 'textarea', 'form#partner'),
    count(4, 'required fields', ':is(input, textarea)[required]', 'form#partner'),
    count(4, 'fields with a label', 'label[for]', 'form#partner'),
    count(1, 'button that submits', 'button[type="submit"]', 'form#partner'),
    text(/stor\w+.{0,20} sen|sen\w+.{0,20} stor/, 'form#partner'),

    // Stats
    figure('co2Saved', 'tonnes CO2 saved'),
    figure('chargingSessions', 'charging sessions'),
    figure('chargingStations', 'charging stations'),
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
    figure('corporateClients', 'corporate clients'),
    figure('support', 'support'),
    figure('satisfaction', 'satisfaction'),
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
    count(3, 'images in the slideshow', 'img', /rental rides/),
    text(/1 hour.{1,5}10 km/, /rental rides/),
    text(new RegExp(`${perHour} (an|per) hour`), /rental rides/),

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
    count(8, 'community images', 'img', /join our community/),
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
    count(6, 'questions', 'summary', 'main section:has(#faq-offering)'),
    count(6, 'answers', 'details > summary + *', 'main section:has(#faq-offering)'),
    ...textsIn(
      'main section:has(#faq-offering)',
      /offer/,
      /account/,
      /payment/,
      /book/,
      /vehicles/,
      /safe/,
      /set booking policies, approve rides and track usage/,
      /instant or scheduled rides/,
    ),
    link('Contact Support', '/contact', 'main section:has(#faq-offering)'),

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
    count(6, 'images of vehicles', dayImage, '#vehicles'),
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
    atLeast(7, 'posts', 'article, li:has(time)'),
    // Featured story with a date, an image and an excerpt, three side stories, the link to all news
    atLeast(1, 'featured story', 'article:has(h2):has(time):has(img):has(p)'),
    count(3, 'side stories', 'article:has(h3)', 'main section:has(h1)'),
    link('View All News', '/news/archive'),
    count(3, 'pieces of coverage', 'li:has(h3)', /media coverage/),
    count(3, 'images of coverage', 'img', /media coverage/),
    count(3, 'links to the full story', 'a:contains("See Full Story")', /media coverage/),
    count(perPage.press, 'press releases', 'li:has(h3)', '#press'),
    count(perPage.press, 'press releases to read', 'a:contains("Read Now")', '#press'),
    text(/^1| 1 /, '#press [aria-current="page"]'),
    count(1, 'button back, disabled on the first page', 'button:disabled', '#press nav'),
    count(1, 'link to the next page', 'a[rel="next"]', '#press nav'),
  ],

  '/sustainability': [
    text('Our Commitment Towards a Greener Tomorrow', 'h1'),
    link('Explore Solutions', '/business#ecosystem'),
    atLeast(1, 'image in the hero, the poster of its video', 'img', 'main section:has(h1)'),
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
    ),
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

const groups = groupedLinks.filter(isGroup);

/** What the shared header and footer show on every page. */
export const everywhere: readonly Fact[] = [
  ...mainLinks.map(({label, to}) => link(label, to, 'body header')),
  ...groups.flatMap(({label, items}) =>
    items.map((item) => link(item.label, item.to, `body header details:contains("${label}")`)),
  ),
  count(
    groups.length,
    'dropdowns',
    `summary:is(${groups.map(({label}) => `:contains("${label}")`).join()})`,
    'body header',
  ),
  ...Object.values(headerActions).map(({label, to}) => link(label, to, 'body header')),
  ...[...footerGroups.flatMap(({items}) => items), ...legalLinks].map(({label, to}) =>
    link(label, to, 'footer'),
  ),
  ...social.map(({name, href}) => link(name, href, 'footer')),
  link(contact.phone, links.phone, 'footer'),
  link(contact.email, links.email, 'footer'),
  order(contact.address, 'footer'),
  text(`© ${new Date().getFullYear()}`, 'footer'),
];

/** The navigation that the specification promises: these labels and targets may move, and must stay. */
export const promisedLinks: readonly Fact[] = [
  ...['/', '/ride', '/drive', '/commercial', '/business', '/charge', '/what-we-do'].map((to) =>
    link(anywhere, to, 'body header'),
  ),
  ...['/about', '/services', '/contact', '/help', '/privacy', '/terms', '/cookies'].map((to) =>
    link(anywhere, to, 'footer'),
  ),
];

/** What 404.html shows. */
export const notFoundFacts: readonly Fact[] = [
  text(/^404$/, 'h1'),
  text('Page not found'),
  link(anywhere, '/', 'main'),
];
