import {buildMessages} from './build';

export type {Message} from './message';

/** Every message about content, by problem code. This is the only place where problems become words. */
export const messages = {
  ...buildMessages,
};
