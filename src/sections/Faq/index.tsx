import {createContext, useContext, useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button, Buttons} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** The `name` that the questions of a section share: one is open at a time. */
const GroupContext = createContext<string | undefined>(undefined);

/** Questions and answers, one open at a time. */
export function Faq({children, ...section}: PropsOf<'Faq'>): ReactNode {
  const group = useId();
  const questions = pickChildren(children, Question);
  if (questions.length === 0) return null;
  return (
    <Section
      {...section}
      lead={
        <>
          {otherChildren(children, Question, Button)}
          <Buttons first="line">{children}</Buttons>
        </>
      }
      beside={
        <div className="rows fold">
          <GroupContext value={group}>{questions}</GroupContext>
        </div>
      }
    />
  );
}

/**
 * One question with its answer. The heading is inside the `<summary>`, where VoiceOver in Safari does not list it
 * among the headings; it reads the question all the same. The anchor is inside too, so that browsers open the answer
 * for a link.
 */
export function Question({asks, id, children}: PropsOf<'Question'>): ReactNode {
  const group = useContext(GroupContext);
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.question} name={group}>
      <summary>
        <h3>{asks}</h3>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer} id={id}>
        {children}
      </div>
    </details>
  );
}
