import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {links, phoneLabel} from '@site/src/company/contact';
import {Button, Buttons} from '@site/src/elements/Button';
import {WovenBorder} from '@site/src/elements/WovenBorder';

/** Replaces pages that cannot load: the phone works without the internet. */
export default function OfflinePage(): ReactNode {
  // eslint-disable-next-line @docusaurus/no-html-links -- the page's own URL
  const again = <a href="?">Try again</a>;
  return (
    <Layout
      title="You are offline"
      description="The page that you asked for needs the internet. Call EVO or send an SMS to book a ride."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="tone-night" id="main">
        <div className="wrap section stack">
          <h1>You are offline</h1>
          <p className="lead">This page needs the internet. A call or an SMS does not:</p>
          <Buttons first="volt">
            <Button to={links.phone} icon="phone">
              {phoneLabel}
            </Button>
            <Button to={links.sms} icon="chat">
              Send an SMS
            </Button>
          </Buttons>
          <p>
            {again} when you are back online. <Link to="/#book">Booking</Link>,{' '}
            <Link to="/contact">contact</Link> and <Link to="/help">help</Link> open offline.
          </p>
        </div>
        <WovenBorder />
      </main>
    </Layout>
  );
}
