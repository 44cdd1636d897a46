import {afterEach, expect, test, vi} from 'vitest';
import {isPublished, isRealDay, now, today} from './clock';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['2025-01-13T18:29:59.999Z', '2025-01-13', false],
  ['2025-01-13T18:30:00.000Z', '2025-01-14', true],
])('at %s it is %s in India; a post of 14 January 2025 is public: %s', (instant, day, isPublic) => {
  vi.stubEnv('EVO_NOW', undefined);
  vi.useFakeTimers({now: new Date(instant)});
  expect(today()).toBe(day);
  expect(isPublished('2025-01-14')).toBe(isPublic);
});

test.each(['2025-02-29', '2025-13-01', '2025-1-4'])('%s is not a day of the calendar', (day) => {
  expect(isRealDay(day)).toBe(false);
});

test('EVO_NOW sets the time, and has a zone', () => {
  vi.stubEnv('EVO_NOW', '2025-01-14T00:00+05:30');
  expect(now().toISOString()).toBe('2025-01-13T18:30:00.000Z');
  vi.stubEnv('EVO_NOW', '2025-01-14T00:00:00');
  expect(() => now()).toThrow('EVO_NOW is "2025-01-14T00:00:00"');
});
