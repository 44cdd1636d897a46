import {buildMessages} from './build';
import {frontMatterMessages} from './frontMatter';
import {postMessages} from './posts';

export type {FieldParams} from './frontMatter';
export type {Message} from './message';

/** Every message about content, by problem code. This is the only place where problems become words. */
export const messages = {
  ...buildMessages,
  ...frontMatterMessages,
  ...postMessages,
};
