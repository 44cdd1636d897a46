import {Children, Fragment, type PropsWithChildren, type ReactNode} from 'react';
import {contact, links, mailtoLink} from '@site/src/company/contact';
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

/** A link that opens a message to EVO: in WhatsApp if EVO has it, or else as an SMS or an email. */
export function Message({message, children}: ElementProps<'Message'>): ReactNode {
  const text = encodeURIComponent(message);
  const channels = {
    WhatsApp: links.whatsapp && `${links.whatsapp}?text=${text}`,
    SMS: links.sms && `${links.sms}?body=${text}`,
    Email: mailtoLink('EVO', message),
  };
  const [channel, to = ''] = Object.entries(channels).find(([, link]) => link) ?? [];
  return (
    <Link to={to}>
      {children} ({channel})
    </Link>
  );
}

/** The postal address, one line each. */
export function PostalAddress(): ReactNode {
  return <Lines>{contact.address}</Lines>;
}

/** Its children with line breaks between them. */
export function Lines({children}: PropsWithChildren): ReactNode {
  return Children.toArray(children).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
