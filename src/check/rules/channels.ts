import {links, stores} from '../../company/contact';
import type {Page} from '../page';
import {passagesOf} from '../passages';
import type {Report} from '../problem';

/** Words that promise a channel, in each language of the site, and what EVO would need for it. */
const channels = [
  {promise: /\bapp\b|Android|\biOS\b|ऐप|এপ/gi, name: 'app', isThere: stores.length > 0},
  {promise: /WhatsApp/g, name: 'WhatsApp number', isThere: Boolean(links.whatsapp)},
];

/** A rule that notes words that promise a channel that does not exist. */
export const noteMissing = (all: typeof channels) => (page: Page, report: Report) => {
  for (const {promise, name} of all.filter(({isThere}) => !isThere)) {
    for (const {source, offset} of passagesOf(page)) {
      for (const {0: found, index} of source.matchAll(promise)) {
        const fix = 'Write what visitors can use.';
        report(offset + index, `“${found}”: there is no ${name}.`, fix, true);
      }
    }
  }
};

/** Notes words that promise what src/company/data/contact.json does not have. */
export const noteChannels = noteMissing(channels);
