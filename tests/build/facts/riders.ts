import {climb} from '../../../src/company/climb';
import {stores, links} from '../../../src/company/contact';
import {formatRupees, rentalKeys, rentals, type RentalKey} from '../../../src/company/fares';
import {places} from '../../../src/company/places';
import {count, exists, link, order, text, texts, textsIn, type Fact, type Text} from '../fact';
import {anywhere, dayImage, fare, figure} from './shared';

/** Home: the section that leads to the rentals, and nothing else of the page. */
const rentalCards = 'main section:has(a[href="/ride#airport"])';

const rental = (id: RentalKey, name: Text, ...promises: Text[]): Fact[] => [
  text(name, `#${id}`),
  text(fare(id), `#${id}`),
  ...textsIn(`#${id}`, ...promises),
  exists(`#${id} ul > li`),
  count(1, 'image', 'img', `#${id}`),
  link('Book Now', `/?rental=${id}#book`, `#${id}`),
];

/** The map links every place of the typed list to its rental and fare, in a list and in the drawing. */
const map: readonly Fact[] = [
  count(places.length, 'places in the list', 'ul > li', '#map'),
  ...places.flatMap(({name, rental}) => [
    link(new RegExp(`^${name.toLowerCase()} .*${fare(rental)}$`), `/ride#${rental}`, '#map ul'),
    count(
      places.filter((place) => place.rental === rental).length,
      `places in the drawing that lead to ${rental}`,
      `svg a[href="/ride#${rental}"]`,
      '#map',
    ),
  ]),
];

/** What the pages for riders must show. */
export const riderFacts = {
  '/': [
    // Hero
    text("The future is electric & it's sustainable", 'h1'),
    link('Book Now', '/#book'),
    ...texts(/all-electric/, /premium/, /assam/, /shillong/, '24/7'),

    // Stats strip
    figure('happyRiders', 'happy riders'),
    figure('cleanKilometres', 'clean kilometres'),
    figure('carbonSaved', 'tonnes of carbon saved by rides'),
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

    ...map,

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
      Object.values(rentals).flatMap(({name, from}) => [name, formatRupees(from)]),
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

    // Riders
    count(3, 'rider testimonials', 'blockquote'),
    count(3, 'times 5 stars', '[aria-label="5 out of 5 stars"]'),
    count(3, 'riders with a name and a role', ':has(> blockquote) b + span'),

    // EVO for
    text(/^evo for/, 'main section:has(a[href="/business#tourism"]) :is(h2, h3)'),
    count(3, 'EVO for cards', 'h3', /^evo for/),
    ...textsIn(/^evo for/, /transportation/, /delivery/, /tourism/, /charging/),
    ...['/commercial', '/business#tourism', '/charge'].map((to) => link(anywhere, to, /^evo for/)),

    // Feature icons
    count(
      4,
      'features with icons',
      'li:has(svg):has(h3)',
      'main section:has(h3:contains("Real-time"))',
    ),

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
      /4-wheeler \(cargo\)/,
      'reliable pricing',
      'zero driver cancellation',
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
    order(rentalKeys.map((key) => `${rentals[key].name} rental`)),
    ...rentalKeys.map((key) => link(new RegExp(rentals[key].name.toLowerCase()), `/ride#${key}`)),
    ...map,
    count(climb.length, 'stops on the road', '[role="img"] > g', '#climb'),
  ],
} satisfies Readonly<Record<string, readonly Fact[]>>;
