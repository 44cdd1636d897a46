import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contact, links, phoneLabel} from '@site/src/company/contact';

/** The phone number, as a link that calls it. */
export function Phone(): ReactNode {
  return <Link to={links.phone}>{phoneLabel}</Link>;
}

/** The e-mail address, as a link that writes to it. */
export function Email(): ReactNode {
  return <Link to={links.email}>{contact.email}</Link>;
}

/** The postal address, a line each. */
export function PostalAddress(): ReactNode {
  return contact.address.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
