import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderSVG} from 'uqr';
import {millisecondsPerDay, now} from '../../clock';
import {colors} from '../../company/brand';
import {appPath, contact, links} from '../../company/contact';
import {baseUrl, description, siteUrl} from '../../company/site';
import {staticCache} from '../cache';
import manifest from './manifest.json';

const year = 365 * millisecondsPerDay;

/** A QR code with the margin that scanners need. */
const qrCode = (address: string) => renderSVG(address, {border: 4});

/** RFC 9116. It holds for a year after each build. */
const security = () => `Contact: mailto:${contact.email}
Contact: ${siteUrl}/contact
Expires: ${new Date(now().getTime() + year).toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;

const robots = (isListed: boolean) => `User-agent: *
Allow: /
${isListed ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''}`;

/** What Netlify and Cloudflare Pages send with every response. Files with a hash in their names never change. */
const headers = `${baseUrl}*
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin

${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable

${baseUrl}pictures/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Writes the files that follow from the facts of src/company: QR codes and what hosts and search engines read. */
export default function generatedFiles({siteDir, siteConfig}: LoadContext): Plugin {
  const isAtRoot = baseUrl === '/';
  const files: Record<string, string | undefined> = {
    _headers: headers,
    'site.webmanifest': JSON.stringify({
      ...manifest,
      id: baseUrl,
      description,
      background_color: colors.Mist,
      theme_color: colors.Night,
    }),
    'codes/app.svg': qrCode(siteUrl + appPath),
    'codes/call.svg': qrCode(links.phone),
    // Robots read these at the root of a host only
    'robots.txt': isAtRoot ? robots(!siteConfig.noIndex) : undefined,
    '.well-known/security.txt': isAtRoot ? security() : undefined,
  };
  return {
    name: 'evo-generated-files',

    async loadContent() {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(siteDir, staticCache, name);
        if (text === undefined) {
          await rm(file, {force: true});
          continue;
        }
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
