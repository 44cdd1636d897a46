/**
 * The components of pages, and what a page may write around and inside each: read by `npm run check`, the handbook and
 * the MDX plugin. Plain data without React, so that tools can import it in Node.
 */
import type {ComponentType} from 'react';

/**
 * Every component that a page may use. Pages import nothing: src/plugins/mdx-auto-import adds the imports, and the type
 * checker reads these names (src/mdx.d.ts).
 */
export interface Components {
  AppPromo: typeof import('./AppPromo').AppPromo;
  Article: typeof import('./Article').Article;
  Audience: typeof import('./Audiences').Audience;
  Audiences: typeof import('./Audiences').Audiences;
  Benefits: typeof import('./Benefits').Benefits;
  Highlight: typeof import('./Benefits').Highlight;
  Booking: typeof import('./Booking').Booking;
  Fare: typeof import('./Booking').Fare;
  CallToAction: typeof import('./CallToAction').CallToAction;
  Card: typeof import('./Carousel').Card;
  Carousel: typeof import('./Carousel').Carousel;
  ChargingChain: typeof import('./ChargingChain').ChargingChain;
  Checklist: typeof import('./Checklist').Checklist;
  Column: typeof import('./Columns').Column;
  Columns: typeof import('./Columns').Columns;
  ContactList: typeof import('./ContactList').ContactList;
  FareIndex: typeof import('./FareIndex').FareIndex;
  FareTerms: typeof import('./FareTerms').FareTerms;
  PaymentModes: typeof import('./FareTerms').PaymentModes;
  Faq: typeof import('./Faq').Faq;
  Question: typeof import('./Faq').Question;
  Feature: typeof import('./Feature').Feature;
  FeatureGrid: typeof import('./FeatureGrid').FeatureGrid;
  FeatureRow: typeof import('./FeatureRow').FeatureRow;
  Claims: typeof import('./Fleet').Claims;
  Fleet: typeof import('./Fleet').Fleet;
  Gallery: typeof import('./Gallery').Gallery;
  Badge: typeof import('./Hero').Badge;
  Hero: typeof import('./Hero').Hero;
  HillRoad: typeof import('./HillRoad').HillRoad;
  ClientLogos: typeof import('./LogoStrip').ClientLogos;
  LogoStrip: typeof import('./LogoStrip').LogoStrip;
  NumberCloth: typeof import('./NumberCloth').NumberCloth;
  PartnerForm: typeof import('./PartnerForm').PartnerForm;
  Points: typeof import('./Points').Points;
  Boilerplate: typeof import('./PressKit').Boilerplate;
  PressKit: typeof import('./PressKit').PressKit;
  Rental: typeof import('./Rental').Rental;
  RentalCard: typeof import('./RentalCards').RentalCard;
  RentalCards: typeof import('./RentalCards').RentalCards;
  Row: typeof import('./Rows').Row;
  Rows: typeof import('./Rows').Rows;
  Search: typeof import('./Search').Search;
  ServiceMap: typeof import('./ServiceMap').ServiceMap;
  Slideshow: typeof import('./Slideshow').Slideshow;
  SplitFeature: typeof import('./SplitFeature').SplitFeature;
  Statement: typeof import('./Statement').Statement;
  Stats: typeof import('./Stats').Stats;
  Step: typeof import('./Step').Step;
  Steps: typeof import('./Steps').Steps;
  Testimonial: typeof import('./Testimonials').Testimonial;
  Testimonials: typeof import('./Testimonials').Testimonials;
  Timeline: typeof import('./Timeline').Timeline;
  Vehicle: typeof import('./Vehicle').Vehicle;
  VehicleGrid: typeof import('./VehicleGrid').VehicleGrid;
  Button: typeof import('../elements/Button').Button;
  Email: typeof import('../elements/Contact').Email;
  EmailButton: typeof import('../elements/Button').EmailButton;
  Phone: typeof import('../elements/Contact').Phone;
  WhatsApp: typeof import('../elements/Contact').WhatsApp;
  Price: typeof import('../elements/Price').Price;
  RegionName: typeof import('../elements/RegionName').RegionName;
  Towns: typeof import('../elements/RegionName').Towns;
  Stat: typeof import('../elements/Stat').Stat;
}

/** The name of a component that a page may use. */
export type ComponentName = keyof Components;

