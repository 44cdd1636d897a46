import type {ReactNode} from 'react';
import {useId} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {bookingAddress} from '@site/src/company/fares';
import type {RentalKey} from '@site/src/company/fares';
import {useAnchor} from '@site/src/elements/anchor';
import {Button} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import type {WithPicture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {HillRoad} from './HillRoad';
import styles from './styles.module.css';

export interface RentalProps extends WithPicture {
  /** Which rental: gives its address on the page, its price and what Book Now chooses. */
  rental: RentalKey;
  /** The heading. */
  title: string;
  /** What stands over the price; without it "Starting from". */
  unit?: string;
  /** Draws the road from the plains to the hills. */
  profile?: boolean;
  /** A lead and a bullet list. */
  children: ReactNode;
}

/** One rental: picture, facts, price, Book Now. Every second one has its picture on the other side. */
export function Rental({
  rental,
  title,
  unit,
  profile,
  image,
  alt,
  children,
}: RentalProps): ReactNode {
  const headingId = useId();
  useAnchor(rental);
  return (
    <section className={clsx('wrap', styles.rental)} id={rental} aria-labelledby={headingId}>
      <Picture
        className={styles.rentalPicture}
        image={image}
        alt={alt}
        ratio="32"
        sizes="(min-width: 64em) 55vw, 100vw"
      />
      <div className={clsx(styles.rentalText, 'ticked')}>
        <h2 className="title-2" id={headingId}>
          {title}
        </h2>
        {profile && <HillRoad />}
        {children}
        <div className={styles.rentalBuy}>
          <p className="price">
            <small>{unit ?? <Translate id="price.startingFrom">Starting from</Translate>}</small>
            <Price of={rental} />
          </p>
          <Button to={bookingAddress(rental)} kind="volt">
            <Translate id="rental.book">Book Now</Translate>
          </Button>
        </div>
      </div>
    </section>
  );
}
