import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contact} from '../../company/contact';
import {siteUrl} from '../../company/site';
import {structuredData} from '../../company/structuredData';
import {isRelease} from '../../env';
import {now} from '../../clock';
import {findPlaceholders} from '../../check/launch';
import {ContentError} from '../../check/problem';
import {contentSecurityPolicy} from './policy';

const year = 365 * 24 * 60 * 60 * 1000;

/** The text of `/.well-known/security.txt` (RFC 9116). It holds for a year after each build. */
const securityText = () => `Contact: mailto:${contact.email}
Contact: ${siteUrl}/contact
Expires: ${new Date(now().getTime() + year).toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;

/**
 * Keeps placeholders and samples from going live, gives production pages their content security policy and structured
 * data, and writes `/.well-known/security.txt`.
 *
 * @throws with every placeholder that is left, in a build with `EVO_RELEASE=true`
 */
export default function release({siteDir}: LoadContext): Plugin {
  const problems = isRelease() ? findPlaceholders(siteDir) : [];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    name: 'evo-release',

    // Not in the configuration's headTags: those are also in the scripts of every page
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') return {};
      const attributes = {
        'http-equiv': 'Content-Security-Policy',
        content: contentSecurityPolicy,
      };
      return {
        headTags: [
          {tagName: 'meta', attributes},
          {
            tagName: 'script',
            attributes: {type: 'application/ld+json'},
            innerHTML: JSON.stringify(structuredData),
          },
        ],
      };
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'security.txt'), securityText());
    },
  };
}
