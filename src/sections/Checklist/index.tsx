import type {ReactNode} from 'react';
import {Button, Buttons} from '@site/src/elements/Button';
import {Section} from '@site/src/elements/Section';
import {Split, SplitText} from '@site/src/elements/Split';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import {Icon} from '@site/src/elements/Icon';
import {Feature} from '../Feature';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Requirements as a list beside a button. */
export function Checklist({children, ...section}: PropsOf<'Checklist'>): ReactNode {
  return (
    <Section
      {...section}
      renderHead={(heading) => (
        <Split alignTop>
          <SplitText>
            {heading}
            {otherChildren(children, Feature, Button)}
            <Buttons>{children}</Buttons>
          </SplitText>
          <ul className={styles.checklist}>
            {pickChildren(children, Feature).map(({key, props: {icon, title}}) => (
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
