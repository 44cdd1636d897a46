import {setTimeout as sleep} from 'node:timers/promises';

import {redirects} from '../../hosting/redirects';
import {ToolError} from '../cli';

/** Hosts need a moment until a new deployment is live everywhere. */
const [attempts, pause] = [10, 6000];

/**
 * Tests a published site: its commit, a page, the policy header, a redirect and the 404 page.
 *
 * @param url - without a slash at the end
 * @param commit - what `/commit.txt` has to hold
 * @throws ToolError with everything that is not as it should be
 */
export async function smokeTest(url: string, commit: string, milliseconds = pause): Promise<void> {
  let faults: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await sleep(milliseconds);
    faults = await findFaults(url, commit);
    if (faults.length === 0) return;
  }
  throw new ToolError(
    `${url} is not as it was built: ${faults.join('; ')}.`,
    'See the host’s log.',
  );
}

async function findFaults(url: string, commit: string): Promise<string[]> {
  const [[from, to] = ['', '']] = Object.entries(redirects);
  const get = (address: string) => fetch(url + address, {redirect: 'manual', cache: 'no-store'});
  try {
    const [page, live, moved, unknown] = await Promise.all(
      ['/', '/commit.txt', from, '/there-is-no-such-page'].map(get),
    );
    const checks = {
      'the home page does not answer': page?.status === 200,
      'the home page has no content security policy': Boolean(
        page?.headers.get('content-security-policy'),
      ),
      'another commit is live': (await live?.text()) === commit,
      [`${from} does not redirect`]:
        moved?.status === 301 && moved.headers.get('location')?.endsWith(to),
      'unknown addresses do not answer with 404': unknown?.status === 404,
    };
    return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
  } catch (error) {
    return [`it cannot be reached (${String(error)})`];
  }
}