/** What one component accepts, besides the props that its type declares. */
export interface Contract<Props = Record<string, unknown>> {
  /** The folder of its module, from `src`. */
  folder: string;
  /**
   * Where a page may use it: `section`: on its own; `inline`: inside a sentence;
   * `part`: inside the components whose `children` name it; `block`: inside any section.
   */
  place: 'section' | 'inline' | 'part' | 'block';
  /** What may be between its tags; missing for a component that is written `<Phone />`. */
  content?: {
    /** `words`: Markdown; `parts`: only `children`, other text is not shown; `images`: only images. */
    of: 'words' | 'parts' | 'images';
    /** The components that it shows. */
    children?: readonly ComponentName[];
    /** The component that it needs at least one of. */
    needs?: ComponentName;
  };
  /** The prop that becomes its anchor, if that is not `id`. */
  anchor?: keyof Props & string;
  /** The prop that becomes its heading, if that is not `title`. */
  heading?: keyof Props & string;
  /** The level of that heading, if it is neither a section's (2) nor a part's (3). */
  level?: 1 | 2 | 3;
  /** The children that each value of a prop shows; children that no value names are always shown. */
  shows?: {
    [Prop in keyof Props & string]?: Readonly<
      Record<NonNullable<Props[Prop]> & string, readonly ComponentName[]>
    >;
  };
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

const words = {of: 'words'} as const;
const images = {of: 'images'} as const;
const wordsAnd = (part: ComponentName, ...others: ComponentName[]) =>
  ({of: 'words', children: [part, ...others], needs: part}) as const;
const only = (part: ComponentName) => ({of: 'parts', children: [part], needs: part}) as const;

/** A component of the list above without an entry here is a type error. */
const contracts = {
  AppPromo: {
    folder: 'sections/AppPromo',
    place: 'section',
    content: {of: 'words', children: ['Button']},
  },
  Article: {folder: 'sections/Article', place: 'section', content: words, level: 1},
  Audience: {folder: 'sections/Audiences', place: 'part', content: words},
  Audiences: {folder: 'sections/Audiences', place: 'section', content: wordsAnd('Audience')},
  Benefits: {
    folder: 'sections/Benefits',
    place: 'section',
    content: wordsAnd('Feature', 'Highlight'),
  },
  Highlight: {folder: 'sections/Benefits', place: 'part', content: words},
  Booking: {folder: 'sections/Booking', place: 'section', content: wordsAnd('Fare', 'Steps')},
  Fare: {folder: 'sections/Booking', place: 'part', content: words},
  CallToAction: {
    folder: 'sections/CallToAction',
    place: 'section',
    content: {of: 'words', children: ['Button', 'EmailButton']},
  },
  Card: {folder: 'sections/Carousel', place: 'part', content: words},
  Carousel: {folder: 'sections/Carousel', place: 'section', content: wordsAnd('Card')},
  ChargingChain: {folder: 'sections/ChargingChain', place: 'section', content: words},
  Checklist: {
    folder: 'sections/Checklist',
    place: 'section',
    content: wordsAnd('Feature', 'Button'),
  },
  Column: {folder: 'sections/Columns', place: 'part', content: words, level: 2},
  Columns: {folder: 'sections/Columns', place: 'section', content: only('Column')},
  ContactList: {folder: 'sections/ContactList', place: 'block'},
  FareIndex: {folder: 'sections/FareIndex', place: 'part'},
  FareTerms: {folder: 'sections/FareTerms', place: 'block'},
  PaymentModes: {folder: 'sections/FareTerms', place: 'block', content: words},
  Faq: {folder: 'sections/Faq', place: 'section', content: wordsAnd('Question', 'Button')},
  Question: {folder: 'sections/Faq', place: 'part', content: words, heading: 'asks'},
  Feature: {folder: 'sections/Feature', place: 'part', content: words},
  FeatureGrid: {folder: 'sections/FeatureGrid', place: 'section', content: wordsAnd('Feature')},
  FeatureRow: {folder: 'sections/FeatureRow', place: 'section', content: wordsAnd('Feature')},
  Claims: {folder: 'sections/Fleet', place: 'part', content: words},
  Fleet: {folder: 'sections/Fleet', place: 'section', content: wordsAnd('Vehicle', 'Claims')},
  Gallery: {folder: 'sections/Gallery', place: 'section', content: images},
  Hero: {
    folder: 'sections/Hero',
    place: 'section',
    content: {
      of: 'words',
      children: ['Button', 'Badge', 'Stat', 'ClientLogos', 'FareIndex', 'PartnerForm'],
    },
    level: 1,
    shows: {
      look: {
        stage: [],
        type: ['FareIndex'],
        split: ['Badge'],
        ledger: ['Stat', 'ClientLogos'],
        plate: [],
        form: ['PartnerForm'],
      },
    },
  },
  Badge: {folder: 'sections/Hero', place: 'part'},
  HillRoad: {folder: 'sections/HillRoad', place: 'section', content: words},
  ClientLogos: {folder: 'sections/LogoStrip', place: 'part'},
  LogoStrip: {folder: 'sections/LogoStrip', place: 'section'},
  NumberCloth: {folder: 'sections/NumberCloth', place: 'section', content: wordsAnd('Stat')},
  PartnerForm: {folder: 'sections/PartnerForm', place: 'part', content: words, level: 2},
  Points: {folder: 'sections/Points', place: 'section', content: wordsAnd('Feature')},
  Boilerplate: {folder: 'sections/PressKit', place: 'inline'},
  PressKit: {folder: 'sections/PressKit', place: 'block'},
  Rental: {folder: 'sections/Rental', place: 'section', content: words, anchor: 'rental'},
  RentalCard: {folder: 'sections/RentalCards', place: 'part', content: words},
  RentalCards: {folder: 'sections/RentalCards', place: 'section', content: wordsAnd('RentalCard')},
  Row: {folder: 'sections/Rows', place: 'part', content: words},
  Rows: {folder: 'sections/Rows', place: 'section', content: wordsAnd('Row')},
  Search: {folder: 'sections/Search', place: 'section', content: words, level: 1},
  ServiceMap: {folder: 'sections/ServiceMap', place: 'section', content: words},
  Slideshow: {folder: 'sections/Slideshow', place: 'part', content: images},
  SplitFeature: {
    folder: 'sections/SplitFeature',
    place: 'section',
    content: {of: 'words', children: ['Button', 'Slideshow']},
  },
  Statement: {folder: 'sections/Statement', place: 'section', content: words},
  Stats: {folder: 'sections/Stats', place: 'section', content: only('Stat')},
  Step: {folder: 'sections/Step', place: 'part', content: words},
  Steps: {folder: 'sections/Steps', place: 'section', content: wordsAnd('Step')},
  Testimonial: {folder: 'sections/Testimonials', place: 'part', content: words},
  Testimonials: {folder: 'sections/Testimonials', place: 'section', content: only('Testimonial')},
  Timeline: {folder: 'sections/Timeline', place: 'section', content: wordsAnd('Step')},
  Vehicle: {folder: 'sections/Vehicle', place: 'part', content: words},
  VehicleGrid: {folder: 'sections/VehicleGrid', place: 'section', content: wordsAnd('Vehicle')},
  Button: {folder: 'elements/Button', place: 'part', content: words},
  Email: {folder: 'elements/Contact', place: 'inline'},
  EmailButton: {folder: 'elements/Button', place: 'part', content: words},
  Phone: {folder: 'elements/Contact', place: 'inline'},
  WhatsApp: {folder: 'elements/Contact', place: 'inline', content: words},
  Price: {folder: 'elements/Price', place: 'inline'},
  RegionName: {folder: 'elements/RegionName', place: 'inline'},
  Towns: {folder: 'elements/RegionName', place: 'inline'},
  Stat: {folder: 'elements/Stat', place: 'part', content: words},
} as const satisfies {[Name in ComponentName]: Contract<PropsOf<Components[Name]>>};

/** Every component's contract, for code that looks names up. */
export const contractOf: ReadonlyMap<string, Contract> = new Map(
  Object.entries(contracts as Record<ComponentName, Contract>),
);

/** The module of each component, as an import from a page names it. */
export const componentModules: ReadonlyMap<string, string> = new Map(
  [...contractOf].map(([name, {folder}]) => [name, `@site/src/${folder}`]),
);

/** The components that may contain a component, in the order of their names. */
export function parentsOf(name: string): string[] {
  return [...contractOf]
    .filter(([, {content}]) => content?.children?.some((child) => child === name))
    .map(([parent]) => parent);
}
