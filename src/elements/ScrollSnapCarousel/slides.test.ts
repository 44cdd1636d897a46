// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {countStops} from './slides';

afterEach(() => vi.restoreAllMocks());

/** A row of slides with a gap of 20 pixels. */
function createRow(count: number, slideWidth: number, rowWidth: number): HTMLElement {
  const row = document.createElement('div');
  for (let index = 0; index < count; index += 1) {
    const slide = document.createElement('div');
    const left = index * (slideWidth + 20);
    vi.spyOn(slide, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, slideWidth, 9));
    row.append(slide);
  }
  const style = {paddingInlineStart: '0px'} as CSSStyleDeclaration;
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(style);
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(count * (slideWidth + 20) - 20);
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(rowWidth);
  return row;
}

test('a row stops at each slide, but at those that fit its end only once', () => {
  expect(countStops(createRow(4, 300, 340))).toBe(4);
  expect(countStops(createRow(4, 500, 1100))).toBe(3);
  expect(countStops(createRow(4, 200, 1100))).toBe(1);
});
