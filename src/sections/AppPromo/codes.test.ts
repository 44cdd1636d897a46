import {renderSVG} from 'uqr';
import {expect, test} from 'vitest';
import {links} from '../../company/contact';
import {headerActions} from '../../company/navigation';
import {siteUrl} from '../../company/site';

// After a change of these facts, `npm run test:unit -- -u` draws the codes again
test.each([
  ['app', siteUrl + headerActions.app.to],
  ['call', links.phone],
])('the QR code %s leads where the link leads', async (name, address) => {
  const drawing = renderSVG(address, {border: 4}); // the margin that scanners need
  await expect(drawing).toMatchFileSnapshot(`../../../static/qr-${name}.svg`);
});
