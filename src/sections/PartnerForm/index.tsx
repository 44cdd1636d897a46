import {useEffect, useId, useRef, useState} from 'react';
import type {ChangeEvent, ReactNode, SubmitEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {contact, links} from '@site/src/company/contact';
import {Icon} from '@site/src/elements/Icon';
import {useHydrated} from '@site/src/elements/useHydrated';
import {Composed} from './Composed';
import {Field} from './Field';
import {compose, controlOf, fields, mailAddress, problemOf} from './fields';
import type {Control, FieldFacts, Problems} from './fields';
import styles from './styles.module.css';
import {useDraft, valuesOf} from './useDraft';

export interface PartnerFormProps {
  /** The form's heading, and the message's subject. */
  title: string;
  /** The button's words. */
  action: string;
  /** The note that stands before the button: what happens with what is typed. */
  children: ReactNode;
}

/** After how many milliseconds without typing a field that is still wrong is looked at again. */
const rest = 700;

/**
 * A form that opens the visitor's own mail program with the message written out. Nothing is stored, nothing is sent.
 * Without JavaScript the browser does the same by the form's address, and checks by the fields' own rules.
 */
export function PartnerForm({title, action, children}: PartnerFormProps): ReactNode {
  const id = useId();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, title);
  const [problems, setProblems] = useState<Problems>({});
  const [composed, setComposed] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found: Problems = {};
    for (const field of fields) found[field.name] = problemOf(field, controlOf(element, field));
    setProblems(found);
    const wrong = fields.find(({name}) => found[name]);
    if (wrong) {
      setComposed(undefined);
      const control = controlOf(element, wrong);
      control.focus({preventScroll: true});
      control.parentElement?.scrollIntoView({block: 'nearest'}); // label and problem, too
      return;
    }
    const text = compose(valuesOf(element));
    setComposed(text);
    window.location.href = mailAddress(links.email, title, text);
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * A field that was wrong is looked at again as it changes: at once when it is right now, after a rest when it is
   * still wrong, so that nobody is told of every letter. One that was not wrong is left in peace.
   */
  const recheck = (field: FieldFacts, control: Control) => {
    clearTimeout(timer.current);
    if (!problems[field.name]) return;
    const now = problemOf(field, control);
    const tell = () => setProblems((before) => ({...before, [field.name]: now}));
    if (now) timer.current = setTimeout(tell, rest);
    else tell();
  };

  return (
    <form
      className={clsx(styles.form, 'tone-paper')}
      ref={form}
      action={mailAddress(links.email, title)}
      method="post"
      encType="text/plain"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      noValidate={hydrated} // until then the browser's own messages are all there is
    >
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      <p className="small muted">
        {translate({id: 'form.required', message: 'Every field is needed.'})}
      </p>
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          facts={field}
          problem={problems[field.name]}
          draft={draft?.[field.name]}
          onChange={({target}: ChangeEvent<Control>) => recheck(field, target)}
        />
      ))}
      <div className="small muted">{children}</div>
      <button className="button button--volt" type="submit">
        {action}
        <Icon name="mail" />
      </button>
      <p className="small" role="status">
        {composed &&
          translate(
            {
              id: 'form.composed',
              message:
                'Your mail program should be open now. If it is not, copy this and write to {to}:',
            },
            {to: contact.email},
          )}
      </p>
      {composed && <Composed text={composed} key={composed} />}
    </form>
  );
}

PartnerForm.slot = 'form';
