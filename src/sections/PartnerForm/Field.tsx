import type {ChangeEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {useHydrated} from '@site/src/elements/useHydrated';
import {messageLength, type Control, type FieldDefinition} from './fields';
import styles from './styles.module.css';

interface FieldProps {
  id: string;
  field: FieldDefinition;
  /** The error message. */
  problem: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
}

/**
 * A label, a control, and a line with the hint or the error. The line reserves the error's height, so that nothing moves
 * when it appears. The control is uncontrolled, so that text typed before hydration or restored by the browser stays.
 */
export function Field({id, field, problem, onChange}: FieldProps): ReactNode {
  const {name, label, type, autoComplete, hint, pattern} = field;
  const hydrated = useHydrated();
  const common = {
    id,
    name,
    autoComplete,
    onChange,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': hint || problem ? `${id}-note` : undefined,
  };
  return (
    <div className={clsx('grid', styles.field)}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea
          {...common}
          minLength={messageLength.min}
          // The browser would cut pasted text, so it applies only without JavaScript
          maxLength={hydrated ? undefined : messageLength.max}
        />
      ) : (
        <input
          {...common}
          type={type}
          pattern={pattern}
          // The browser's own error bubble shows it without JavaScript
          title={hydrated ? undefined : field.problem}
        />
      )}
      <div className={clsx('grid small', styles.note)} id={`${id}-note`} data-room={field.problem}>
        <p className={styles.problem} aria-live="polite">
          {problem}
        </p>
        {hint && !problem && <p className="muted">{hint}</p>}
      </div>
    </div>
  );
}
