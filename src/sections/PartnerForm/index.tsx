import {useId, useRef, useState} from 'react';
import type {ReactNode, SubmitEvent} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {contact, links} from '@site/src/company/contact';
import {Icon} from '@site/src/elements/Icon';
import {Composed} from './Composed';
import {compose, fields, problemOf} from './fields';
import type {FieldName, Problems, Values} from './fields';
import styles from './styles.module.css';

export interface PartnerFormProps {
  /** The form's heading. */
  title: string;
  /** The button's words. */
  action: string;
  /** The note that stands before the button: what happens with what is typed. */
  children: ReactNode;
}

/**
 * A form that opens the visitor's own mail program with the message written out. Nothing is stored, nothing is sent.
 * Without JavaScript the browser does the same by the form's address.
 */
export function PartnerForm({title, action, children}: PartnerFormProps): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser(); // until then the browser's own validation works
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [composed, setComposed] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values;
    const found: Problems = {};
    for (const {name} of fields) found[name] = problemOf(name, values[name]);
    setProblems(found);
    const wrong = fields.find(({name}) => found[name]);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
      return;
    }
    const text = compose(values);
    setComposed(text);
    window.location.href = `${links.email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  };

  /** A field that was wrong is checked again as it changes; one that was not is left in peace. */
  const recheck = (name: FieldName, value: string) => {
    if (problems[name]) setProblems({...problems, [name]: problemOf(name, value)});
  };

  return (
    <form
      className={clsx(styles.form, 'tone-paper')}
      ref={form}
      action={links.email}
      method="post"
      encType="text/plain"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      noValidate={isBrowser}
    >
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      {fields.map(({name, label, type, autoComplete}) => {
        const problem = problems[name];
        const common = {
          id: `${id}-${name}`,
          name,
          autoComplete,
          required: true,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem ? `${id}-${name}-problem` : undefined,
        };
        return (
          <div className={styles.field} key={name}>
            <label htmlFor={common.id}>{label()}</label>
            {type === 'textarea' ? (
              <textarea
                {...common}
                minLength={10}
                maxLength={1000}
                onChange={(event) => recheck(name, event.target.value)}
              />
            ) : (
              <input
                {...common}
                type={type}
                onChange={(event) => recheck(name, event.target.value)}
              />
            )}
            <p className={styles.fieldError} id={`${id}-${name}-problem`} aria-live="polite">
              {problem}
            </p>
          </div>
        );
      })}
      <div className="small muted">{children}</div>
      <button className="button button--volt" type="submit">
        {action}
        <Icon name="mail" />
      </button>
      {composed && <Composed text={composed} to={contact.email} />}
    </form>
  );
}

PartnerForm.slot = 'form';
