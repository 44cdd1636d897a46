import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {figures} from '@site/src/company/figures';
import {NumberCloth} from '.';

vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: vi.fn()})}));

test('a stitch is a million kilometres, a diamond a thousand tonnes', () => {
  const {cleanKilometres, carbonSaved} = figures;
  const html = renderToStaticMarkup(<NumberCloth title="A cloth" />);
  const [wide = '', narrow = ''] = html.split('</svg>');
  for (const cloth of [wide, narrow]) {
    const stitches = cloth.match(/M[\d ]+h7(?=[M"])/g) ?? [];
    const diamonds = cloth.match(/M[\d ]+h7v/g) ?? [];
    expect(`${stitches.length} million+`).toBe(cleanKilometres.value + cleanKilometres.suffix);
    expect(`${diamonds.length}K+`).toBe(carbonSaved.value);
  }
});
