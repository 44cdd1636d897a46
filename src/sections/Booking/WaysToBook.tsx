import type {ReactNode} from 'react';
import {links} from '@site/src/company/contact';
import type {RentalKey} from '@site/src/company/fares';
import {Link} from '@site/src/elements/Link';
import {composeMessage} from './ride';
import {RideOptions} from './RideOptions';
import styles from './styles.module.css';

/** Links to the app, a call and a prepared message. The stylesheet shows the message for the chosen ride. */
export function WaysToBook({offered}: {offered: readonly RentalKey[]}): ReactNode {
  return (
    <div>
      <div className="buttons">
        <Link className="button button--volt button--small" to="/#download">
          Book in the App
        </Link>
        <Link className="button button--volt button--small" to={links.phone}>
          Call to Book
        </Link>
      </div>
      <div className={`${styles.options ?? ''} ${styles.messages ?? ''}`}>
        {offered.map((rental) => (
          <div data-rental={rental} key={rental}>
            <RideOptions rental={rental}>
              {(ride) => <Messages text={composeMessage(ride)} />}
            </RideOptions>
          </div>
        ))}
      </div>
      <p className={`small muted ${styles.note ?? ''}`}>
        On the phone or by message, we tell you the fare and you confirm it. Your details stay on
        your device until you send the message.
      </p>
    </div>
  );
}

function Messages({text}: {text: string}): ReactNode {
  const message = encodeURIComponent(text);
  return (
    <div className="buttons">
      <Link className="button button--volt button--small" to={`${links.whatsapp}?text=${message}`}>
        Send by WhatsApp
      </Link>
      <Link className="button button--volt button--small" to={`${links.sms}?body=${message}`}>
        Send by SMS
      </Link>
    </div>
  );
}
