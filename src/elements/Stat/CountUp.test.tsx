// @vitest-environment happy-dom
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {figures} from '@site/src/company/figures';
import {CountUp, partialFigure} from './CountUp';

test('a partial figure is formatted like the final one', () => {
  expect(partialFigure('18,500,000+', 0.5)).toBe('9,250,000+');
  expect(partialFigure('1.8', 0.5)).toBe('0.9');
  expect(partialFigure('43K+', 0.5)).toBe('22K+');
  expect(partialFigure('98%', 0)).toBe('0%');
  expect(partialFigure('24/7', 0.5)).toBeUndefined(); // not a single number
});

test('every figure of the site ends at its printed value (src/company/figures.ts)', () => {
  for (const {value} of Object.values(figures))
    expect([undefined, value]).toContain(partialFigure(value, 1));
});

/** Tells the figure whether it is in view. */
let setInView: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', function (report: (entries: object[]) => void) {
    setInView = (isIntersecting) => act(() => report([{isIntersecting}]));
    return {observe: () => {}, disconnect: () => (setInView = () => {})};
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a figure that comes into view, and returns the running figures of two seconds. */
function runningFigures(...inView: boolean[]): number[] {
  const {container} = render(<CountUp value="5,000+" />);
  inView.forEach((each) => setInView(each));
  const shown = Array.from({length: 10}, () => {
    act(() => void vi.advanceTimersByTime(200));
    expect(container.firstElementChild?.firstElementChild?.textContent).toBe('5,000+');
    return container.querySelector('[aria-hidden="true"]')?.textContent ?? '0';
  });
  expect(shown.at(-1)).toBe('0');
  return shown.map((figure) => parseInt(figure.replace(',', ''))).filter((figure) => figure > 0);
}

test('a figure counts up once when it is scrolled into view, within two seconds', () => {
  const figures = runningFigures(false, true, false, true);
  expect(figures.length).toBeGreaterThan(3);
  expect(figures).toEqual([...new Set(figures)].sort((one, other) => one - other));
});

test('a figure in view on load does not count, nor does any under reduced motion', () => {
  expect(runningFigures(true)).toEqual([]);
  vi.stubGlobal('matchMedia', () => ({matches: true}));
  expect(runningFigures(false, true)).toEqual([]);
});
