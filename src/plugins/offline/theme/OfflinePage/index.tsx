import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {links, phoneLabel} from '@site/src/company/contact';
import {Button, Buttons} from '@site/src/elements/Button';
import {WovenBorder} from '@site/src/elements/WovenBorder';

/** Replaces pages that cannot load: the phone works without the internet. */
export default function OfflinePage(): ReactNode {
  // eslint-disable-next-line @docusaurus/no-html-links -- the page's own URL
  const again = <a href="?">{translate({id: 'offline.again', message: 'Try again'})}</a>;
  const book = <Link to="/#book">{translate({id: 'offline.book', message: 'Booking'})}</Link>;
  const contact = (
    <Link to="/contact">{translate({id: 'offline.contact', message: 'contact'})}</Link>
  );
  const help = <Link to="/help">{translate({id: 'offline.help', message: 'help'})}</Link>;
  return (
    <Layout
      title={translate({id: 'offline.title', message: 'You are offline'})}
      description={translate({
        id: 'offline.description',
        message:
          'The page that you asked for needs the internet. Call EVO or send an SMS to book a ride.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="tone-night" id="main">
        <div className="wrap section stack">
          <h1>
            <Translate id="offline.heading">You are offline</Translate>
          </h1>
          <p className="lead">
            <Translate id="offline.lead">
              This page needs the internet. A call or an SMS does not:
            </Translate>
          </p>
          <Buttons first="volt">
            <Button to={links.phone} icon="phone">
              {phoneLabel}
            </Button>
            <Button to={links.sms} icon="chat">
              <Translate id="offline.sms">Send an SMS</Translate>
            </Button>
          </Buttons>
          <p>
            <Translate id="offline.pages" values={{again, book, contact, help}}>
              {'{again} when you are back online. {book}, {contact} and {help} open offline.'}
            </Translate>
          </p>
        </div>
        <WovenBorder />
      </main>
    </Layout>
  );
}
