import type {DocusaurusContext} from '@docusaurus/types';

import {description, name, origin} from '../../../src/company/site';

const context = {
  siteConfig: {
    title: name,
    tagline: description,
    url: origin,
    baseUrl: '/',
    trailingSlash: false,
    themeConfig: {},
    customFields: {},
  },
  i18n: {currentLocale: 'en-IN', defaultLocale: 'en-IN', locales: ['en-IN']},
  globalData: {},
};

/** What components read of the site's configuration, and no more. */
export default function useDocusaurusContext(): DocusaurusContext {
  return context as unknown as DocusaurusContext;
}
