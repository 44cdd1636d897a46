import {translate} from '@docusaurus/Translate';

export type FieldName = 'name' | 'phone' | 'email' | 'message';
export type Values = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string | undefined>>;

export interface FieldFacts {
  name: FieldName;
  label: () => string;
  type: 'text' | 'tel' | 'email' | 'textarea';
  /** What the browser may fill in. None for a message: "off" would also forbid the browser to keep it on the way back. */
  autoComplete?: string;
  /** How it is filled in, where the label does not say it. */
  hint?: () => string;
  /** The shape that the browser checks, with JavaScript and without. */
  pattern?: string;
  /** What is wrong and how to put it right, in plain words. */
  problem: () => string;
}

/** Least and most characters of a message. */
export const messageLength = {least: 10, most: 1000} as const;

/** Spaces, dashes, brackets and the invisible marks that come with a copied number. */
const gap = String.raw`[^\p{L}\p{N}+]*`;

/** Patterns as HTML's `pattern` wants them: valid in the `u` and the `v` mode of browsers. */
export const patterns = {
  /** Something that is not white space. */
  name: String.raw`.*\S.*`,
  /** Ten digits that begin with 6 to 9, with or without the country code or a 0 before them. */
  phone: String.raw`${gap}(?:(?:(?:\+|00)${gap})?91${gap})?(?:0${gap})?[6-9](?:${gap}\d){9}${gap}`,
  /** Something, an @, a host with a dot in it. Written with * because Chrome 114 stumbles over (?:…)+ in `v` mode. */
  email: String.raw`[^\s@]+@[^\s@.]+\.[^\s@.]+(?:\.[^\s@.]+)*`,
} as const;

export const fields: readonly FieldFacts[] = [
  {
    name: 'name',
    label: () => translate({id: 'form.name', message: 'Name'}),
    type: 'text',
    autoComplete: 'name',
    pattern: patterns.name,
    problem: () => translate({id: 'form.name.missing', message: 'Enter your name.'}),
  },
  {
    name: 'phone',
    label: () => translate({id: 'form.phone', message: 'Phone No.'}),
    type: 'tel',
    autoComplete: 'tel',
    hint: () =>
      translate({id: 'form.phone.hint', message: '10-digit mobile number, with or without +91'}),
    pattern: patterns.phone,
    problem: () =>
      translate({
        id: 'form.phone.wrong',
        message: 'Enter a 10-digit mobile number, with or without +91.',
      }),
  },
  {
    name: 'email',
    label: () => translate({id: 'form.email', message: 'Email'}),
    type: 'email',
    autoComplete: 'email',
    hint: () => translate({id: 'form.email.hint', message: 'Like name@example.com'}),
    pattern: patterns.email,
    problem: () =>
      translate({
        id: 'form.email.wrong',
        message: 'Enter an e-mail address like name@example.com.',
      }),
  },
  {
    name: 'message',
    label: () => translate({id: 'form.message', message: 'Message'}),
    type: 'textarea',
    hint: () => translate({id: 'form.message.hint', message: '10 to 1,000 characters'}),
    problem: () =>
      translate({
        id: 'form.message.short',
        message: 'Write at least 10 characters, so that we can answer.',
      }),
  },
];

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The browser's control of a field. */
export function controlOf(form: HTMLFormElement, {name}: FieldFacts): Control {
  return form.elements.namedItem(name) as Control;
}

/**
 * What is wrong with what stands in a field, nothing when it is right. The browser judges by the field's type and
 * pattern. The length of a message is counted here: browsers count only what was typed by hand, spaces too, and cut
 * what is pasted, which would lose words.
 */
export function problemOf(
  {name, problem}: FieldFacts,
  {value, validity}: {value: string; validity: {valid: boolean}},
): string | undefined {
  if (name !== 'message') return validity.valid ? undefined : problem();
  const {length} = value.trim();
  if (length < messageLength.least) return problem();
  if (length <= messageLength.most) return undefined;
  return translate(
    {
      id: 'form.message.long',
      message: 'Write at most 1,000 characters; these are {count}.',
    },
    {count: length.toLocaleString('en-IN')},
  );
}

/** The message as the mail program gets it. */
export function compose(values: Values): string {
  const lines = fields
    .filter(({name}) => name !== 'message')
    .map(({name, label}) => `${label()}: ${values[name].trim()}`);
  return [...lines, '', values.message.trim()].join('\n');
}

/** The address that opens a mail program with the message in it. Mail wants its lines to end in CR LF. */
export function mailAddress(to: string, subject: string, text?: string): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (text !== undefined) parts.push(`body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`);
  return `${to}?${parts.join('&')}`;
}
