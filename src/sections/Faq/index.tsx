import {createContext, useContext, useEffect, useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {useAnchor} from '@site/src/elements/anchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {Disclosure, useDisclosures} from '@site/src/elements/Disclosure';
import type {Disclosures} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {misplaced} from '@site/src/elements/misplaced';
import {pick, rest} from '@site/src/elements/slots';
import styles from './styles.module.css';

const Group = createContext<Disclosures | undefined>(undefined);

export interface FaqProps extends SectionProps {
  /** A lead, a `<Button>`, and `<Question>`s. One at a time is open. */
  children: ReactNode;
}

/** Questions that open one at a time. */
export function Faq({children, ...section}: FaqProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const group = useDisclosures(list);
  const {setOpen} = group;

  // An address that names an answer opens it. Others above it close, so it is looked for again afterwards
  const location = useLocation();
  useLayoutEffect(() => {
    const id = location.hash.slice(1);
    const answer = id && document.getElementById(id);
    if (!answer || !list.current?.contains(answer) || answer.closest('details[open]')) return;
    setOpen(id);
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  }, [location, setOpen]);

  // The browser's search has found something in a closed answer. It looks where that is when this is done
  useEffect(() => {
    const questions = list.current;
    const onFound = ({target}: Event) => {
      if (target instanceof Element) flushSync(() => setOpen(target.id));
    };
    questions?.addEventListener('beforematch', onFound);
    return () => questions?.removeEventListener('beforematch', onFound);
  }, [setOpen]);

  return (
    <Section
      {...section}
      head={(heading) => (
        <Split top>
          <SplitText>
            {heading}
            {rest(children, Question, Button)}
            <Buttons first="line">{children}</Buttons>
          </SplitText>
          <div className={styles.faq} ref={list}>
            <Group value={group}>{pick(children, Question)}</Group>
          </div>
        </Split>
      )}
    />
  );
}

export interface QuestionProps {
  /** The question. */
  asks: string;
  /** Its address on the page: `faq-payments`. */
  id?: string;
  /** The answer. */
  children: ReactNode;
}

/** One question with its answer. */
export function Question({asks, id, children}: QuestionProps): ReactNode {
  const group = useContext(Group) ?? misplaced('Question', 'Faq');
  useAnchor(id);
  return (
    <Disclosure
      group={group}
      id={id}
      title={asks}
      icon={<Icon name="plus" />}
      heading
      findable
      className={styles.question}
      panelClassName={styles.panel}
    >
      <div className={styles.answer}>{children}</div>
    </Disclosure>
  );
}
