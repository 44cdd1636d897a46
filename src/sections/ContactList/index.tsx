import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/** A panel with the phone number in large type, a call button, the email address and the postal address. */
export function ContactList(): ReactNode {
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
        <dt>{translate({id: 'contact.address', message: 'Address'})}</dt>
        <dd>
          <PostalAddress />
        </dd>
      </dl>
      <Link className="button button--volt" to={links.phone}>
        <Icon name="phone" />
        {translate({id: 'contact.call', message: 'Call now'})}
      </Link>
    </div>
  );
}

ContactList.slot = 'aside';
