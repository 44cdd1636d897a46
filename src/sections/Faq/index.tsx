import {createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {useAnchor} from '@site/src/elements/useAnchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {Disclosure, useDisclosureGroup, type DisclosureGroup} from '@site/src/elements/Disclosure';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {throwMisplaced} from '@site/src/elements/throwMisplaced';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

const GroupContext = createContext<DisclosureGroup | undefined>(undefined);

/** Questions and answers, one open at a time. */
export function Faq({children, ...section}: PropsOf<'Faq'>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const group = useDisclosureGroup(list);
  const {setOpenId} = group;

  // A hash opens its answer. Closing the answer above it moves the page, so scroll again after the update
  const location = useLocation();
  useLayoutEffect(() => {
    const id = location.hash.slice(1);
    const answer = id && document.getElementById(id);
    if (!answer || !list.current?.contains(answer) || answer.closest('details[open]')) return;
    setOpenId(id);
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  }, [location, setOpenId]);

  // Find-in-page matched text in a closed answer and needs its position when the event handler returns
  useEffect(() => {
    const element = list.current;
    const onBeforeMatch = ({target}: Event) => {
      if (target instanceof Element) flushSync(() => setOpenId(target.id));
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [setOpenId]);

  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <Split alignTop>
          <SplitText>
            {heading}
            {otherChildren(children, Question, Button)}
            <Buttons first="line">{children}</Buttons>
          </SplitText>
          <div className="rows" ref={list}>
            <GroupContext value={group}>{pickChildren(children, Question)}</GroupContext>
          </div>
        </Split>
      )}
    />
  );
}

/** One question with its answer. */
export function Question({asks, id, children}: PropsOf<'Question'>): ReactNode {
  const group = useContext(GroupContext) ?? throwMisplaced('Question', 'Faq');
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
