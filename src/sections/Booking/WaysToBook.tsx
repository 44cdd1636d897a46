import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {links} from '@site/src/company/contact';
import {formatRupees, hourlyFare, rentals} from '@site/src/company/fares';
import type {RentalKey} from '@site/src/company/fares';
import {ArrowLink} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';

interface WaysToBookProps {
  title: string;
  rental: RentalKey;
  hours: number;
}

/** The message that asks for the chosen ride. */
export function composeMessage({title, rental, hours}: WaysToBookProps): string {
  if (rental !== 'hourly') {
    return translate(
      {id: 'booking.message', message: 'I would like to book: {title}, from {price}.'},
      {title, price: formatRupees(rentals[rental].from)},
    );
  }
  const {rupees, kilometres} = hourlyFare(hours);
  return translate(
    {
      id: 'booking.message.hourly',
      message: 'I would like to book: {title}, {hours} h, {kilometres} km, from {price}.',
    },
    {title, hours, kilometres, price: formatRupees(rupees)},
  );
}

/** The app, a call, or a message that is already written. */
export function WaysToBook(choice: WaysToBookProps): ReactNode {
  const message = encodeURIComponent(composeMessage(choice));
  return (
    <div>
      <div className="buttons">
        <Link className="button button--volt" to="#download">
          <Translate id="booking.app">Book in the app</Translate>
        </Link>
        <Link className="button button--line" to={links.phone}>
          <Icon name="phone" />
          <Translate id="booking.call">Call to book</Translate>
        </Link>
      </div>
      <div className="buttons buttons--links">
        <ArrowLink to={`${links.whatsapp}?text=${message}`} arrow="up-right">
          <Translate id="booking.whatsapp">Send by WhatsApp</Translate>
        </ArrowLink>
        <ArrowLink to={`${links.sms}?body=${message}`} arrow="up-right">
          <Translate id="booking.sms">Send by SMS</Translate>
        </ArrowLink>
      </div>
    </div>
  );
}
