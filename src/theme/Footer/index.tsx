import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {social} from '@site/src/company/contact';
import {footerGroups, legalLinks} from '@site/src/company/navigation';
import type {NavLink} from '@site/src/company/navigation';
import {name} from '@site/src/company/site';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import {Logo} from '@site/src/elements/Logo';
import styles from './styles.module.css';
import {ThemeButton} from './ThemeButton';

interface FooterProps {
  /** Leaves out the large logo. */
  short?: boolean | undefined;
}

/** The footer of every page. */
export default function Footer({short}: FooterProps): ReactNode {
  // Previews have a handbook
  const {handbook} = useDocusaurusContext().siteConfig.customFields as {handbook?: NavLink};
  const lastLineLinks = handbook ? [...legalLinks, handbook] : legalLinks;
  return (
    <footer className={clsx(styles.siteFooter, 'tone-night')}>
      <div className="wrap">
        <div className={styles.siteFooterGrid}>
          <div className={styles.siteFooterLead}>
            <p className="wide title-2">
              <Translate id="footer.lead">
                Electric cabs for Assam and Shillong, day and night.
              </Translate>
            </p>
            <address>
              <Phone />
              <Email />
              <span>
                <PostalAddress />
              </span>
            </address>
          </div>
          {footerGroups.map(({label, items}) => (
            <nav aria-label={label} key={label}>
              <h2>{label}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.to}>
                    <Link to={item.to}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label={translate({id: 'footer.follow', message: 'Follow'})}>
            <h2>
              <Translate id="footer.follow">Follow</Translate>
            </h2>
            <ul>
              {social.map(({name: network, icon, href}) => (
                <li key={network}>
                  <Link to={href}>
                    <Icon name={icon} />
                    {network}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {!short && (
          <div className={styles.siteFooterMark}>
            <Logo className={styles.siteFooterLogo} />
          </div>
        )}
        <div className={styles.siteFooterLegal}>
          <p>
            © {new Date().getFullYear()} {name}
          </p>
          <ul>
            {lastLineLinks.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Translate id="footer.tree">A tree is planted after every ride.</Translate>
          </p>
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}
