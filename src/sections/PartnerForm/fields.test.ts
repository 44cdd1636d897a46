import {describe, expect, test} from 'vitest';
import {composeEmail, fields, mailtoLink, patterns, validateField} from './fields';
import type {FieldName} from './fields';

/** Returns a field's error message for a value. The pattern replaces the browser, in both of its modes. */
function errorFor(name: FieldName, value: string): string | undefined {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`No field is called ${name}`);
  const results = ['u', 'v'].map((mode) =>
    new RegExp(`^(?:${field.pattern ?? ''})$`, mode).test(value),
  );
  expect(results[0]).toBe(results[1]);
  return validateField(field, {value, validity: {valid: results[0] ?? false}});
}

describe('the partner form', () => {
  test.each([
    '9864012345',
    '+91 (0) 98640-12345',
    '0361 234 5678', // a landline
    '+91 361 2345678',
    '+44 20 7946 0018',
    '९८६४० १२३४५',
    '৯৮৬৪০১২৩৪৫',
    '98640 12345 / 94350 12345',
    'Ph: 9864012345',
    '\u202A+91 98640\u201112345\u202C', // copied from a contact list
  ])('accepts %s as a phone number', (phone) => {
    expect(errorFor('phone', phone)).toBeUndefined();
  });

  test.each(['', 'call me', '98640', '+91 98640'])('rejects "%s" as a phone number', (phone) => {
    expect(errorFor('phone', phone)).toBe('Enter at least 8 digits.');
  });

  test.each(['a@b.in', 'first.last+x@mail.example.com'])(
    'accepts %s as an email address',
    (email) => {
      expect(errorFor('email', email)).toBeUndefined();
    },
  );

  test.each(['', 'a', 'a@b', 'a b@c.in', '@c.in', 'a@c.', 'a@@c.in'])(
    'rejects "%s" as an email address',
    (email) => {
      expect(errorFor('email', email)).toMatch(/like name@example\.com/);
    },
  );

  test('a message has 10 to 1,000 characters', () => {
    expect(errorFor('message', 'a'.repeat(9))).toMatch(/10 characters or more/);
    expect(errorFor('message', ' '.repeat(40))).toMatch(/10 characters or more/);
    const [at, after] = [10, 1000].map((length) => {
      const message = fields.find(({name}) => name === 'message');
      return (
        message && validateField(message, {value: 'a'.repeat(length), validity: {valid: true}})
      );
    });
    expect([at, after]).toEqual([undefined, undefined]);
    expect(errorFor('message', 'a'.repeat(1203))).toBe('You’ve used 1,203 of 1,000 characters.');
  });

  test('a name must not be empty', () => {
    expect(errorFor('name', '  ')).toBe('Enter your name.');
    expect(errorFor('name', 'A')).toBeUndefined();
  });

  test('a long run of spaces is validated quickly', () => {
    const before = performance.now();
    new RegExp(`^(?:${patterns.phone})$`, 'v').test(`${' '.repeat(20_000)}x`);
    expect(performance.now() - before).toBeLessThan(200);
  });

  test('the email holds every field, the message last', () => {
    expect(
      composeEmail({
        name: ' Ritu ',
        phone: '98640 12345',
        email: 'r@x.in',
        message: 'A bay in Tezpur.',
      }),
    ).toBe('Name: Ritu\nPhone No.: 98640 12345\nEmail: r@x.in\n\nA bay in Tezpur.');
  });

  test('the mailto link encodes subject and line breaks', () => {
    expect(mailtoLink('mailto:a@b.in', 'Be & become', 'One\nTwo')).toBe(
      'mailto:a@b.in?subject=Be%20%26%20become&body=One%0D%0ATwo',
    );
    expect(mailtoLink('mailto:a@b.in', 'Hello')).toBe('mailto:a@b.in?subject=Hello');
  });
});
