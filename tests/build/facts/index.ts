/**
 * What each page must show, by the site's specification. `facts.test.ts` looks each fact up in the built page.
 * Company facts (contact, fares, figures, navigation) are read from src/company. Before you remove or reword another
 * claim of the site, change it here.
 *
 * Text is compared without regard to case, white space and the style of quotes and dashes. Write patterns in lower case
 * with plain quotes and hyphens.
 */
import type {Route} from '../../support/routes';
import type {Fact} from '../fact';
import {businessFacts} from './business';
import {informationFacts} from './information';
import {partnerFacts} from './partners';
import {riderFacts} from './riders';

export {everywhere, notFoundFacts, promisedLinks} from './frame';

export const facts: Readonly<Record<Route, readonly Fact[]>> = {
  ...riderFacts,
  ...partnerFacts,
  ...businessFacts,
  ...informationFacts,
};
