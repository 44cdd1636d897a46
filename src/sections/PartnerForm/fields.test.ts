import {describe, expect, test} from 'vitest';
import {compose, fields, mailAddress, patterns, problemOf} from './fields';
import type {FieldName} from './fields';

/** What a field says of a value. The browser's part is done by the pattern, in both modes that browsers read it in. */
function said(name: FieldName, value: string): string | undefined {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`There is no field ${name}`);
  const verdicts = ['u', 'v'].map((mode) =>
    new RegExp(`^(?:${field.pattern ?? ''})$`, mode).test(value),
  );
  expect(verdicts[0]).toBe(verdicts[1]);
  return problemOf(field, {value, validity: {valid: verdicts[0] ?? false}});
}

describe('the partner form', () => {
  test.each([
    '9864012345',
    '+919864012345',
    '+91 98640 12345',
    '+91 (0) 98640-12345',
    '09864012345',
    '0091 98640 12345',
    '919864012345',
    '(986) 401-2345',
    '98640.12345 ',
    '9198640123', // begins like the country code
    '\u202A+91 98640\u201112345\u202C', // copied from a list of contacts
  ])('takes %s for an Indian mobile number', (phone) => {
    expect(said('phone', phone)).toBeUndefined();
  });

  test.each([
    '98640',
    '1234567890',
    '+1 415 555 0100',
    '98640123456',
    '+9864012345',
    '',
    'call me',
    'call 9864012345',
  ])('does not take "%s", and says what it wants', (phone) => {
    expect(said('phone', phone)).toBe('Enter a 10-digit mobile number, with or without +91.');
  });

  test.each(['a@b.in', 'first.last+x@mail.example.com'])(
    'takes %s for an e-mail address',
    (email) => {
      expect(said('email', email)).toBeUndefined();
    },
  );

  test.each(['', 'a', 'a@b', 'a b@c.in', '@c.in', 'a@c.', 'a@@c.in'])(
    'does not take "%s", and shows one that is right',
    (email) => {
      expect(said('email', email)).toMatch(/like name@example\.com/);
    },
  );

  test('a message has 10 to 1,000 characters', () => {
    expect(said('message', 'a'.repeat(9))).toMatch(/at least 10/);
    expect(said('message', ' '.repeat(40))).toMatch(/at least 10/);
    const [at, after] = [10, 1000].map((length) => {
      const message = fields.find(({name}) => name === 'message');
      return message && problemOf(message, {value: 'a'.repeat(length), validity: {valid: true}});
    });
    expect([at, after]).toEqual([undefined, undefined]);
    expect(said('message', 'a'.repeat(1203))).toBe(
      'Write at most 1,000 characters; these are 1,203.',
    );
  });

  test('a name is something', () => {
    expect(said('name', '  ')).toBe('Enter your name.');
    expect(said('name', 'A')).toBeUndefined();
  });

  test('a long run of spaces is judged at once', () => {
    const before = performance.now();
    new RegExp(`^(?:${patterns.phone})$`, 'v').test(`${' '.repeat(20_000)}x`);
    expect(performance.now() - before).toBeLessThan(200);
  });

  test('the mail holds every field, the message last', () => {
    expect(
      compose({name: ' Ritu ', phone: '98640 12345', email: 'r@x.in', message: 'A bay in Tezpur.'}),
    ).toBe('Name: Ritu\nPhone No.: 98640 12345\nEmail: r@x.in\n\nA bay in Tezpur.');
  });

  test('the mail’s address carries subject and lines as mail wants them', () => {
    expect(mailAddress('mailto:a@b.in', 'Be & become', 'One\nTwo')).toBe(
      'mailto:a@b.in?subject=Be%20%26%20become&body=One%0D%0ATwo',
    );
    expect(mailAddress('mailto:a@b.in', 'Hello')).toBe('mailto:a@b.in?subject=Hello');
  });
});
