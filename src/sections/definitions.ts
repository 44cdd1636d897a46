import * as z from 'zod';
import {clients} from '../company/clients';
import type {OwnerFacts} from '../company/ownerFacts';
import * as d from '../elements/define';

/** The facts that are lists. */
const lists = [
  'fareIncludes',
  'cancellations',
  'paymentModes',
  'cities',
  'airports',
  'stations',
  'shillongStarts',
] as const satisfies readonly (keyof OwnerFacts)[];

/** The file of the clients, if there are none. */
const clientsFile = Object.keys(clients).length > 0 ? undefined : 'src/company/data/clients.json';

/** What pages may write of the sections, by the category of the handbook. A folder has one page there. */
export const sections = {
  ...d.group('Top and end of a page', {
    Article: d.top('A text page beside an index of its headings, or EVO’s contact.', d.words, {
      title: d.mainTitle,
    }),
    CallToAction: d.section(
      'The end of a page: a large title on the Volt background.',
      d.wordsAnd('Button', 'EmailButton'),
      {title: d.title, id: d.id},
    ),
    ...d.folder('Hero', {
      Hero: d.top(
        'The top of a page: its main heading, a lead and the next action.',
        d.wordsAnd('Button', 'Badge', 'Stat', 'ClientLogos', 'FareIndex', 'PartnerForm'),
        {
          look: d.look('stage', 'type', 'split', 'ledger', 'plate', 'form'),
          title: d.mainTitle,
          accent: d.text.optional().describe('The heading’s last words, in Volt.'),
          upper: d.flag.describe('Sets the heading in capitals.'),
          full: d.flag.describe('Makes the heading as large as the window allows.'),
          ...d.optionalPicture('The image.'),
          video: d.address.optional().describe('A silent video: `/video/name` for .mp4 and .webm.'),
          border: d.flag.describe('The woven border below. On by default if the hero has a tone.'),
          tone: d.tone,
        },
      ),
      Badge: d.part('A Volt badge with one figure, on the image of `look="split"`.', d.nothing, {
        value: d.text.describe('The figure.'),
        before: d.text.describe('The line above it.'),
        after: d.text.describe('The line below it.'),
      }),
    }),
  }),
  ...d.group('Rentals and booking', {
    ...d.folder('Booking', {
      Booking: d.section(
        'A chooser of rentals with prices and the ways to book.',
        {...d.atLeastOne('Fare', 'Steps'), most: 9}, // as many as the stylesheet can show
        d.headed,
      ),
      Fare: d.part('One rental of `<Booking>`: its starting price and facts.', d.words, {
        rental: d.rental.describe('The rental: sets the name, the price and the drawing.'),
      }),
    }),
    FareIndex: d.part('The rentals with prices, each linked to its section.'),
    ...d.folder('FareTerms', {
      FareTerms: d.block('What a fare includes and what a cancelled ride costs.'),
      Fact: d.inline('A fact that only the owner knows, or its text until it is known.', d.words, {
        name: z.enum(lists).describe('The fact’s key in `src/company/data/ownerFacts.json`.'),
        before: d.text.optional().describe('The words before the fact in a sentence of its own.'),
      }),
    }),
    Rental: d.section('One rental: image, facts, price and Book Now.', d.words, {
      rental: d.rental
        .meta({kind: 'anchor'})
        .describe('The rental: sets the anchor, the price and what Book Now selects.'),
      title: d.title,
      ...d.picture,
    }),
    ServiceMap: d.section('Assam and Meghalaya as a cloth with rental links.', d.words, d.headed),
    ...d.folder('Tiles', {
      Tiles: d.section('Images with links: one large and two small, or a row.', d.list('Tile'), {
        look: d.look('stack', 'row'),
        ...d.headed,
      }),
      Tile: d.part('One of `<Tiles>`: image, title, sentence and link.', d.words, {
        title: d.text.describe('The title.'),
        rental: d.rental.optional().describe('The rental that it leads to, with its price.'),
        ...d.link,
        ...d.picture,
      }),
    }),
  }),
  ...d.group('Words and points', {
    ...d.folder('Columns', {
      Columns: d.section('Two texts side by side.', d.onlyList('Column'), {
        label: d.text.describe('What the columns are about, for screen readers.'),
        id: d.id,
        tone: d.tone,
      }),
      Column: d.part('One text of `<Columns>`.', d.words, {title: d.title}),
    }),
    ...d.folder('Faq', {
      Faq: d.section(
        'Questions, one answer open at a time.',
        d.list('Question', 'Button'),
        d.headed,
      ),
      Question: d.part('One question with its answer.', d.words, {
        asks: d.question.describe('The question.'),
        id: d.id,
      }),
    }),
    ...d.folder('Features', {
      Features: d.section(
        'Features, requirements or benefits, each with a drawing.',
        d.list('Feature', 'Button', 'Highlight'),
        {
          look: d.look('grid', 'mosaic', 'row', 'points', 'checklist', 'panels'),
          ...d.headedOrNot,
          ...d.optionalPicture('A wide image above the section.'),
          more: d.text.optional().describe('Opens the others on a phone: “More reasons”.'),
        },
      ),
      Feature: d.part('One of `<Features>`: a drawing, a title and a sentence.', d.words, {
        icon: d.icon.describe('The drawing above the title.'),
        title: d.text.describe('The feature in a few words.'),
      }),
      Highlight: d.part('The large figure of `<Features look="panels">`.', d.words, {
        value: d.text.describe('The figure: “₹40–45k”.'),
        before: d.text.describe('The text before the figure: “About”.'),
      }),
    }),
    ...d.folder('Rows', {
      Rows: d.section('Rows of large titles, each with a sentence beside it.', d.list('Row'), {
        ...d.headed,
        large: d.flag.describe('Sets the rows’ titles very large, and the heading small.'),
        more: d.text.optional().describe('Opens all rows but two on a phone: “More promises”.'),
      }),
      Row: d.part('One row: a large title, a sentence and an optional link.', d.words, {
        title: d.text.describe('The large title.'),
        icon: d.icon.optional().describe('A drawing before the title.'),
        ...d.optionalPicture('An image between the title and the sentence.'),
        rental: d.rental.optional().describe('The rental whose starting price it shows.'),
        ...d.link,
      }),
    }),
    SplitFeature: d.section('Text beside an image.', d.wordsAnd('Button', 'Slideshow'), {
      ...d.headed,
      ...d.optionalPicture('The image; leave it out where a `<Slideshow>` replaces it.'),
      reversed: d.flag.describe('Puts the image first.'),
    }),
    Statement: d.section('One sentence in large type under a small heading.', d.words, d.headed),
    ...d.folder('Steps', {
      Steps: d.section('Steps on a staircase, or along a dashed line.', d.list('Step'), {
        look: d
          .look('stairs', 'row', 'column')
          .optional()
          .describe('How they are arranged: see the examples. The default is `stairs`.'),
        ...d.headedOrNot,
        ...d.optionalPicture('An image below the lead, for `look="column"`.'),
      }),
      Step: d.part('One of `<Steps>`.', d.words, {
        title: d.numbered.describe('What happens in this step.'),
      }),
    }),
  }),
  ...d.group('Figures', {
    ChargingChain: d.section('Planned charging stations as knots of a chain.', d.words, {
      stations: z.int().min(1).describe('The number of planned stations and of knots.'),
      ...d.headed,
    }),
    NumberCloth: d.section(
      'A cloth with stitches and diamonds that count what EVO saved.',
      d.list('Stat'),
      d.headed,
    ),
    Stats: d.section('Figures in a row, with an optional claim beside them.', d.onlyList('Stat'), {
      label: d.text.describe('The section’s name for screen readers: “EVO in numbers”.'),
      columns: z.literal([2, 3, 4]).optional().describe('On a wide screen. The default is 3.'),
      claim: d.text.optional().describe('One large line beside the figures.'),
      id: d.id,
      tone: d.tone,
    }),
  }),
  ...d.group('Pictures and rows that move', {
    ...d.folder('Carousel', {
      Carousel: d.section('Cards in a row that scrolls sideways.', d.list('Card'), {
        look: d.look('steps', 'icons', 'pictures'),
        ...d.headed,
        autoplay: d.flag.describe('Moves by itself, one round in 30 seconds, with a pause button.'),
      }),
      Card: d.part('One card of a `<Carousel>`.', d.words, {
        title: d.numbered.describe('What the card is about.'),
        icon: d.icon.optional().describe('The drawing, for `look="icons"`.'),
        ...d.optionalPicture('The image, for `look="pictures"`.'),
      }),
    }),
    Gallery: d.section('Square images in a row that scrolls, on two levels.', d.images, d.headed),
    HillRoad: d.section('The road into the hills with a car.', d.words, {title: d.title, id: d.id}),
    Slideshow: d.part('Images in one place, one at a time, that change automatically.', d.images, {
      label: d.text.describe('What the images show together, for screen readers.'),
    }),
  }),
  ...d.group('Vehicles', {
    ...d.folder('Vehicles', {
      Vehicles: d.section('Vehicles side by side, or a catalogue.', d.list('Vehicle', 'Claims'), {
        look: d.look('lineup', 'catalogue'),
        ...d.headed,
        ...d.link,
      }),
      Vehicle: d.part('One vehicle of `<Vehicles>`.', d.words, {
        title: d.text.describe('The vehicle’s name.'),
        ...d.link,
        ...d.picture,
      }),
      Claims: d.part('Claims in capitals, on one line where they fit.', d.words),
    }),
  }),
  ...d.group('People and companies', {
    ...d.folder('LogoStrip', {
      LogoStrip: {
        ...d.section('The clients’ logos in a row that moves slowly.', d.nothing, d.headed),
        emptyFile: clientsFile,
      },
      ClientLogos: {...d.part('The clients’ logos below a hero.'), emptyFile: clientsFile},
    }),
    ...d.folder('Testimonials', {
      Testimonials: d.section('Testimonials, one at a time.', d.onlyList('Testimonial'), {
        ...d.headed,
        controls: z.enum(['dots', 'arrows']).optional().describe('The default is `arrows`.'),
        autoplay: d.flag.describe('Changes every five seconds, with a pause button.'),
      }),
      Testimonial: d.part('One person’s quote, without quotation marks.', d.words, {
        name: d.name.describe('The person’s name.'),
        role: d.text.describe('The person’s job and place.'),
        rating: z.literal([1, 2, 3, 4, 5]).optional().describe('Stars out of five.'),
        company: d.keyOf(clients).optional().describe('The client whose logo it shows.'),
        sample: d.flag.describe('Marks an invented person. A launched site refuses it.'),
      }),
    }),
  }),
  ...d.group('App, contact, form, search', {
    AppPromo: d.section('Promotes the app beside a drawing of a phone.', d.wordsAnd('Button'), {
      ...d.headed,
      stores: d.flag.describe('Shows links to the app stores.'),
    }),
    ContactList: d.block('A panel with every way to contact EVO.'),
    PartnerForm: d.part('A form that opens the visitor’s email app. It sends nothing.', d.words, {
      title: d.text.describe('The form’s heading, and the message’s subject.'),
      action: d.text.describe('The button’s label.'),
      email: d.email,
      id: d.id,
    }),
    PressKit: d.block('A panel with the logo, its files and the brand colours.'),
    Search: d.top('A search of all pages and news, in the visitor’s browser.', d.words, {
      title: d.mainTitle,
    }),
    Services: d.block('The services that every page loads, or its text.', d.words),
  }),
};

/** The props of a section or of its part, as a page writes them, and its children. */
export type PropsOf<Name extends keyof typeof sections> = d.PropsIn<typeof sections, Name>;
