import type {ComponentName} from './props';

/** Where a page may use a component, and what it may write between its tags. Its props are in ./props.ts. */
export interface Contract {
  /** The folder of its module in `src`, if that is not `sections/` and its name. */
  folder?: string;
  /**
   * `section`: on its own; `part`: inside the components whose `children` name it; `block`: inside any section;
   * `inline`: inside a sentence.
   */
  place: 'section' | 'part' | 'block' | 'inline';
  /** What is between its tags; missing for a component that is written `<Phone />`. */
  content?: {
    /** `words`: Markdown; `parts`: only `children`, other text is not shown; `images`: only images. */
    of: 'words' | 'parts' | 'images';
    /** The components that it shows. */
    children?: readonly ComponentName[];
    /** The component that it needs at least one of. */
    needs?: ComponentName;
  };
  /** The prop that becomes its anchor, if that is not `id`. */
  anchor?: string;
  /** The level of that heading, if it is neither a section's (2) nor a part's (3). */
  level?: 1 | 2 | 3;
}

const words = {of: 'words'} as const;
const images = {of: 'images'} as const;
const wordsAnd = (part: ComponentName, ...others: ComponentName[]) =>
  ({of: 'words', children: [part, ...others], needs: part}) as const;
const only = (part: ComponentName) => ({of: 'parts', children: [part], needs: part}) as const;

const contracts: Readonly<Record<ComponentName, Contract>> = {
  AppPromo: {place: 'section', content: {of: 'words', children: ['Button']}},
  Article: {place: 'section', content: words, level: 1},
  Booking: {place: 'section', content: wordsAnd('Fare', 'Steps')},
  Button: {folder: 'elements/Button', place: 'part', content: words},
  CallToAction: {place: 'section', content: {of: 'words', children: ['Button', 'EmailButton']}},
  Carousel: {place: 'section', content: wordsAnd('Card')},
  Card: {folder: 'sections/Carousel', place: 'part', content: words},
  ChargingChain: {place: 'section', content: words},
  Columns: {place: 'section', content: only('Column')},
  Column: {folder: 'sections/Columns', place: 'part', content: words, level: 2},
  ContactList: {place: 'block'},
  Email: {folder: 'elements/Contact', place: 'inline'},
  EmailButton: {folder: 'elements/Button', place: 'part', content: words},
  Fare: {folder: 'sections/Booking', place: 'part', content: words},
  FareIndex: {place: 'part'},
  FareTerms: {place: 'block'},
  Faq: {place: 'section', content: wordsAnd('Question', 'Button')},
  Feature: {folder: 'sections/Features', place: 'part', content: words},
  Features: {place: 'section', content: wordsAnd('Feature', 'Button', 'Highlight')},
  Gallery: {place: 'section', content: images},
  Hero: {
    place: 'section',
    content: {
      of: 'words',
      children: ['Button', 'Badge', 'Stat', 'ClientLogos', 'FareIndex', 'PartnerForm'],
    },
    level: 1,
  },
  Badge: {folder: 'sections/Hero', place: 'part'},
  Highlight: {folder: 'sections/Features', place: 'part', content: words},
  HillRoad: {place: 'section', content: words},
  LogoStrip: {place: 'section'},
  ClientLogos: {folder: 'sections/LogoStrip', place: 'part'},
  NumberCloth: {place: 'section', content: wordsAnd('Stat')},
  PartnerForm: {place: 'part', content: words, level: 2},
  PaymentModes: {folder: 'sections/FareTerms', place: 'block', content: words},
  Phone: {folder: 'elements/Contact', place: 'inline'},
  PressKit: {place: 'block'},
  Boilerplate: {folder: 'sections/PressKit', place: 'inline'},
  Price: {folder: 'elements/Price', place: 'inline'},
  Question: {folder: 'sections/Faq', place: 'part', content: words},
  RegionName: {folder: 'elements/RegionName', place: 'inline'},
  Rental: {place: 'section', content: words, anchor: 'rental'},
  Rows: {place: 'section', content: wordsAnd('Row')},
  Row: {folder: 'sections/Rows', place: 'part', content: words},
  Search: {place: 'section', content: words, level: 1},
  ServiceMap: {place: 'section', content: words},
  Slideshow: {place: 'part', content: images},
  SplitFeature: {place: 'section', content: {of: 'words', children: ['Button', 'Slideshow']}},
  Stat: {folder: 'elements/Stat', place: 'part', content: words},
  Statement: {place: 'section', content: words},
  Stats: {place: 'section', content: only('Stat')},
  Step: {folder: 'sections/Steps', place: 'part', content: words},
  Steps: {place: 'section', content: wordsAnd('Step')},
  Testimonials: {place: 'section', content: only('Testimonial')},
  Testimonial: {folder: 'sections/Testimonials', place: 'part', content: words},
  Tiles: {place: 'section', content: wordsAnd('Tile')},
  Tile: {folder: 'sections/Tiles', place: 'part', content: words},
  Towns: {folder: 'elements/RegionName', place: 'inline'},
  Vehicles: {
    place: 'section',
    content: wordsAnd('Vehicle', 'Claims'),
  },
  Vehicle: {folder: 'sections/Vehicles', place: 'part', content: words},
  Claims: {folder: 'sections/Vehicles', place: 'part', content: words},
  WhatsApp: {folder: 'elements/Contact', place: 'inline', content: words},
};

/** Every component's contract, for code that looks names up. */
export const contractOf: ReadonlyMap<string, Contract> = new Map(Object.entries(contracts));

/** The module of each component, as an import from a page names it. */
export const componentModules: ReadonlyMap<string, string> = new Map(
  [...contractOf].map(([name, {folder = `sections/${name}`}]) => [name, `@site/src/${folder}`]),
);

/** The components that may contain a component, in the order of their names. */
export function parentsOf(name: string): string[] {
  return [...contractOf]
    .filter(([, {content}]) => content?.children?.some((child) => child === name))
    .map(([parent]) => parent);
}
