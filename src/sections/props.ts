import type {PropsWithChildren} from 'react';
import * as z from 'zod';
import {clientKeys} from '../company/clients';
import {component, elementProps, flag, icon, image, rental, text} from '../elements/props';

const optionalText = text.optional();
const title = text.describe('The heading.');
const id = optionalText.describe('The anchor: `/business#tourism` leads to `id="tourism"`.');
const tones = z.enum(['night', 'tea', 'paper', 'sunken']);
const tone = tones.optional().describe('The background. The default is the page’s own.');
const alt = text.describe('What the image shows, for people who cannot see it.');

/** The props of most sections. */
const section = {title, id, tone};
const picture = {image: image.describe('The image: `/img/rental-airport.jpg`.'), alt};
const optionalPicture = (description: string) => ({
  image: image.optional().describe(description),
  alt: optionalText.describe('What the image shows, for people who cannot see it.'),
});
const optionalTitle = {
  title: optionalText.describe('The heading.'),
  label: optionalText.describe('The name for screen readers where there is no heading.'),
  id,
  tone,
};

/** The props that a page may write in the tag of each component. */
export const props = {
  ...elementProps,
  AppPromo: component('Promotes the app beside a drawing of a phone.', {
    ...section,
    stores: flag.describe('Shows links to the app stores.'),
  }),
  Article: component('A text page with an index of its headings, or EVO’s contact, beside it.', {
    title: text.describe('The page’s main heading.'),
  }),
  Badge: component('A Volt badge with one figure, on the image of a hero with `look="split"`.', {
    value: text.describe('The figure.'),
    before: text.describe('The line above it.'),
    after: text.describe('The line below it.'),
  }),
  Boilerplate: component('What every press release says about EVO at its end.', {}),
  Booking: component('A chooser of rentals with prices and the ways to book.', section),
  CallToAction: component('The end of a page: a large title on the Volt background.', {title, id}),
  Card: component('One card of a `<Carousel>`.', {
    title: text.describe('What the card is about.'),
    icon: icon.optional().describe('The drawing, for `look="icons"`.'),
    ...optionalPicture('The image, for `look="pictures"`.'),
  }),
  Carousel: component('Cards in a row that scrolls sideways.', {
    look: z.enum(['steps', 'icons', 'pictures']).describe('What each card starts with.'),
    ...section,
    autoplay: flag.describe('Moves by itself, one round in 30 seconds, with a pause button.'),
  }),
  ChargingChain: component('Planned charging stations as knots of a chain.', {
    stations: z.int().min(1).describe('The number of planned stations and of knots.'),
    ...section,
  }),
  Claims: component('Claims in capitals, on one line where they fit.', {}),
  ClientLogos: component('The clients’ logos below a hero.', {}),
  Column: component('One text of `<Columns>`.', {title}),
  Columns: component('Two texts side by side.', {
    label: text.describe('What the columns are about, for screen readers.'),
    id,
    tone,
  }),
  ContactList: component('A panel with every way to contact EVO.', {}),
  Fare: component('One rental of `<Booking>`: its starting price and facts.', {
    rental: rental.describe('The rental: sets the name, the price and the drawing.'),
  }),
  FareIndex: component('The five rentals with prices, each linked to its section.', {}),
  FareTerms: component('What a fare includes and what a cancelled ride costs.', {}),
  Faq: component('Questions and answers, one open at a time.', section),
  Feature: component('One of `<Features>`: a drawing, a title and a sentence.', {
    icon: icon.describe('The drawing above the title.'),
    title: text.describe('The feature in a few words.'),
  }),
  Features: component('Features, requirements or benefits, each with a drawing.', {
    look: z
      .enum(['grid', 'mosaic', 'row', 'points', 'checklist', 'panels'])
      .describe('How they are arranged: see the examples.'),
    ...optionalTitle,
    ...optionalPicture('A wide image above the section.'),
    more: optionalText.describe('Opens the others on a phone: “Six more reasons”.'),
  }),
  Gallery: component('Square images in a row that scrolls, on two levels.', section),
  Hero: component('The top of a page: its main heading, a lead and the next action.', {
    look: z
      .enum(['stage', 'type', 'split', 'ledger', 'plate', 'form'])
      .describe('How text and image are arranged: see the examples.'),
    title: text.describe('The page’s one first heading.'),
    accent: optionalText.describe('The heading’s last words, in Volt.'),
    upper: flag.describe('Sets the heading in capitals.'),
    full: flag.describe('Makes the heading as large as the window allows.'),
    ...optionalPicture('The image.'),
    video: optionalText.describe('A silent video: `/video/sustainability` for .mp4 and .webm.'),
    border: flag.describe('The woven border below. The default is on if the hero has a tone.'),
    id,
    tone,
  }),
  Highlight: component('The large figure of `<Features look="panels">`.', {
    value: text.describe('The figure: “₹40–45k”.'),
    before: text.describe('The text before the figure: “About”.'),
  }),
  HillRoad: component('The road into the hills in profile; a car follows the scrolling.', {
    title,
    id,
  }),
  LogoStrip: component('The clients’ logos in a row that moves slowly.', section),
  NumberCloth: component('A cloth with stitches and diamonds that count what EVO saved.', section),
  PartnerForm: component('A form that opens the visitor’s email app. It sends nothing.', {
    title: text.describe('The form’s heading, and the message’s subject.'),
    action: text.describe('The button’s label.'),
    id,
  }),
  PaymentModes: component('The ways to pay, or its text until the owner supplies them.', {}),
  PressKit: component('A panel with the logo, its files and the brand colours.', {}),
  Question: component('One question with its answer.', {asks: text.describe('The question.'), id}),
  Rental: component('One rental: image, facts, price and Book Now.', {
    rental: rental.describe('The rental: sets the anchor, the price and what Book Now selects.'),
    title,
    ...picture,
  }),
  Row: component('One row: a large title, a sentence and an optional link.', {
    title: text.describe('The large title.'),
    icon: icon.optional().describe('A drawing before the title.'),
    ...optionalPicture('An image between the title and the sentence.'),
    rental: rental.optional().describe('The rental whose starting price it shows.'),
    to: optionalText.describe('Where its link leads.'),
    action: optionalText.describe('The link’s label.'),
  }),
  Rows: component('Rows of large titles, each with a sentence beside it.', {
    ...section,
    large: flag.describe('Sets the rows’ titles very large, and the heading as a small label.'),
    more: optionalText.describe('Opens all rows but two on a phone: “Three more promises”.'),
  }),
  Search: component('A search of all pages and news, in the visitor’s browser.', {
    title: text.describe('The page’s main heading.'),
  }),
  ServiceMap: component('Assam and Meghalaya as a cloth, with links to the rentals.', section),
  Slideshow: component('Images in one place, one at a time, that change automatically.', {
    label: text.describe('What the images show together, for screen readers.'),
  }),
  SplitFeature: component('Text on one side, an image on the other.', {
    ...section,
    ...optionalPicture('The image; leave it out where a `<Slideshow>` replaces it.'),
    reversed: flag.describe('Puts the image first.'),
  }),
  Statement: component('One important sentence in large type under a small heading.', section),
  Stats: component('Figures in a row, with an optional claim beside them.', {
    label: text.describe('The section’s name for screen readers: “EVO in numbers”.'),
    columns: z.literal([2, 3, 4]).optional().describe('On a wide screen. The default is 3.'),
    claim: optionalText.describe('One large line beside the figures.'),
    id,
    tone,
  }),
  Step: component('One of `<Steps>`.', {
    title: text.describe('What happens in this step.'),
  }),
  Steps: component('Steps on a staircase, or along a dashed line.', {
    look: z
      .enum(['stairs', 'row', 'column'])
      .optional()
      .describe('How they are arranged: see the examples. The default is `stairs`.'),
    ...optionalTitle,
    ...optionalPicture('An image below the lead, for `look="column"`.'),
  }),
  Testimonial: component('One person’s quote in `<Testimonials>`, without quotation marks.', {
    name: text.describe('The person’s name.'),
    role: text.describe('The person’s job and place.'),
    rating: z.literal([1, 2, 3, 4, 5]).optional().describe('Stars out of five.'),
    company: z.enum(clientKeys).optional().describe('A key of `src/company/clients.ts`.'),
  }),
  Testimonials: component('Testimonials, one at a time.', {
    ...section,
    controls: z.enum(['dots', 'arrows']).optional().describe('The default is `arrows`.'),
    autoplay: flag.describe('Changes every five seconds, with a pause button.'),
  }),
  Tile: component('One of `<Tiles>`: image, title, sentence and link.', {
    title: text.describe('The title.'),
    rental: rental.optional().describe('The rental whose price it shows and to which it leads.'),
    to: optionalText.describe('Where its link leads, if it is no rental.'),
    action: optionalText.describe('The link’s label.'),
    ...picture,
  }),
  Tiles: component('Large images with links: one large and two small, or side by side.', {
    look: z.enum(['stack', 'row']).describe('How they are arranged: see the examples.'),
    ...section,
  }),
  Vehicle: component('One vehicle of `<Vehicles>`.', {
    title: text.describe('The vehicle’s name.'),
    to: optionalText.describe('Where the link leads.'),
    action: optionalText.describe('The link’s label: “Learn More”.'),
    ...picture,
  }),
  Vehicles: component('Vehicles side by side, or a catalogue of them.', {
    look: z.enum(['lineup', 'catalogue']).describe('How they are arranged: see the examples.'),
    ...section,
    to: optionalText.describe('Where the button beside the heading leads.'),
    action: optionalText.describe('The button’s label.'),
  }),
};

/** The name of a component that a page may use. */
export type ComponentName = keyof typeof props;

/** The props of a component, as a page writes them, and its children. */
export type PropsOf<Name extends ComponentName> = PropsWithChildren<z.infer<(typeof props)[Name]>>;
