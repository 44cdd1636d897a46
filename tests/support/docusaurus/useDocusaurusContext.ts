import {baseUrl, name, origin} from '../../../src/company/site';

export default function useDocusaurusContext() {
  return {siteConfig: {title: name, url: origin, baseUrl}};
}
