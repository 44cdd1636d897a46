import {useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {bookingPath, rentalOf} from '@site/src/company/fares';
import {Button} from '@site/src/elements/Button';
import {Picture} from '@site/src/elements/Picture';
import {Price} from '@site/src/elements/Price';
import {RentalArea} from '@site/src/elements/RentalArea';
import type {PropsOf} from '../definitions';
import styles from './styles.module.css';

/** One rental: image, facts, price and Book Now. Consecutive rentals alternate the side of the image. */
export function Rental({rental, title, image, alt, children}: PropsOf<'Rental'>): ReactNode {
  const headingId = useId();
  useBrokenLinks().collectAnchor(rental);
  return (
    <section
      className={clsx('wrap grid tablet-2 columns-7-5', styles.rental)}
      id={rental}
      aria-labelledby={headingId}
    >
      <Picture
        className={styles.rentalPicture}
        image={image}
        alt={alt}
        ratio="32"
        sizes="(min-width: 64em) 68vw, 100vw"
      />
      <div className={clsx('grid ticked lead-first', styles.rentalText)}>
        <h2 className="title-2" id={headingId}>
          {title}
        </h2>
        {children}
        <RentalArea rental={rental} />
        <div className={styles.rentalBuy}>
          <p className="price">
            <small>Starting from</small> <Price of={rental} />{' '}
            <small>{rentalOf(rental).note}</small>
          </p>
          <Button to={bookingPath(rental)} kind="volt">
            Book Now
          </Button>
        </div>
      </div>
    </section>
  );
}
