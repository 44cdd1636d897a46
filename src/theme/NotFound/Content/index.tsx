import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {bookingPath} from '@site/src/company/fares';
import {Button, Buttons} from '@site/src/elements/Button';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {FindPage} from './FindPage';
import styles from './styles.module.css';

/** The 404 page: what happened, and where to go on. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="tone-volt" id="main">
      <PageMetadata title="Page not found" />
      <div className={clsx('wrap grid', styles.notFound)}>
        <h1>
          4<span>0</span>4
        </h1>
        <p className="headline title-2">Page not found</p>
        <p className="lead">This road ends here. Try one of these:</p>
        <Buttons>
          <Button to="/">Home</Button>
          <Button to={bookingPath()}>Book Now</Button>
          <Button to="/help">Help</Button>
        </Buttons>
        <FindPage />
      </div>
      <WovenBorder tone="night" />
    </main>
  );
}
