import type {ReactNode} from 'react';
import {rentals} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {Price} from '@site/src/elements/Price';
import type {FareProps} from './index';
import styles from './styles.module.css';

interface FareRowProps extends FareProps {
  className: string | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** One row of the fare board. */
export function FareRow({
  rental,
  name,
  hint,
  className,
  checked,
  onChoose,
}: FareRowProps): ReactNode {
  return (
    <label className={styles.fare}>
      <input
        className={className}
        type="radio"
        name="rental"
        value={rental}
        checked={checked}
        onChange={onChoose}
      />
      <Icon name={rentals[rental].icon} />
      <span className={styles.fareName}>
        <b>{name}</b> <span>{hint}</span>
      </span>
      <span className="price">
        <Price of={rental} />
      </span>
    </label>
  );
}
