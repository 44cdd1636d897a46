import {formatRupees, hourly} from '../../../src/company/fares';
import {count, exists, link, order, text, texts, textsIn, type Fact} from '../fact';
import {anywhere, dayImage, figure} from './shared';

const perHour = formatRupees(hourly.perHour);

/** What the pages about the company and its business service must show. */
export const businessFacts = {
  '/business': [
    // Hero
    text('Transform Your Business Travel', 'h1'),
    figure('corporateClients', 'corporate clients served'),
    figure('support', 'support'),
    figure('satisfaction', 'satisfaction rate'),
    link('Get Started', '/business#contact'),
    link(/^learn more\b/, anywhere),
    count(6, 'clients in the hero', '[role="img"]', 'main section:has(h1) ul'),

    // Why choose
    count(9, 'business features', 'h3', '#why'),
    ...textsIn(
      '#why',
      '24/7 support',
      'seamless payment options',
      /international (phone )?numbers/,
      /guest bookings/,
      /create and manage|creating and managing/,
      /flexible/,
      /recurring rental packages|rental packages.*recurring/,
      /preferential slot/,
      'user management',
      'verified onboarding',
      'MIS reports',
      /monthly and weekly|weekly and monthly/,
      /dedicated enterprise dashboard/,
    ),
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
    text('Employee transport', 'h3'),
    text(/buses/, '#employee-transport'),
    link('Rent Now', '/#book', '#employee-transport'),
    text('City and Airport Transfers', 'h3'),
    text(/60 minutes/, '#employee-transport'),

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
    text(/bikes, scooters and skateboards/, '#ecosystem'),
    order(
      [
        'intra-city last-mile delivery',
        'charging as a service',
        'driver-cum-owner solutions',
        'ev life cycle management',
      ],
      '#ecosystem',
    ),
    count(8, 'community images', dayImage, /join our community/),
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
    text('400+ corporates today'),
    count(12, 'logos: six clients, shown twice', 'li', /400\+ corporates/),
    count(6, 'clients that are read out', '[role="img"][aria-label]', /400\+ corporates/),

    // Contact
    text("We keep you moving, let's get started", '#contact'),
    link('Contact Us', anywhere, '#contact'),

    order([
      'transform your business travel',
      '24/7 support',
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
    count(2, 'blocks of text', 'h2', /whole region/),
    text('Our vehicles', '#vehicles'),
    count(6, 'vehicles', 'h3', '#vehicles'),
    count(6, 'images of vehicles', dayImage, '#vehicles'),
    count(6, 'descriptions of vehicles', 'h3 + p', '#vehicles'),
    order(['electric cars', 'buses', 'trucks', 'bikes', 'scooters', 'skateboards'], '#vehicles'),
    count(6, 'Learn More links, one a vehicle', 'li a, article a', '#vehicles'),
    link(/^learn more/, '/ride', '#vehicles'),
    link(/^learn more/, '/business#employee-transport', '#vehicles'),
    link(/^learn more/, '/commercial#vehicles', '#vehicles'),
    link(/^learn more/, '/business#ecosystem', '#vehicles'),
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

  '/sustainability': [
    text('Our Commitment Towards a Greener Tomorrow', 'h1'),
    link('Explore Solutions', '/business#ecosystem'),
    exists('main section:has(h1) img'), // the poster of its video
    figure('cleanKilometres', 'clean kilometres'),
    figure('carbonSaved', 'tonnes of carbon saved by rides'),
    text(/every stitch .*million.*every diamond .*thousand/, '#saved'),
    text(/tree is planted after every ride/),
  ],
} satisfies Readonly<Record<string, readonly Fact[]>>;
