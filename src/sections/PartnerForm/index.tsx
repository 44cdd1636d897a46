import {useEffect, useId, useRef, useState} from 'react';
import type {ChangeEvent, ReactNode, SubmitEvent} from 'react';
import clsx from 'clsx';
import {contact, mailtoLink} from '@site/src/company/contact';
import {Icon} from '@site/src/elements/Icon';
import {useAnchor} from '@site/src/elements/useAnchor';
import {useHydrated} from '@site/src/elements/useHydrated';
import type {PropsOf} from '../props';
import {ComposedMessage} from './ComposedMessage';
import {Field} from './Field';
import {composeEmail, fields, getControl, maxLinkLength, validateField} from './fields';
import type {Control, FieldDefinition, Problems} from './fields';
import styles from './styles.module.css';
import {getValues, useDraft} from './useDraft';

/** Milliseconds without typing before an invalid field is validated again. */
const typingPause = 700;

/**
 * A form that opens the visitor's email app with the composed message. It stores and sends nothing. Without JavaScript
 * the browser validates the fields and opens the form's `mailto:` action.
 */
export function PartnerForm({
  id: anchor,
  title,
  action,
  children,
}: PropsOf<'PartnerForm'>): ReactNode {
  const id = useId();
  useAnchor(anchor);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, title);
  const [problems, setProblems] = useState<Problems>({});
  const [composed, setComposed] = useState<{text: string; fitsLink: boolean}>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found: Problems = {};
    for (const field of fields)
      found[field.name] = validateField(field, getControl(element, field));
    setProblems(found);
    const invalid = fields.find(({name}) => found[name]);
    if (invalid) {
      setComposed(undefined);
      const control = getControl(element, invalid);
      control.focus({preventScroll: true});
      control.parentElement?.scrollIntoView({block: 'nearest'}); // shows the label and the error too
      return;
    }
    const text = composeEmail(getValues(element));
    const link = mailtoLink(title, text);
    const fitsLink = link.length <= maxLinkLength;
    setComposed({text, fitsLink});
    window.location.href = fitsLink ? link : mailtoLink(title);
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * Validates an invalid field again while it changes: removes the error at once, and updates it only after a pause, so
   * that screen readers do not announce every keystroke. Leaves valid fields alone until the form is submitted.
   */
  const revalidate = (field: FieldDefinition, control: Control) => {
    clearTimeout(timer.current);
    if (!problems[field.name]) return;
    const problem = validateField(field, control);
    const update = () => setProblems((current) => ({...current, [field.name]: problem}));
    if (problem) timer.current = setTimeout(update, typingPause);
    else update();
  };

  return (
    <form
      className={clsx('grid tone-paper', styles.form)}
      ref={form}
      id={anchor}
      action={mailtoLink(title)}
      method="post"
      encType="text/plain"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      noValidate={hydrated} // before hydration the browser validates
    >
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      <p className="small muted">All fields are required.</p>
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          problem={problems[field.name]}
          onChange={({target}: ChangeEvent<Control>) => revalidate(field, target)}
        />
      ))}
      <div className="small muted">{children}</div>
      <button className="button button--volt" type="submit">
        {action}
        <Icon name="mail" />
      </button>
      <p className="small" role="status">
        {composed &&
          (composed.fitsLink
            ? `Your email app should have opened. If it has not, copy this message and send it to ${contact.email}:`
            : `Your email app should have opened without the message, which is too long for it. Copy the message, paste it there, and send it to ${contact.email}:`)}
      </p>
      {composed && <ComposedMessage text={composed.text} key={composed.text} />}
    </form>
  );
}

PartnerForm.slot = 'form';
