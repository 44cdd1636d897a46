import type {ReactNode} from 'react';
import clsx from 'clsx';
import {dial, links, morePhones, offices} from '@site/src/company/contact';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {Email, Lines, Phone} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import styles from './styles.module.css';

/**
 * A panel with the phone numbers, a call button, the email address, messages and the offices; also the company's
 * registration and its grievance officer, once the owner has supplied them.
 */
export function ContactList(): ReactNode {
  const {legalName, registeredAddress, grievanceOfficer} = ownerFacts;
  const registration = [...(legalName ? [legalName] : []), ...(registeredAddress ?? [])];
  return (
    <div className={clsx('box tone-tea', styles.contact)}>
      <dl className="quiet taps">
        <Entry term="Phone" className={styles.phone}>
          <Phone />
        </Entry>
        {morePhones.map(({label, phone}) => (
          <Entry term={label} key={label}>
            <Link to={`tel:${dial(phone)}`}>{phone}</Link>
          </Entry>
        ))}
        <Entry term="Email">
          <Email />
        </Entry>
        {(links.sms || links.whatsapp) && (
          <Entry term="Message">
            {links.sms && <Link to={links.sms}>SMS</Link>}
            {links.sms && links.whatsapp && ' · '}
            {links.whatsapp && <Link to={links.whatsapp}>WhatsApp</Link>}
          </Entry>
        )}
        {offices.map(({name = 'Address', address, hours, coordinates}) => (
          <Entry term={name} className={styles.text} key={name}>
            <Lines of={[...address, ...(hours ? [hours] : [])]} />
            {coordinates && (
              <>
                <br />
                <Link to={`geo:${coordinates.replace(' ', '')}`}>Open in a Map App</Link>
              </>
            )}
          </Entry>
        ))}
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
                <Link to={`tel:${dial(grievanceOfficer.phone)}`}>{grievanceOfficer.phone}</Link>
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
      </div>
    </div>
  );
}

ContactList.slot = 'aside';

interface EntryProps {
  term: string;
  className?: string;
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
