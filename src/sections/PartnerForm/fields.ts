export type FieldName = 'name' | 'phone' | 'email' | 'message';
export type Values = Record<FieldName, string>;

export interface FieldDefinition {
  name: FieldName;
  label: string;
  type: 'text' | 'tel' | 'email' | 'textarea';
  /** The autofill token. Unset for the message: "off" would also stop the browser from restoring it on the way back. */
  autoComplete?: string;
  /** How to fill it in, where the label does not say. */
  hint?: string;
  /** The regular expression of valid values, in both of HTML's modes for patterns (`u` and `v`). */
  pattern: string;
  /** The error message: how to fix the value. */
  problem: string;
}

export const fields: readonly FieldDefinition[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    pattern: String.raw`.*\S.*`,
    problem: 'Enter your name.',
  },
  {
    name: 'phone',
    label: 'Phone No.',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'Mobile or landline',
    // Eight Latin, Devanagari or Assamese digits or more, and anything else: a person reads it
    pattern: String.raw`(?:[^\d०-९০-৯]*[\d०-९০-৯]){8}.*`,
    problem: 'Enter at least 8 digits.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'For example, name@example.com',
    pattern: String.raw`[^\s@]+@[^\s@]+\.[^\s@.]+`,
    problem: 'Enter it like name@example.com.',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    hint: '10 to 1,000 characters',
    pattern: '.{10,1000}',
    problem: 'Enter 10 to 1,000 characters.',
  },
];

/** Validates a value as a whole, without the spaces around it. */
export function isValid({pattern}: FieldDefinition, value: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'su').test(value.trim());
}

/** Composes the text of the email. */
export function composeEmail(values: Values): string {
  const lines = fields
    .filter(({name}) => name !== 'message')
    .map(({name, label}) => `${label}: ${values[name].trim()}`);
  return [...lines, '', values.message.trim()].join('\n');
}
