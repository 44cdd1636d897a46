// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useDrag, type DragMode} from './useDrag';

const showSlide = vi.fn();
const snapBack = vi.fn();
/** The slide in view, from 0. */
let current = 1;

function Row({mode}: {mode: DragMode}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useDrag(ref, mode, () => current, showSlide, snapBack);
  return <div ref={ref} role="list" />;
}

/** Drags from 0 to each position, with so many milliseconds between two. */
function drag(positions: readonly number[], pause: number, end = 'pointerup', buttons = 1): void {
  const row = screen.getByRole('list');
  row.setPointerCapture = () => {};
  row.scrollTo = () => {};
  const fire = (type: string, clientX: number) =>
    row.dispatchEvent(new PointerEvent(type, {clientX, pointerType: 'mouse', button: 0, buttons}));
  fire('pointerdown', 0);
  for (const position of positions) {
    vi.advanceTimersByTime(pause);
    fire('pointermove', position);
  }
  fire(end, positions.at(-1) ?? 0);
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['performance', 'setTimeout', 'clearTimeout']});
  vi.clearAllMocks();
  current = 1;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['80 px at 160 px/s turn to the next slide', [-20, -40, -60, -80], 125, 2],
  ['and to the previous one', [20, 40, 60, 80], 125, 0],
  ['80 px at 80 px/s do not', [-20, -40, -60, -80], 250, undefined],
  ['a drag that reverses at its end does not', [-250, -150], 200, undefined],
] as const)('swipe: %s', (_, positions, pause, target) => {
  // Velocity is measured over the last 100 ms: finer steps than these
  const fine = positions.flatMap((position, index) => {
    const from = positions[index - 1] ?? 0;
    return [1, 2, 3, 4, 5].map((step) => from + ((position - from) * step) / 5);
  });
  render(<Row mode="swipe" />);
  drag(fine, pause / 5);
  if (target === undefined) expect(snapBack).toHaveBeenCalledExactlyOnceWith(1);
  else expect(showSlide).toHaveBeenCalledExactlyOnceWith(target);
});

test('a press, or a drag of a few pixels, moves nothing', () => {
  render(<Row mode="swipe" />);
  drag([], 0);
  drag([-3, -5], 10);
  drag([-100, -300], 50, 'pointerup', 0); // the button was released outside the row
  expect([...showSlide.mock.calls, ...snapBack.mock.calls]).toEqual([]);
});

test('a cancelled drag snaps back', () => {
  render(<Row mode="swipe" />);
  drag([-100, -300], 50, 'pointercancel');
  expect(snapBack).toHaveBeenCalledExactlyOnceWith(1);
});

test('free: the row settles on the slide that it was dragged to', () => {
  render(<Row mode="free" />);
  const row = screen.getByRole('list');
  row.addEventListener('pointermove', () => (current = 3));
  drag([-10, -400, -400], 2000);
  expect(snapBack).toHaveBeenCalledExactlyOnceWith(3);
  expect(row.hasAttribute('data-dragging')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(row.hasAttribute('data-dragging')).toBe(false);
});
