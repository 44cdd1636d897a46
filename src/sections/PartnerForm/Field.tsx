import type {ChangeEvent, ReactNode} from 'react';
import {useHydrated} from '@site/src/elements/useHydrated';
import {messageLength} from './fields';
import type {Control, FieldFacts} from './fields';
import styles from './styles.module.css';

interface FieldProps {
  id: string;
  facts: FieldFacts;
  /** What is wrong with it. */
  problem: string | undefined;
  /** What the visitor had typed before. */
  draft: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
}

/**
 * A label, what is typed, and one line under it: how to fill it in or what is wrong. The line has the room of what it
 * may have to say, so that nothing moves when it does. React does not hold the value: what was typed before it came,
 * or what the browser put back, stays.
 */
export function Field({id, facts, problem, draft, onChange}: FieldProps): ReactNode {
  const {name, label, type, autoComplete, hint, pattern} = facts;
  const hydrated = useHydrated();
  const common = {
    id,
    name,
    autoComplete,
    onChange,
    defaultValue: draft,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': hint || problem ? `${id}-note` : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label()}</label>
      {type === 'textarea' ? (
        <textarea
          {...common}
          minLength={messageLength.least}
          // The browser would cut what is pasted, so this is for visits without JavaScript alone
          maxLength={hydrated ? undefined : messageLength.most}
        />
      ) : (
        <input
          {...common}
          type={type}
          pattern={pattern}
          // What the browser's own bubble says, where nothing else does
          title={hydrated ? undefined : facts.problem()}
        />
      )}
      <div className={styles.note} id={`${id}-note`} data-room={facts.problem()}>
        <p className={styles.problem} aria-live="polite">
          {problem}
        </p>
        {hint && !problem && <p className="muted">{hint()}</p>}
      </div>
    </div>
  );
}
