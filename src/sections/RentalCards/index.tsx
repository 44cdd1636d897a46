import {cloneElement, type ReactNode} from 'react';
import {rentalPath, rentals} from '@site/src/company/fares';
import {Link} from '@site/src/elements/Link';
import {Picture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import type {PropsOf} from '../props';
import styles from './styles.module.css';

/** Rentals as cards, one large and two small. */
export function RentalCards({children, ...section}: PropsOf<'RentalCards'>): ReactNode {
  return (
    <Section {...section} lead={otherChildren(children, RentalCard)}>
      <ul className={styles.rentals}>
        {pickChildren(children, RentalCard).map((card, index) =>
          index === 0 ? cloneElement(card, {large: true}) : card,
        )}
      </ul>
    </Section>
  );
}

/** One rental: image, name, starting price and a sentence. The whole card is a link. */
export function RentalCard({
  rental,
  title,
  image,
  alt,
  large,
  children,
}: PropsOf<'RentalCard'> & {large?: boolean}): ReactNode {
  return (
    <li className={styles.rentalCard}>
      <Picture
        image={image}
        alt={alt}
        ratio="32"
        sizes={`(min-width: 64em) ${large ? 104 : 40}vw, (min-width: 48em) ${large ? 100 : 50}vw, 100vw`}
      />
      <div className={styles.rentalCardRow}>
        <h3 className="covers">
          <Link to={rentalPath(rental)}>{title}</Link>
        </h3>
        <p className="price">
          <small>From</small> <Price of={rental} />
        </p>
        <div className={styles.rentalCardText}>
          <p>
            <b>{rentals[rental].note}</b>
          </p>
          {children}
        </div>
      </div>
    </li>
  );
}
