import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {footerGroups, languageLinks, legalLinks, type NavLink} from '@site/src/company/navigation';
import {name} from '@site/src/company/site';
import {Email, Phone, PostalAddress} from '@site/src/elements/Contact';
import {Icon} from '@site/src/elements/Icon';
import {useTranslate} from '@site/src/elements/labels';
import {Logo} from '@site/src/elements/Logo';
import {NavLinks} from '../Navbar/NavLinks';
import styles from './styles.module.css';

/** `customFields` of docusaurus.config.ts. */
interface FooterFields {
  /** The year of the build: the browser's year would differ from the HTML after New Year's Eve. */
  year: string;
  /** Before launch, that the site is a preview; in previews, a link to the handbook. */
  footerLinks: readonly NavLink[];
}

/** The footer of every page. The short one has no large logo. Paper has the address and the phone number only. */
export default function Footer({short}: {short?: boolean}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {year, footerLinks} = customFields as unknown as FooterFields;
  const t = useTranslate();
  const lead = 'Electric cabs for Assam and Meghalaya, day and night.';
  return (
    <footer className={clsx('tone-night quiet', styles.siteFooter)}>
      <div className="wrap tone-constant">
        <div className={styles.columns}>
          <div className={styles.company}>
            <p className="headline title-2">{t({id: 'footer.lead', message: lead})}</p>
            <address>
              <Phone />
              <Email />
              <span>
                <PostalAddress />
              </span>
            </address>
          </div>
          {footerGroups.map(({label, items}) => (
            <nav className="screen-only" aria-label={t({message: label})} key={label}>
              <h2 className="small muted">{t({message: label})}</h2>
              <NavLinks links={items} />
            </nav>
          ))}
        </div>
        {!short && <Logo className={clsx('from-tablet screen-only', styles.largeLogo)} />}
        <div className={clsx('small muted screen-only', styles.legal)}>
          <div className={styles.legalLinks}>
            <NavLinks links={languageLinks} />
            <NavLinks links={[...legalLinks, ...footerLinks]} />
          </div>
          <p>
            <span>{`© ${year} ${name}`}</span>{' '}
            {t({id: 'footer.tree', message: 'A tree is planted after every ride.'})}
          </p>
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}

/** Toggles the light and the dark theme. Until it is used, the site follows the system. */
function ThemeButton(): ReactNode {
  const hydrated = useIsBrowser();
  const {colorMode, setColorMode} = useColorMode();
  const t = useTranslate();
  const isDark = hydrated && colorMode === 'dark';
  return (
    <button
      className={clsx('control needs-scripts', styles.theme)}
      type="button"
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
      aria-label={t(
        isDark
          ? {id: 'theme.light', message: 'Light theme'}
          : {id: 'theme.dark', message: 'Dark theme'},
      )}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
