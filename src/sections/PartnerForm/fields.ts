import {translate} from '@docusaurus/Translate';

export type FieldName = 'name' | 'phone' | 'email' | 'message';
export type Values = Record<FieldName, string>;
export type Problems = Partial<Record<FieldName, string | undefined>>;

interface Field {
  name: FieldName;
  label: () => string;
  type: 'text' | 'tel' | 'email' | 'textarea';
  /** What the browser may fill in. */
  autoComplete: string;
}

export const fields: readonly Field[] = [
  {
    name: 'name',
    label: () => translate({id: 'form.name', message: 'Name'}),
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'phone',
    label: () => translate({id: 'form.phone', message: 'Phone No.'}),
    type: 'tel',
    autoComplete: 'tel',
  },
  {
    name: 'email',
    label: () => translate({id: 'form.email', message: 'Email'}),
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'message',
    label: () => translate({id: 'form.message', message: 'Message'}),
    type: 'textarea',
    autoComplete: 'off',
  },
];

/** Least and most characters of a message. */
export const messageLength = {least: 10, most: 1000} as const;

/** Ten digits that begin with 6 to 9, with or without +91, 91 or 0 before them; spaces and dashes do not count. */
export function isIndianMobile(phone: string): boolean {
  return /^(\+?91|0)?[6-9]\d{9}$/.test(phone.replace(/[\s()-]/g, ''));
}

/** Something, an @, a host with a dot in it. */
export function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());
}

/**
 * What is wrong with a field's value and how to put it right, in plain words; nothing when it is right.
 */
export function problemOf(name: FieldName, value: string): string | undefined {
  const text = value.trim();
  switch (name) {
    case 'name':
      return text ? undefined : translate({id: 'form.name.missing', message: 'Enter your name.'});
    case 'phone':
      return isIndianMobile(text)
        ? undefined
        : translate({
            id: 'form.phone.wrong',
            message: 'Enter a 10-digit mobile number, with or without +91.',
          });
    case 'email':
      return isEmail(text)
        ? undefined
        : translate({
            id: 'form.email.wrong',
            message: 'Enter an e-mail address like name@example.com.',
          });
    case 'message':
      if (text.length < messageLength.least) {
        return translate({
          id: 'form.message.short',
          message: 'Write at least 10 characters, so that we can answer.',
        });
      }
      return text.length > messageLength.most
        ? translate(
            {
              id: 'form.message.long',
              message: 'Write at most 1,000 characters; these are {count}.',
            },
            {count: text.length},
          )
        : undefined;
  }
}

/** The message as the mail program gets it. */
export function compose(values: Values): string {
  const lines = fields
    .filter(({name}) => name !== 'message')
    .map(({name, label}) => `${label()}: ${values[name].trim()}`);
  return [...lines, '', values.message.trim()].join('\n');
}
