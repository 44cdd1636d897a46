import {expect, test} from 'vitest';
import {fields, isValid, type FieldName} from './fields';

test.each<[FieldName, string, boolean]>([
  ['name', 'A', true],
  ['name', '  ', false],
  ['phone', '+91 (0) 98640-12345', true],
  ['phone', '0361 234 5678', true], // a landline
  ['phone', '९८६४० १२३४५', true],
  ['phone', 'Ph: 98640 12345 / 94350 12345', true],
  ['phone', '\u202A+91 98640\u201112345\u202C', true], // copied from a contact list
  ['phone', 'call me', false],
  ['phone', '+91 98640', false],
  ['email', 'first.last+x@mail.example.com', true],
  ['email', 'उषा@example.com', true], // the browser’s own rule refuses it
  ['email', 'a@b', false],
  ['email', 'a b@c.in', false],
  ['message', 'a'.repeat(1000), true],
  ['message', ' '.repeat(40), false],
  ['message', 'a'.repeat(1001), false],
])('%s “%s” is accepted: %s', (name, value, isAccepted) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`No field is called ${name}`);
  expect(isValid(field, value)).toBe(isAccepted);
  // Browsers validate the pattern in one of two modes
  for (const mode of ['su', 'sv'])
    expect(new RegExp(`^(?:${field.pattern})$`, mode).test(value.trim())).toBe(isAccepted);
});
