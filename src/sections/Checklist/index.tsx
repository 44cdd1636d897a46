import type {ReactNode} from 'react';
import {Button, Buttons} from '@site/src/elements/Button';
import {Section} from '@site/src/elements/Section';
import type {SectionProps} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {pick, rest} from '@site/src/elements/slots';
import {Icon} from '@site/src/elements/Icon';
import {Feature} from '../Feature';
import styles from './styles.module.css';

export interface ChecklistProps extends SectionProps {
  /** A lead, a `<Button>`, and the points as `<Feature>`s with a title alone. */
  children: ReactNode;
}

/** What is asked for, point by point, with the way on beside it. */
export function Checklist({children, ...section}: ChecklistProps): ReactNode {
  return (
    <Section
      {...section}
      head={(heading) => (
        <Split top>
          <SplitText>
            {heading}
            {rest(children, Feature, Button)}
            <Buttons>{children}</Buttons>
          </SplitText>
          <ul className={styles.checklist}>
            {pick(children, Feature).map(({key, props: {icon, title}}) => (
              <li key={key}>
                <Icon name={icon} size="l" />
                {title}
              </li>
            ))}
          </ul>
        </Split>
      )}
    />
  );
}
