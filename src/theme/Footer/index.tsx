import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {social} from '@site/src/company/contact';
import {footerGroups, languageLinks, legalLinks, type NavLink} from '@site/src/company/navigation';
import {name} from '@site/src/company/site';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Link} from '@site/src/elements/Link';
import {Logo} from '@site/src/elements/Logo';
import {NavLinks} from '../Navbar/NavLinks';
import styles from './styles.module.css';
import {ThemeButton} from './ThemeButton';

interface FooterProps {
  /** Leaves out the large logo. */
  short?: boolean | undefined;
}

/** `customFields` of docusaurus.config.ts. */
interface FooterFields {
  /** The year of the build: the browser's year would differ from the HTML after New Year's Eve. */
  year: string;
  /** Before launch, that the site is a preview; in previews, a link to the handbook. */
  notices: readonly NavLink[];
}

/** The footer of every page. */
export default function Footer({short}: FooterProps): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {year, notices} = customFields as unknown as FooterFields;
  const t = useTranslate();
  return (
    <footer className={clsx(styles.siteFooter, 'tone-night')}>
      <div className="wrap tone-constant">
        <div className={styles.siteFooterGrid}>
          <div className={styles.siteFooterLead}>
            <p className="wide title-2">
              {t({
                id: 'footer.lead',
                message: 'Electric cabs for Assam and Meghalaya, day and night.',
              })}
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
            <nav aria-label={t({message: label})} key={label}>
              <h2>{t({message: label})}</h2>
              <NavLinks links={items} />
            </nav>
          ))}
          <nav aria-label={t({id: 'footer.follow', message: 'Follow'})}>
            <h2>{t({id: 'footer.follow', message: 'Follow'})}</h2>
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
          <div className={styles.siteFooterLinks}>
            <NavLinks links={languageLinks} />
            <NavLinks links={[...legalLinks, ...notices]} />
          </div>
          <p>
            <span>
              © {year} {name}
            </span>{' '}
            {t({id: 'footer.tree', message: 'A tree is planted after every ride.'})}
          </p>
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}
