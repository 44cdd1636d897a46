import type {PropsWithChildren, ReactNode} from 'react';
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
  return (
    <div className={clsx('grid box tone-tea', styles.contact)}>
      <dl className="quiet taps">
        <Entry term="Phone" className={styles.phone}>
          <Phone />
        </Entry>
        {morePhones.map(({label, phone}) => (
          <Entry term={label} key={label}>
            <PhoneLink phone={phone} />
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
            <Lines>
              {address}
              {hours}
              {coordinates && (
                <Link to={`geo:${coordinates.replace(' ', '')}`}>Open in a Map App</Link>
              )}
            </Lines>
          </Entry>
        ))}
        {(legalName ?? registeredAddress) && (
          <Entry term="Registered company" className={styles.text}>
            <Lines>
              {legalName}
              {registeredAddress}
            </Lines>
          </Entry>
        )}
        {grievanceOfficer && (
          <Entry term="Grievance officer">
            <Lines>
              {grievanceOfficer.name}
              <Link to={`mailto:${grievanceOfficer.email}`}>{grievanceOfficer.email}</Link>
              {grievanceOfficer.phone && <PhoneLink phone={grievanceOfficer.phone} />}
            </Lines>
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

const PhoneLink = ({phone}: {phone: string}) => <Link to={`tel:${dial(phone)}`}>{phone}</Link>;

function Entry({term, className, children}: PropsWithChildren<{term: string; className?: string}>) {
  return (
    <div>
      <dt className="muted">{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
