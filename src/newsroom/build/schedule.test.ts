import {afterEach, describe, expect, test, vi} from 'vitest';
import {goesLiveAt, isLive, isRealDay, now} from './schedule';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('a post of 14 January 2025', () => {
  test.each([
    ['one minute before the day begins in Kolkata', '2025-01-13T18:29:00.000Z', false],
    ['one millisecond before', '2025-01-13T18:29:59.999Z', false],
    ['at the exact instant', '2025-01-13T18:30:00.000Z', true],
    ['one minute after', '2025-01-13T18:31:00.000Z', true],
  ])('%s', (_, instant, live) => {
    expect(isLive('2025-01-14', new Date(instant))).toBe(live);
  });
});

test('a day begins at half past six in the evening of UTC, in winter and in summer', () => {
  expect(goesLiveAt('2025-01-14').toISOString()).toBe('2025-01-13T18:30:00.000Z');
  expect(goesLiveAt('2025-07-01').toISOString()).toBe('2025-06-30T18:30:00.000Z');
  expect(goesLiveAt('2024-02-29').toISOString()).toBe('2024-02-28T18:30:00.000Z');
});

test('a day that is not in the calendar is an error, not a post that never appears', () => {
  expect(() => goesLiveAt('2025-02-30')).toThrow(
    '"2025-02-30" is no day of the calendar.\n→ Write it like 2025-01-14.',
  );
  expect(isRealDay('2025-02-29')).toBe(false);
  expect(isRealDay('2024-02-29')).toBe(true);
  expect(isRealDay('2025-13-01')).toBe(false);
  expect(isRealDay('2025-00-10')).toBe(false);
  expect(isRealDay('2025-1-4')).toBe(false);
});

describe('the clock', () => {
  test('is the real time', () => {
    vi.stubEnv('EVO_NOW', undefined);
    vi.useFakeTimers({now: new Date('2025-06-01T10:00:00Z')});
    expect(now().toISOString()).toBe('2025-06-01T10:00:00.000Z');
  });

  test.each(['2025-01-13T18:30:00Z', '2025-01-14T00:00+05:30', '2025-01-14T00:00:00.000+05:30'])(
    'is what EVO_NOW says: %s',
    (instant) => {
      vi.stubEnv('EVO_NOW', instant);
      expect(now().toISOString()).toBe('2025-01-13T18:30:00.000Z');
    },
  );

  test.each([
    'tomorrow',
    '2025-01-14',
    '2025-01-14T00:00:00',
    '2025-02-30T00:00:00Z',
    '1736793000',
  ])('refuses what it cannot read, in plain words: %s', (wanted) => {
    vi.stubEnv('EVO_NOW', wanted);
    expect(() => now()).toThrow(
      `EVO_NOW is "${wanted}", which is no instant.\n→ Write a day, a time and a zone, like 2025-01-14T00:00:00+05:30, or leave EVO_NOW out.`,
    );
  });
});
