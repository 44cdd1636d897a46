import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/** Phone number, email address and postal address as large rows. */
export function ContactList(): ReactNode {
  return (
    <dl className={styles.contact}>
      <div>
        <dt>
          <Icon name="phone" />
          {translate({id: 'contact.phone', message: 'Phone'})}
        </dt>
        <dd>
          <Phone />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" />
          {translate({id: 'contact.email', message: 'Email'})}
        </dt>
        <dd>
          <Email />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="pin" />
          {translate({id: 'contact.address', message: 'Address'})}
        </dt>
        <dd>
          <PostalAddress />
        </dd>
      </div>
    </dl>
  );
}
