// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {contact} from '@site/src/company/contact';
import {PartnerForm} from '.';

const values = {
  Name: 'Ritu Deka',
  'Phone No.': '98640 12345',
  Email: 'ritu@example.com',
  Message: 'A bay in Tezpur.',
};
type Label = keyof typeof values;

const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label);
const error = (label: Label) =>
  field(label).parentElement?.querySelector('[aria-live]')?.textContent ?? '';
const send = () => fireEvent.click(screen.getByRole('button', {name: 'Write to EVO'}));
const invalid = () =>
  (Object.keys(values) as Label[]).filter((label) => field(label).hasAttribute('aria-invalid'));

function fill(changed: Partial<typeof values> = {}): void {
  for (const [label, value] of Object.entries({...values, ...changed})) {
    fireEvent.change(field(label as Label), {target: {value}});
  }
}

let mails: string[] = [];

beforeEach(() => {
  mails = [];
  vi.spyOn(window.location, 'href', 'set').mockImplementation((to) => void mails.push(to));
  render(<PartnerForm title="Become a partner" action="Write to EVO" children="A note." />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an empty form reports every field and focuses the first', () => {
  send();
  expect(invalid()).toEqual(Object.keys(values));
  expect(document.activeElement).toBe(field('Name'));
  for (const label of invalid()) expect(error(label)).not.toBe('');
  expect(mails).toEqual([]);
});

test.each([
  ['Name', '   '],
  ['Message', 'Too short'],
] as const)('%s "%s" is refused, kept and focused', (label, value) => {
  fill({[label]: value});
  send();
  expect(invalid()).toEqual([label]);
  expect(document.activeElement).toBe(field(label));
  expect(field(label).value).toBe(value);
  expect(mails).toEqual([]);
});

test('an error goes as soon as the field is right, and changes only after a pause', () => {
  vi.useFakeTimers();
  fill({Message: 'a'.repeat(1203)});
  send();
  const before = error('Message');
  fireEvent.change(field('Message'), {target: {value: 'a'.repeat(1200)}});
  expect(error('Message')).toBe(before);
  act(() => void vi.advanceTimersByTime(1000));
  expect(error('Message')).not.toBe(before);
  expect(error('Message')).toContain('1,200');
  fireEvent.change(field('Message'), {target: {value: values.Message}});
  expect(invalid()).toEqual([]);
});

test('a complete form opens a mail and shows it, until it is wrong again', () => {
  fill();
  send();
  const [mail = ''] = mails;
  const {pathname, searchParams} = new URL(mail);
  expect(pathname).toBe(contact.email);
  expect(searchParams.get('subject')).toBe('Become a partner');
  const text = screen.getByText(/Name: Ritu Deka/).textContent;
  expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
  for (const value of Object.values(values)) expect(text).toContain(value);
  fill({Message: 'Too short'});
  send();
  expect(screen.queryByText(/Name: Ritu Deka/)).toBeNull();
});

test('a message that is too long for a link is copied and pasted', () => {
  const message = 'नमस्ते दुनिया '.repeat(24);
  fill({Message: message});
  send();
  const [mail = ''] = mails;
  expect(mail.length).toBeLessThan(2000);
  expect(new URL(mail).searchParams.get('body')).toBeNull();
  expect(screen.getByText(/paste/)).toBeDefined();
  expect(screen.getByText(/Name: Ritu Deka/).textContent).toContain(message.trim());
});

test('where copying is not allowed, the message is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  fill();
  send();
  const form = screen.getByRole('form', {name: 'Become a partner'});
  await act(async () => {
    fireEvent.click(within(form).getByRole('button', {name: /copy/i}));
    await Promise.resolve();
  });
  expect(within(form).getAllByRole('status').at(-1)?.textContent).not.toBe('');
  expect(String(getSelection())).toContain('Name: Ritu Deka');
});
