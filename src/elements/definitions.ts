import {figures} from '../company/figures';
import {languages} from '../company/languages';
import * as d from './define';

/** What pages may write of the elements, by the category of the handbook. A folder has one page there. */
export const elements = {
  ...d.group('Figures', {
    Stat: d.part('One figure and what it counts.', d.words, {
      of: d.keyOf(figures).describe('The figure’s key in `src/company/data/figures.json`.'),
      icon: d.icon.optional().describe('A drawing before the label.'),
    }),
  }),
  ...d.group('In any text', {
    Boilerplate: d.inline('What every press release says about EVO at its end.'),
    ...d.folder('Button', {
      Button: d.button('A link that looks like a button.', d.words, {
        to: d.address.describe('Where it leads: `/ride#airport`, `#book` or `https://…`.'),
        icon: d.icon.optional().describe('A drawing before the label; arrows follow the label.'),
        more: d.text.optional().describe('What a label such as “Learn More” is about; not shown.'),
      }),
      EmailButton: d.button('A button that opens the visitor’s email app.', d.words, {
        subject: d.text.describe('The subject of the email.'),
        message: d.message,
        email: d.email,
      }),
    }),
    ...d.folder('Contact', {
      Email: d.inlineLink('The email address as a link.'),
      Phone: d.inlineLink('The phone number as a link.'),
      Message: d.inlineLink(
        'A link that opens a message: WhatsApp, or else SMS or email.',
        d.words,
        {message: d.message},
      ),
    }),
    ...d.folder('Price', {
      Price: d.inline('A rental’s starting price in running text: ₹269.', d.nothing, {
        of: d.rental.describe('The rental.'),
      }),
      Hours: d.inline('The most hours that a rental can be booked for: 8.', d.nothing, {
        of: d.hourlyRental,
      }),
      Kilometres: d.inline('The kilometres that each hour of a rental includes: 10.', d.nothing, {
        of: d.hourlyRental,
      }),
    }),
    RegionName: {
      ...d.block('“Assam and Meghalaya” in Assamese and Hindi, in large type.'),
      emptyFile: languages.some(({region}) => region) ? undefined : 'src/company/languages.ts',
    },
    ...d.folder('Sample', {
      Sample: d.inline('Marks words that are not real yet. A launched site refuses it.', d.words),
      BeforeLaunch: d.inline('Words about samples, only until the site is launched.', d.words),
    }),
    Towns: d.inline('Towns of Assam that inter-district rentals go to, in running text.'),
  }),
};

/** The props of an element, as a page writes them, and its children. */
export type ElementProps<Name extends keyof typeof elements> = d.PropsIn<typeof elements, Name>;
