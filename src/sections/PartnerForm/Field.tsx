import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldDefinition} from './fields';
import styles from './styles.module.css';

/**
 * A label, a control, and a line with the hint or the error. The control is uncontrolled, so that text typed before
 * hydration or restored by the browser stays.
 */
export function Field(props: FieldDefinition & {isInvalid: boolean}): ReactNode {
  const {name, label, type, autoComplete, hint, pattern, problem, isInvalid} = props;
  const id = useId();
  const common = {
    className: 'input',
    id,
    name,
    autoComplete,
    required: true,
    'aria-invalid': isInvalid,
    'aria-describedby': `${id}-note`,
  };
  return (
    <div className={clsx('grid', styles.field)}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea {...common} minLength={10} />
      ) : (
        <input {...common} type={type} pattern={pattern} />
      )}
      <p className="small muted" id={`${id}-note`} aria-live="polite">
        {isInvalid ? problem : (hint ?? '\u00A0')}
      </p>
    </div>
  );
}
