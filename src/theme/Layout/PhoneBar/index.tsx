import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {bookingAddress} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, {passive: true});
  return () => removeEventListener('scroll', notify);
}

/** Whether the hero has been scrolled away: the section of the page's heading, or the head of a plain page. */
function isPastHero(): boolean {
  const heading = document.querySelector('main h1');
  const hero = heading?.closest('section, header') ?? heading;
  return hero ? hero.getBoundingClientRect().bottom <= 0 : false;
}

/**
 * On a phone: Call and Book at the lower edge, once the hero has been scrolled away. It stands behind the footer in
 * the page, so that at the end nothing is under it.
 */
export default function PhoneBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const shown = useSyncExternalStore(onScroll, isPastHero, () => false);
  if (!isBrowser) return null;
  return (
    <aside
      className={clsx(styles.phoneBar, 'tone-night', shown && styles.phoneBarShown)}
      aria-label={translate({id: 'phoneBar.label', message: 'Call or book'})}
      data-enhancement
    >
      <Link className="button button--line button--small" to={links.phone}>
        <Icon name="phone" />
        <Translate id="phoneBar.call">Call</Translate>
      </Link>
      <Link className="button button--volt button--small" to={bookingAddress()}>
        <Translate id="phoneBar.book">Book</Translate>
      </Link>
    </aside>
  );
}
