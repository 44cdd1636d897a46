import {links, stores} from '../../company/contact';
import type {Page} from '../page';
import {passagesOf} from '../passages';
import type {Report} from '../problem';

/** Words that promise a channel, in each language of the site, and what EVO would need for it. */
const channels = [
  {promise: /\bapp\b|Android|\biOS\b|ऐप|এপ/gi, name: 'app', isThere: stores.length > 0},
  {promise: /WhatsApp/g, name: 'WhatsApp number', isThere: Boolean(links.whatsapp)},
];

/** A rule that notes pages whose words promise a channel that does not exist. */
export const noteMissing = (all: typeof channels) => (page: Page, report: Report) => {
  for (const {promise, name} of all.filter(({isThere}) => !isThere)) {
    const offsets = passagesOf(page).flatMap(({source, offset}) =>
      [...source.matchAll(promise)].map(({index}) => offset + index),
    );
    const [first] = offsets;
    if (first === undefined) continue;
    const text = `There is no ${name}, and the page names one (places: ${offsets.length}).`;
    report(first, text, 'Write what visitors can use.', true);
  }
};

/** Notes pages that promise what src/company/data/contact.json does not have. */
export const noteChannels = noteMissing(channels);
