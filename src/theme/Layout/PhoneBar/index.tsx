import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {bookingPath} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import styles from './styles.module.css';

/** Whether the visitor has scrolled past the hero: the section or header with the page's main heading. */
function usePastHero(): boolean {
  const {pathname} = useLocation();
  // The path of the page, so that the next page starts before its hero
  const [pastHeroOf, setPastHeroOf] = useState('');
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const section = heading?.closest('section, header');
    // A hero whose form follows later (`display: contents`) has no box of its own
    const hero = section?.getClientRects().length ? section : heading?.parentElement;
    if (!hero) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      const isPast = entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
      setPastHeroOf(isPast ? pathname : '');
    });
    observer.observe(hero);
    return () => observer.disconnect();
  }, [pathname]);
  return pastHeroOf === pathname;
}

export interface PhoneBarProps {
  /** The page's own action. The default is to book. */
  action?: string;
  /** Where the action leads. */
  actionTo?: string;
}

/**
 * Call and the page's own action at the lower edge of a phone's screen after the hero. It follows the footer in the
 * DOM and sticks to the bottom, so that it covers nothing at the end of the page.
 */
export default function PhoneBar({action, actionTo}: PhoneBarProps): ReactNode {
  const hydrated = useIsBrowser();
  const t = useTranslate();
  const shown = usePastHero();
  if (!hydrated) return null;
  return (
    <aside
      className={clsx('tone-night below-tablet screen-only', styles.bar, shown && styles.shown)}
      aria-label={t({id: 'phoneBar.label', message: 'Quick actions'})}
    >
      <Link className="button button--line button--small" to={links.phone}>
        <Icon name="phone" />
        {t({id: 'phoneBar.call', message: 'Call'})}
      </Link>
      <Link className="button button--volt button--small" to={actionTo ?? bookingPath()}>
        {action ?? t({id: 'phoneBar.book', message: 'Book'})}
      </Link>
    </aside>
  );
}
