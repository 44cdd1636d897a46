import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {figures} from '@site/src/company/figures';
import {Cloth} from './Cloth';

test.each([21, 35])('a cloth of %i columns shows the figures', (columns) => {
  const {cleanKilometres, carbonSaved} = figures;
  const html = renderToStaticMarkup(<Cloth columns={columns} />);
  const stitches = html.match(/M[\d ]+h7(?=[M"])/g) ?? [];
  const diamonds = html.match(/M[\d ]+h7v/g) ?? [];
  expect(`${stitches.length} million+`).toBe(cleanKilometres.value + cleanKilometres.suffix);
  expect(`${diamonds.length}K+`).toBe(carbonSaved.value);
});
