import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {entryOf} from '@site/src/company/entries';
import {figures} from '@site/src/company/figures';
import {Cloth} from './Cloth';

test.each([21, 35])('a cloth of %i columns shows the figures', (columns) => {
  const html = renderToStaticMarkup(<Cloth columns={columns} />);
  const stitches = html.match(/M[\d ]+h7(?=[M"])/g) ?? [];
  const diamonds = html.match(/M[\d ]+h7v/g) ?? [];
  const numberOf = (key: string) => Number.parseInt(entryOf(figures, key).value, 10);
  expect(stitches).toHaveLength(numberOf('cleanKilometres'));
  expect(diamonds).toHaveLength(numberOf('carbonSaved'));
});
