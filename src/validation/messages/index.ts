import {buildMessages} from './build';
import {fileMessages} from './files';
import {frontMatterMessages} from './frontMatter';
import {imageMessages} from './images';
import {launchMessages} from './launch';
import {linkMessages} from './links';
import {markupMessages} from './markup';
import {postMessages} from './posts';
import {sectionMessages} from './sections';
import {styleMessages} from './style';

export type {FieldParams} from './frontMatter';
export type {Message} from './message';

/** Every message about content, by problem code. This is the only place where problems become words. */
export const messages = {
  ...buildMessages,
  ...fileMessages,
  ...frontMatterMessages,
  ...imageMessages,
  ...launchMessages,
  ...linkMessages,
  ...markupMessages,
  ...postMessages,
  ...sectionMessages,
  ...styleMessages,
};
