import {describe, expect, test} from 'vitest';
import {bookingPath, formatRupees, hourlyFare, rentalPath, rentals} from './fares';

describe('rupees', () => {
  test.each([
    [150000, '₹1,50,000'],
    [2151.6, '₹2,152'],
    [-500, '−₹500'],
  ])('%d is formatted as %s', (rupees, written) => {
    expect(formatRupees(rupees)).toBe(written);
  });

  test('digits are grouped as in the en-IN locale', () => {
    for (const rupees of [0, 1, 12, 123, 1234, 12345, 123456, 1234567, 12345678, 123456789]) {
      expect(formatRupees(rupees)).toBe(`₹${new Intl.NumberFormat('en-IN').format(rupees)}`);
    }
  });
});

describe('fares', () => {
  test('a rental starts from ₹269, between districts from ₹699', () => {
    const {interdistrict, ...others} = rentals;
    expect(interdistrict.from).toBe(699);
    expect(Object.values(others).map(({from}) => from)).toEqual([269, 269, 269, 269]);
  });

  test('an hour costs ₹269 and includes 10 km; the maximum is eight hours', () => {
    expect(hourlyFare(1)).toEqual({rupees: 269, kilometres: 10});
    expect(hourlyFare(8)).toEqual({rupees: 2152, kilometres: 80});
  });

  test.each([0, 9, 1.5, -1, Number.NaN])('%d hours cannot be booked', (hours) => {
    expect(() => hourlyFare(hours)).toThrow(/1 to 8 whole hours/);
  });

  test('paths lead to the section of the rental and to the booking section', () => {
    expect(rentalPath('hourly')).toBe('/ride#hourly');
    expect(bookingPath('hourly')).toBe('/?rental=hourly#book');
    expect(bookingPath()).toBe('/#book');
  });
});
