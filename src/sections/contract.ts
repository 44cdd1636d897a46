/**
 * What a page may write around and inside each component: read by `npm run check`, the handbook and the MDX plugin.
 * Plain data without React, so that tools can import it in Node.
 */
import type {ComponentType} from 'react';

type Components = typeof import('./index');

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

/** A component exported from `index.ts` without an entry here is a type error. */
export const contracts = {
  AppPromo: {
    folder: 'sections/AppPromo',
    place: 'section',
    content: {of: 'words', children: ['Button']},
  },
  Article: {folder: 'sections/Article', place: 'section', content: words, level: 1},
  Audience: {folder: 'sections/Audiences', place: 'part', content: words},
  Audiences: {
    folder: 'sections/Audiences',
    place: 'section',
    content: {of: 'words', children: ['Audience'], needs: 'Audience'},
  },
  Benefits: {
    folder: 'sections/Benefits',
    place: 'section',
    content: {of: 'words', children: ['Highlight', 'Feature'], needs: 'Feature'},
  },
  Highlight: {folder: 'sections/Benefits', place: 'part', content: words},
  Booking: {
    folder: 'sections/Booking',
    place: 'section',
    content: {of: 'words', children: ['Fare', 'Steps'], needs: 'Fare'},
  },
  Fare: {folder: 'sections/Booking', place: 'part', content: words},
  CallToAction: {
    folder: 'sections/CallToAction',
    place: 'section',
    content: {of: 'words', children: ['Button', 'EmailButton']},
  },
  Card: {folder: 'sections/Carousel', place: 'part', content: words},
  Carousel: {
    folder: 'sections/Carousel',
    place: 'section',
    content: {of: 'words', children: ['Card'], needs: 'Card'},
  },
  ChargingChain: {folder: 'sections/ChargingChain', place: 'section', content: words},
  Checklist: {
    folder: 'sections/Checklist',
    place: 'section',
    content: {of: 'words', children: ['Button', 'Feature'], needs: 'Feature'},
  },
  Column: {folder: 'sections/Columns', place: 'part', content: words, level: 2},
  Columns: {
    folder: 'sections/Columns',
    place: 'section',
    content: {of: 'parts', children: ['Column'], needs: 'Column'},
  },
  ContactList: {folder: 'sections/ContactList', place: 'block'},
  FareIndex: {folder: 'sections/FareIndex', place: 'part'},
  FareTerms: {folder: 'sections/FareTerms', place: 'block'},
  PaymentModes: {folder: 'sections/FareTerms', place: 'block', content: words},
  Faq: {
    folder: 'sections/Faq',
    place: 'section',
    content: {of: 'words', children: ['Button', 'Question'], needs: 'Question'},
  },
  Question: {folder: 'sections/Faq', place: 'part', content: words, heading: 'asks'},
  Feature: {folder: 'sections/Feature', place: 'part', content: words},
  FeatureGrid: {
    folder: 'sections/FeatureGrid',
    place: 'section',
    content: {of: 'words', children: ['Feature'], needs: 'Feature'},
  },
  FeatureRow: {
    folder: 'sections/FeatureRow',
    place: 'section',
    content: {of: 'words', children: ['Feature'], needs: 'Feature'},
  },
  Claims: {folder: 'sections/Fleet', place: 'part', content: words},
  Fleet: {
    folder: 'sections/Fleet',
    place: 'section',
    content: {of: 'words', children: ['Vehicle', 'Claims'], needs: 'Vehicle'},
  },
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
  NumberCloth: {
    folder: 'sections/NumberCloth',
    place: 'section',
    content: {of: 'words', children: ['Stat'], needs: 'Stat'},
  },
  PartnerForm: {folder: 'sections/PartnerForm', place: 'part', content: words, level: 2},
  Points: {
    folder: 'sections/Points',
    place: 'section',
    content: {of: 'words', children: ['Feature'], needs: 'Feature'},
  },
  Boilerplate: {folder: 'sections/PressKit', place: 'inline'},
  PressKit: {folder: 'sections/PressKit', place: 'block'},
  Rental: {folder: 'sections/Rental', place: 'section', content: words, anchor: 'rental'},
  RentalCard: {folder: 'sections/RentalCards', place: 'part', content: words},
  RentalCards: {
    folder: 'sections/RentalCards',
    place: 'section',
    content: {of: 'words', children: ['RentalCard'], needs: 'RentalCard'},
  },
  Row: {folder: 'sections/Rows', place: 'part', content: words},
  Rows: {
    folder: 'sections/Rows',
    place: 'section',
    content: {of: 'words', children: ['Row'], needs: 'Row'},
  },
  Search: {folder: 'sections/Search', place: 'section', content: words, level: 1},
  ServiceMap: {folder: 'sections/ServiceMap', place: 'section', content: words},
  Slideshow: {folder: 'sections/Slideshow', place: 'part', content: images},
  SplitFeature: {
    folder: 'sections/SplitFeature',
    place: 'section',
    content: {of: 'words', children: ['Button', 'Slideshow']},
  },
  Statement: {folder: 'sections/Statement', place: 'section', content: words},
  Stats: {
    folder: 'sections/Stats',
    place: 'section',
    content: {of: 'parts', children: ['Stat'], needs: 'Stat'},
  },
  Step: {folder: 'sections/Step', place: 'part', content: words},
  Steps: {
    folder: 'sections/Steps',
    place: 'section',
    content: {of: 'words', children: ['Step'], needs: 'Step'},
  },
  Testimonial: {folder: 'sections/Testimonials', place: 'part', content: words},
  Testimonials: {
    folder: 'sections/Testimonials',
    place: 'section',
    content: {of: 'parts', children: ['Testimonial'], needs: 'Testimonial'},
  },
  Timeline: {
    folder: 'sections/Timeline',
    place: 'section',
    content: {of: 'words', children: ['Step'], needs: 'Step'},
  },
  Vehicle: {folder: 'sections/Vehicle', place: 'part', content: words},
  VehicleGrid: {
    folder: 'sections/VehicleGrid',
    place: 'section',
    content: {of: 'words', children: ['Vehicle'], needs: 'Vehicle'},
  },
  Button: {folder: 'elements/Button', place: 'part', content: words},
  Email: {folder: 'elements/Contact', place: 'inline'},
  EmailButton: {folder: 'elements/Contact', place: 'part', content: words},
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
