import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {bookingAddress} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {useHydrated} from '@site/src/elements/useHydrated';
import styles from './styles.module.css';

/** Whether the hero has been scrolled away: the section of the page's heading, or the head of a plain page. */
function usePastHero(): boolean {
  const {pathname} = useLocation();
  const [past, setPast] = useState(''); // the address of the page: the next one begins at its hero
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const hero = heading?.closest('section, header') ?? heading;
    if (!hero) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      const isPast = entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
      setPast(isPast ? pathname : '');
    });
    observer.observe(hero);
    return () => observer.disconnect();
  }, [pathname]);
  return past === pathname;
}

/**
 * On a phone: Call and Book at the lower edge, once the hero has been scrolled away. It stands behind the footer in
 * the page, so that at the end nothing is under it.
 */
export default function PhoneBar(): ReactNode {
  const hydrated = useHydrated();
  const shown = usePastHero();
  if (!hydrated) return null;
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
