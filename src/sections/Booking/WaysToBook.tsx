import type {ReactNode} from 'react';
import {links} from '@site/src/company/contact';
import type {RentalKey} from '@site/src/company/fares';
import {Link} from '@site/src/elements/Link';
import {RideOptions} from './Fare';
import {composeMessage, type Ride} from './ride';
import styles from './styles.module.css';

/** Links to the app, a call and a prepared message. The stylesheet shows the message for the chosen ride. */
export function WaysToBook({offered}: {offered: readonly RentalKey[]}): ReactNode {
  return (
    <div>
      <div className={`buttons ${styles.ways ?? ''}`}>
        <Way to="/#download">Book in the App</Way>
        <Way to={links.phone}>Call to Book</Way>
        {offered.map((rental) => (
          <div className={styles.messages} data-rental={rental} key={rental}>
            <RideOptions rental={rental} render={renderMessages} />
          </div>
        ))}
      </div>
      <p className="small muted">
        On the phone or by message, we tell you the fare and you confirm it. Your details stay on
        your device until you send the message.
      </p>
    </div>
  );
}

function renderMessages(ride: Ride): ReactNode {
  const message = encodeURIComponent(composeMessage(ride));
  return (
    <>
      <Way to={`${links.whatsapp}?text=${message}`}>Send by WhatsApp</Way>
      <Way to={`${links.sms}?body=${message}`}>Send by SMS</Way>
    </>
  );
}

function Way(props: {to: string; children: string}): ReactNode {
  return <Link className="button button--volt button--small" {...props} />;
}
