export type FieldName = 'name' | 'phone' | 'email' | 'message';
export type Values = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string | undefined>>;

export interface FieldDefinition {
  name: FieldName;
  label: string;
  type: 'text' | 'tel' | 'email' | 'textarea';
  /** The autofill token. Unset for the message: "off" would also stop the browser from restoring it on the way back. */
  autoComplete?: string;
  /** How to fill it in, where the label does not say. */
  hint?: string;
  /** The pattern that the browser validates, with and without JavaScript. */
  pattern?: string;
  /** The error message: how to fix the value. */
  problem: string;
}

/** The number of characters that a message may have. Its hint and errors below state it too. */
export const messageLength = {min: 10, max: 1000} as const;

/** The number of characters of a `mailto:` link that every browser opens. */
export const maxLinkLength = 2000;

/** Values for HTML's `pattern`, valid in both regular expression modes of browsers (`u` and `v`). */
const patterns = {
  /** At least one character that is not white space. */
  name: String.raw`.*\S.*`,
  /** Eight Latin, Devanagari or Assamese digits or more, and anything else: a person reads it. */
  phone: String.raw`(?:[^\d०-९০-৯]*[\d०-९০-৯]){8}.*`,
  /** Text, an @ and a host with a dot. Uses * because Chrome 114 fails on (?:…)+ in `v` mode. */
  email: String.raw`[^\s@]+@[^\s@.]+\.[^\s@.]+(?:\.[^\s@.]+)*`,
} as const;

export const fields: readonly FieldDefinition[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    pattern: patterns.name,
    problem: 'Enter your name.',
  },
  {
    name: 'phone',
    label: 'Phone No.',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'Mobile or landline',
    pattern: patterns.phone,
    problem: 'Enter at least 8 digits.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'For example, name@example.com',
    pattern: patterns.email,
    problem: 'Enter it like name@example.com.',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    hint: '10 to 1,000 characters',
    problem: 'Enter 10 characters or more.',
  },
];

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the form control of a field. */
export function getControl(form: HTMLFormElement, {name}: FieldDefinition): Control {
  return form.elements.namedItem(name) as Control;
}

/**
 * Validates a field and returns its error message, if any. The browser validates the pattern; its own rule for emails
 * refuses other scripts than Latin. The length of the message is validated here, because browsers count only typed
 * characters, include spaces, and cut pasted text.
 */
export function validateField(
  {name, problem}: FieldDefinition,
  {value, validity}: Pick<Control, 'value'> & {validity: Partial<ValidityState>},
): string | undefined {
  if (name !== 'message')
    return validity.valueMissing || validity.patternMismatch ? problem : undefined;
  const {length} = value.trim();
  if (length < messageLength.min) return problem;
  if (length <= messageLength.max) return undefined;
  return `You’ve used ${length.toLocaleString('en-IN')} of 1,000 characters.`;
}

/** Composes the text of the email. */
export function composeEmail(values: Values): string {
  const lines = fields
    .filter(({name}) => name !== 'message')
    .map(({name, label}) => `${label}: ${values[name].trim()}`);
  return [...lines, '', values.message.trim()].join('\n');
}
