import {expect, test} from 'vitest';
import {places} from '@site/src/company/places';
import {columns, rows, toCells} from './projection';

test.each(places)('$name and its label are on the map', ({position, label}) => {
  const {x, y} = toCells(...position);
  for (const share of [x / columns, y / rows, label.top / 100]) {
    expect(Math.abs(share - 0.5)).toBeLessThan(0.5);
  }
});
