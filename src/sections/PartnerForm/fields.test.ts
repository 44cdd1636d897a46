import {describe, expect, test} from 'vitest';
import {compose, isEmail, isIndianMobile, problemOf} from './fields';

describe('the partner form', () => {
  test.each([
    '9864012345',
    '+919864012345',
    '+91 98640 12345',
    '09864012345',
    '919864012345',
    '(986) 401-2345',
  ])('takes %s for an Indian mobile number', (phone) => {
    expect(isIndianMobile(phone)).toBe(true);
  });

  test.each(['98640', '1234567890', '+1 415 555 0100', '98640123456', '', 'call me'])(
    'does not take "%s"',
    (phone) => {
      expect(isIndianMobile(phone)).toBe(false);
      expect(problemOf('phone', phone)).toMatch(/10-digit/);
    },
  );

  test.each(['a@b.in', 'first.last+x@mail.example.com'])(
    'takes %s for an e-mail address',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  test.each(['a', 'a@b', 'a b@c.in', '@c.in', 'a@c.', 'a@@c.in'])('does not take "%s"', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('a message has 10 to 1,000 characters', () => {
    expect(problemOf('message', 'a'.repeat(9))).toMatch(/at least 10/);
    expect(problemOf('message', 'a'.repeat(10))).toBeUndefined();
    expect(problemOf('message', 'a'.repeat(1000))).toBeUndefined();
    expect(problemOf('message', 'a'.repeat(1001))).toMatch(/at most 1,000/);
    expect(problemOf('message', ' '.repeat(40))).toMatch(/at least 10/);
  });

  test('a name is something', () => {
    expect(problemOf('name', '  ')).toBe('Enter your name.');
    expect(problemOf('name', 'A')).toBeUndefined();
  });

  test('the mail holds every field, the message last', () => {
    expect(
      compose({name: ' Ritu ', phone: '98640 12345', email: 'r@x.in', message: 'A bay in Tezpur.'}),
    ).toBe('Name: Ritu\nPhone No.: 98640 12345\nEmail: r@x.in\n\nA bay in Tezpur.');
  });
});
