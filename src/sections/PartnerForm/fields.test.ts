import {expect, test} from 'vitest';
import {composeEmail, fields, isValid} from './fields';
import type {FieldName} from './fields';

/** Whether a field accepts a value. Browsers validate the pattern in one of two modes. */
function isAccepted(name: FieldName, value: string): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`No field is called ${name}`);
  const accepted = isValid(field, value);
  for (const mode of ['su', 'sv'])
    expect(new RegExp(`^(?:${field.pattern})$`, mode).test(value.trim())).toBe(accepted);
  return accepted;
}

test.each<[FieldName, string]>([
  ['name', 'A'],
  ['phone', '9864012345'],
  ['phone', '+91 (0) 98640-12345'],
  ['phone', '0361 234 5678'], // a landline
  ['phone', '+44 20 7946 0018'],
  ['phone', '९८६४० १२३४५'],
  ['phone', '৯৮৬৪০১২৩৪৫'],
  ['phone', '98640 12345 / 94350 12345'],
  ['phone', 'Ph: 9864012345'],
  ['phone', '\u202A+91 98640\u201112345\u202C'], // copied from a contact list
  ['email', 'a@b.in'],
  ['email', 'first.last+x@mail.example.com'],
  ['email', 'उषा@example.com'], // the browser’s own rule refuses it
  ['message', 'a'.repeat(10)],
  ['message', 'a'.repeat(1000)],
])('%s accepts %s', (name, value) => {
  expect(isAccepted(name, value)).toBe(true);
});

test.each<[FieldName, string]>([
  ['name', '  '],
  ...['', 'call me', '+91 98640'].map((value): [FieldName, string] => ['phone', value]),
  ...['', 'a', 'a@b', 'a b@c.in', '@c.in', 'a@c.', 'a@@c.in'].map((value): [FieldName, string] => [
    'email',
    value,
  ]),
  ['message', ' '.repeat(40)],
  ['message', 'a'.repeat(9)],
  ['message', 'a'.repeat(1001)],
])('%s rejects "%s"', (name, value) => {
  expect(isAccepted(name, value)).toBe(false);
});

test('the email holds every field, the message last', () => {
  const values = {name: ' Ritu ', phone: '98640 12345', email: 'r@x.in', message: 'A bay.'};
  expect(composeEmail(values)).toBe('Name: Ritu\nPhone No.: 98640 12345\nEmail: r@x.in\n\nA bay.');
});
