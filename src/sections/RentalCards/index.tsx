import {cloneElement, type ReactNode} from 'react';
import {rentalPath, rentals, type RentalKey} from '@site/src/company/fares';
import {Link} from '@site/src/elements/Link';
import {Picture, type WithPicture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {Section, type SectionProps} from '@site/src/elements/Section';
import {otherChildren, pickChildren} from '@site/src/elements/children';
import styles from './styles.module.css';

export interface RentalCardsProps extends SectionProps {
  /** A lead, and three `<RentalCard>`s: the first is large. */
  children: ReactNode;
}

/** Rentals as cards, one large and two small. */
export function RentalCards({children, ...section}: RentalCardsProps): ReactNode {
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

export interface RentalCardProps extends WithPicture {
  /** The rental: sets the price and the link. */
  rental: RentalKey;
  /** The rental's name as a heading. */
  title: string;
  /** Set by the section around it: the first card is as high as the two others. */
  large?: boolean;
  /** One sentence. */
  children: ReactNode;
}

/** One rental: image, name, starting price and a sentence. The whole card is a link. */
export function RentalCard({
  rental,
  title,
  image,
  alt,
  large,
  children,
}: RentalCardProps): ReactNode {
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
          <small>From</small>
          <Price of={rental} />
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
