import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Button, Buttons} from '@site/src/elements/Button';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {FindPage} from './FindPage';
import styles from './styles.module.css';

/** The 404 page: what happened, and where to go on. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="tone-volt" id="main" data-short-footer>
      <div className={clsx('wrap', styles.notFound)}>
        <h1>
          4<span>0</span>4
        </h1>
        <p className="title-2 wide">
          <Translate id="notFound.text">Page not found</Translate>
        </p>
        <p className="lead">
          <Translate id="notFound.lead">This road ends here. Try one of these:</Translate>
        </p>
        <Buttons>
          <Button to="/">
            <Translate id="notFound.home">Home</Translate>
          </Button>
          <Button to="/#book">
            <Translate id="notFound.book">Book Now</Translate>
          </Button>
          <Button to="/help">
            <Translate id="notFound.help">Help</Translate>
          </Button>
        </Buttons>
        <FindPage />
      </div>
      <WovenBorder tone="night" />
    </main>
  );
}
