import {afterEach, expect, test, vi} from 'vitest';
import {isLive, isRealDay, now} from './schedule';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['2025-01-13T18:29:59.999Z', false],
  ['2025-01-13T18:30:00.000Z', true],
])('at %s, the day begins in Kolkata: a post of 14 January 2025 is live: %s', (instant, live) => {
  expect(isLive('2025-01-14', new Date(instant))).toBe(live);
});

test.each(['2025-02-30', '2025-02-29', '2025-13-01', '2025-00-10', '2025-1-4', 'tomorrow'])(
  '%s is not a day of the calendar',
  (day) => expect(isRealDay(day)).toBe(false),
);

test('the clock is the real time', () => {
  vi.stubEnv('EVO_NOW', undefined);
  vi.useFakeTimers({now: new Date('2025-06-01T10:00:00Z')});
  expect(now().toISOString()).toBe('2025-06-01T10:00:00.000Z');
});

test.each(['2025-01-13T18:30:00Z', '2025-01-14T00:00+05:30'])('EVO_NOW=%s sets it', (instant) => {
  vi.stubEnv('EVO_NOW', instant);
  expect(now().toISOString()).toBe('2025-01-13T18:30:00.000Z');
});

test.each(['tomorrow', '2025-01-14', '2025-01-14T00:00:00', '2025-02-30T00:00:00Z'])(
  'EVO_NOW=%s is rejected',
  (override) => {
    vi.stubEnv('EVO_NOW', override);
    expect(() => now()).toThrow(override);
  },
);
