import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {ownerFacts} from '@site/src/company/ownerFacts';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/**
 * A panel with the phone number in large type, a call button, the email address, messages and the postal address; also the
 * company's registration and grievance officer, once the owner has supplied them.
 */
export function ContactList(): ReactNode {
  const {legalName, registeredAddress = [], grievanceOfficer} = ownerFacts;
  const registration = [...(legalName ? [legalName] : []), ...registeredAddress];
  return (
    <div className={clsx(styles.contact, 'tone-tea')}>
      <dl>
        <dt>{translate({id: 'contact.phone', message: 'Phone'})}</dt>
        <dd className={styles.phone}>
          <Phone />
        </dd>
        <dt>{translate({id: 'contact.email', message: 'Email'})}</dt>
        <dd>
          <Email />
        </dd>
        <dt>{translate({id: 'contact.message', message: 'Message'})}</dt>
        <dd>
          <Link to={links.sms}>SMS</Link> · <Link to={links.whatsapp}>WhatsApp</Link>
        </dd>
        <dt>{translate({id: 'contact.address', message: 'Address'})}</dt>
        <dd>
          <PostalAddress />
        </dd>
        {registration.length > 0 && (
          <>
            <dt>{translate({id: 'contact.registered', message: 'Registered company'})}</dt>
            <dd>
              {registration.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </dd>
          </>
        )}
        {grievanceOfficer && (
          <>
            <dt>{translate({id: 'contact.grievance', message: 'Grievance officer'})}</dt>
            <dd>
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
            </dd>
          </>
        )}
      </dl>
      <div className="buttons">
        <Link className="button button--volt" to={links.phone}>
          <Icon name="phone" />
          {translate({id: 'contact.call', message: 'Call Now'})}
        </Link>
        <Link className="button button--line" to="pathname:///evo.vcf" target="_self">
          <Icon name="download" />
          {translate({id: 'contact.save', message: 'Save Contact'})}
        </Link>
      </div>
    </div>
  );
}

ContactList.slot = 'aside';
