import {Fragment, type ReactNode} from 'react';
import {contact, links} from '@site/src/company/contact';
import {Link} from '../Link';
import type {ElementProps} from '../definitions';

/** The phone number as a link. */
export function Phone(): ReactNode {
  return <Link to={links.phone}>{contact.phone}</Link>;
}

/** The email address as a link. */
export function Email(): ReactNode {
  return <Link to={links.email}>{contact.email}</Link>;
}

/** A link that opens WhatsApp with a message to EVO. */
export function WhatsApp({message, children}: ElementProps<'WhatsApp'>): ReactNode {
  return <Link to={`${links.whatsapp}?text=${encodeURIComponent(message)}`}>{children}</Link>;
}

/** The postal address, one line each. */
export function PostalAddress(): ReactNode {
  return <Lines of={contact.address} />;
}

/** Lines of text with breaks between them. */
export function Lines({of}: {of: readonly string[]}): ReactNode {
  return of.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
