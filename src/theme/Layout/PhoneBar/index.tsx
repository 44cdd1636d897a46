import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {links} from '@site/src/company/contact';
import {bookingAddress} from '@site/src/company/fares';
import {Icon} from '@site/src/elements/Icon';
import styles from './styles.module.css';

/**
 * On a phone: Call and Book at the lower edge, once the page's heading has been scrolled away. It stands behind the
 * footer in the page, so that at the end nothing is under it.
 */
export default function PhoneBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const [past, setPast] = useState(false);

  useEffect(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry ? !entry.isIntersecting && entry.boundingClientRect.top < 0 : false),
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [pathname]);

  if (!isBrowser) return null;
  return (
    <aside
      className={clsx(styles.phoneBar, 'tone-night', past && styles.phoneBarShown)}
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
