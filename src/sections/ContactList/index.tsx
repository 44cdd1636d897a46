import type {ReactNode} from 'react';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {Button} from '@site/src/elements/Button';
import {Email, Lines, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import styles from './styles.module.css';

/**
 * A panel with the phone number in large type, a call button, the email address, messages and the postal address; also the
 * company's registration, its grievance officer and its place on a map, once the owner has supplied them.
 */
export function ContactList(): ReactNode {
  const {legalName, registeredAddress = [], coordinates, grievanceOfficer} = ownerFacts;
  const registration = [...(legalName ? [legalName] : []), ...registeredAddress];
  return (
    <div className={clsx('box tone-tea', styles.contact)}>
      <dl className="quiet taps">
        <Entry term="Phone" className={styles.phone}>
          <Phone />
        </Entry>
        <Entry term="Email">
          <Email />
        </Entry>
        <Entry term="Message">
          <Link to={links.sms}>SMS</Link> · <Link to={links.whatsapp}>WhatsApp</Link>
        </Entry>
        <Entry term="Address" className={styles.text}>
          <PostalAddress />
        </Entry>
        {registration.length > 0 && (
          <Entry term="Registered company" className={styles.text}>
            <Lines of={registration} />
          </Entry>
        )}
        {grievanceOfficer && (
          <Entry term="Grievance officer">
            {grievanceOfficer.name}
            <br />
            <Link to={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</Link>
            {grievanceOfficer.phone && (
              <>
                <br />
                <Link to={`tel:${grievanceOfficer.phone.replace(/[^+\d]/g, '')}`}>
                  {grievanceOfficer.phone}
                </Link>
              </>
            )}
          </Entry>
        )}
      </dl>
      <div className="buttons">
        <Link className="button button--volt" to={links.phone}>
          <Icon name="phone" />
          Call Now
        </Link>
        {coordinates && (
          <Button to={`geo:${coordinates}`} kind="line" icon="pin">
            Open in a Map App
          </Button>
        )}
      </div>
    </div>
  );
}

ContactList.slot = 'aside';

interface EntryProps {
  term: string;
  className?: string | undefined;
  children: ReactNode;
}

function Entry({term, className, children}: EntryProps): ReactNode {
  return (
    <div>
      <dt className="muted">{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
