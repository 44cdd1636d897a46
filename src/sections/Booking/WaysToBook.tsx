import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/src/company/contact';
import {ArrowLink} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import type {FareProps} from './index';
import {composeMessage} from './ride';
import {RideOptions} from './RideOptions';
import styles from './styles.module.css';

/** Links to the app, a call and a prepared message. The stylesheet shows the message for the chosen ride. */
export function WaysToBook({fares}: {fares: readonly FareProps[]}): ReactNode {
  return (
    <div>
      <div className="buttons">
        <Link className="button button--volt" to="#download">
          Book in the App
        </Link>
        <Link className="button button--line" to={links.phone}>
          <Icon name="phone" />
          Call to Book
        </Link>
      </div>
      <div className={`${styles.options ?? ''} ${styles.messages ?? ''}`}>
        {fares.map(({rental}) => (
          <div data-rental={rental} key={rental}>
            <RideOptions rental={rental}>
              {(ride) => <Messages text={composeMessage(ride)} />}
            </RideOptions>
          </div>
        ))}
      </div>
    </div>
  );
}

function Messages({text}: {text: string}): ReactNode {
  const message = encodeURIComponent(text);
  return (
    <div className="buttons buttons--links">
      <ArrowLink to={`${links.whatsapp}?text=${message}`} arrow="up-right">
        Send by WhatsApp
      </ArrowLink>
      <ArrowLink to={`${links.sms}?body=${message}`} arrow="up-right">
        Send by SMS
      </ArrowLink>
    </div>
  );
}
