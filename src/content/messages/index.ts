import type {Message} from './message';
import {buildMessages} from './build';
import {imageMessages} from './images';
import {linkMessages} from './links';
import {markupMessages} from './markup';
import {sectionMessages} from './sections';
import {styleMessages} from './style';

export type {Message} from './message';

/** Every message about content, by problem code. This is the only place where problems become words. */
export const messages = {
  ...buildMessages,
  ...imageMessages,
  ...linkMessages,
  ...markupMessages,
  ...sectionMessages,
  ...styleMessages,
  // Until front matter reports its own codes
  'front-matter': ({wrong, instead}: {wrong: string; instead: string}): Message => ({
    text: wrong,
    fix: instead,
  }),
};
