import type {Plugin} from '@docusaurus/types';
import {listProject} from '../../check/content';
import {checkCompany} from '../../check/facts';
import {ContentError} from '../../check/problem';
import {listSamples} from '../../check/samples';
import {launched, services} from '../../company/site';
import {structuredData} from '../../company/structuredData';
import {contentSecurityPolicy} from './policy';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Keeps wrong facts, and samples once the site is launched, from going live. Gives production pages their content
 * security policy, the services of src/company/data/site.json and the company's structured data.
 *
 * @throws ContentError with every wrong fact and sample; `npm start` only warns
 */
export default function release(): Plugin {
  const project = listProject();
  const problems = [...checkCompany(project).problems, ...(launched ? listSamples(project) : [])];
  if (problems.length > 0) {
    const error = new ContentError(problems);
    if (isProduction) throw error;
    console.warn(error.message);
  }
  return {
    name: 'evo-release',

    // Not in the configuration's headTags: those are also in the scripts of every page
    injectHtmlTags() {
      if (!isProduction) return {};
      const policy = {
        'http-equiv': 'Content-Security-Policy',
        content: contentSecurityPolicy(services),
      };
      const scripts = services.flatMap(({script, attributes = []}) => {
        const others = Object.fromEntries(attributes.map(({name, value}) => [name, value]));
        const all = {defer: true, src: script, ...others};
        return script ? [{tagName: 'script', attributes: all}] : [];
      });
      return {
        headTags: [
          {tagName: 'meta', attributes: policy},
          ...scripts,
          {
            tagName: 'script',
            attributes: {type: 'application/ld+json'},
            innerHTML: JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
          },
        ],
      };
    },
  };
}
