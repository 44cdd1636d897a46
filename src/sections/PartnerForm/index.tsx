import {useState, type ReactNode, type SubmitEvent, type SyntheticEvent} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {contact, mailtoLink} from '@site/src/company/contact';
import {Icon} from '@site/src/elements/Icon';
import type {PropsOf} from '../definitions';
import {Field} from './Field';
import {composeEmail, fields, isValid, type FieldDefinition, type Values} from './fields';
import styles from './styles.module.css';

/** The number of characters of a `mailto:` link that every browser opens. */
const maxLinkLength = 2000;

/** What was typed, while the visitor reads another page of the site. In memory only. */
let draft: Partial<Values> = {};

/** Assigns the values: the browser itself does not restore default values when the visitor returns from another site. */
function restoreDraft(form: HTMLFormElement | null): void {
  for (const [name, value] of Object.entries(draft))
    if (form) (form.elements.namedItem(name) as HTMLInputElement).value = value;
}

const getValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values;

/**
 * A form that opens the visitor's email app with the composed message. It stores and sends nothing. Without JavaScript
 * the browser validates the fields and opens the form's `mailto:` action.
 */
export function PartnerForm({
  id,
  title,
  action,
  email,
  children,
}: PropsOf<'PartnerForm'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const hydrated = useIsBrowser();
  const [invalid, setInvalid] = useState<readonly FieldDefinition[]>([]);
  const [composed, setComposed] = useState<string>();

  const saveDraft = ({currentTarget}: SyntheticEvent<HTMLFormElement>) => {
    const values = getValues(currentTarget);
    draft = values;
    setInvalid((before) => before.filter((field) => !isValid(field, values[field.name])));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = getValues(form);
    const found = fields.filter((field) => !isValid(field, values[field.name]));
    setInvalid(found);
    if (found[0]) {
      setComposed(undefined);
      (form.elements.namedItem(found[0].name) as HTMLElement).focus();
      return;
    }
    const text = composeEmail(values);
    setComposed(text);
    const link = mailtoLink(title, text, email);
    window.location.href =
      link.length <= maxLinkLength ? link : mailtoLink(title, undefined, email);
  };

  return (
    <form
      className={clsx('grid tone-paper', styles.form)}
      ref={restoreDraft}
      id={id}
      action={mailtoLink(title, undefined, email)}
      method="post"
      encType="text/plain"
      aria-label={title}
      onChange={saveDraft}
      onSubmit={submit}
      noValidate={hydrated} // before hydration the browser validates
    >
      <h2 className="title-2">{title}</h2>
      <p className="small muted">All fields are required.</p>
      {fields.map((field) => (
        <Field {...field} key={field.name} isInvalid={invalid.includes(field)} />
      ))}
      <div className="small muted">{children}</div>
      <button className="button button--volt" type="submit">
        {action}
        <Icon name="mail" />
      </button>
      <p className="small" role="status">
        {composed &&
          `Your email app should have opened. If the message is not in it, copy it here, paste it there, and send it to ${email ?? contact.email}:`}
      </p>
      {composed && <ComposedMessage text={composed} key={composed} />}
    </form>
  );
}

PartnerForm.slot = 'extra';

/** The composed message with a copy button, for visitors whose email app did not open or cut it off. */
function ComposedMessage({text}: {text: string}): ReactNode {
  const [status, setStatus] = useState<string>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      setStatus('Copying is blocked. Select the message and copy it.');
    }
  };

  return (
    <>
      <pre className={styles.message}>{text}</pre>
      <button className="button button--line" type="button" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy Message
      </button>
      <p className="small" role="status">
        {status}
      </p>
    </>
  );
}
