import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useAnchor} from '@site/src/elements/anchor';
import {Button, Buttons} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {pick, rest} from '@site/src/elements/slots';
import styles from './styles.module.css';

export interface FaqProps extends SectionProps {
  /** A lead, a `<Button>`, and `<Question>`s. One at a time is open. */
  children: ReactNode;
}

/** Questions that open one at a time. */
export function Faq({children, ...section}: FaqProps): ReactNode {
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
          <div className={styles.faq}>{pick(children, Question)}</div>
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
  const details = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  useAnchor(id);

  // A link to a question opens it
  useEffect(() => {
    if (id && hash === `#${id}` && details.current) details.current.open = true;
  }, [hash, id]);

  return (
    <details name="faq" id={id} ref={details}>
      <summary>
        <h3>{asks}</h3>
        <Icon name="plus" />
      </summary>
      <div className={styles.faqAnswer}>{children}</div>
    </details>
  );
}
