import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderSVG} from 'uqr';
import {colors} from '../../company/brand';
import {contact, links, phoneNumber} from '../../company/contact';
import {bookingPath} from '../../company/fares';
import {headerActions} from '../../company/navigation';
import {description, name, origin} from '../../company/site';
import {staticCache} from '../cache';

/** Links print their full address after a text. Those of composed messages are too long. */
const printStyles = `@media print {
  :is(main p, article li) > a[href^='/']::after { content: ' (${origin}' attr(href) ')'; }
  :is(main p, article li) > a[href^='http']:not([href*='?text='])::after { content: ' (' attr(href) ')'; }
}`;

/** The points of images that crops keep in view, in percent (src/validation/imageFocus.ts). The default is 50. */
const focusStyles = [0, 10, 20, 30, 40, 60, 70, 80, 90, 100].flatMap((percent) =>
  ['x', 'y'].map((axis) => `.focus-${axis}-${percent} { --focus-${axis}: ${percent}%; }`),
);

/** Version 3.0, which every phone reads. The address has no parts that the fields for town or region could hold. */
const vCard = (home: string) =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK:${phoneNumber}`,
    `EMAIL;TYPE=WORK:${contact.email}`,
    `ADR;TYPE=WORK:;;${contact.address.join(', ').replace(/[\\,;]/g, '\\$&')};;;;`,
    `URL:${home}`,
    'END:VCARD\r\n',
  ].join('\r\n');

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (label: string, to: string) => ({
  name: label,
  url: `.${to}`,
  icons: [icon('icon-192.png', 192)],
});

/** See https://www.w3.org/TR/appmanifest/. URLs are relative to the file. */
const webManifest = {
  name: `${name} electric cabs`,
  short_name: name,
  description,
  lang: 'en-IN',
  start_url: './',
  display: 'minimal-ui',
  background_color: colors.Mist,
  theme_color: colors.Night,
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Book', bookingPath()),
    shortcut('Call', '/contact'),
    shortcut('Fares', '/ride'),
  ],
};

/** Writes the files that describe the site to search engines and phones, QR codes, and a stylesheet. */
export default function siteFiles({
  siteDir,
  baseUrl,
}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin {
  const home = origin + baseUrl;
  const files = {
    // Previews exclude themselves with `noindex`
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`,
    'site.webmanifest': JSON.stringify(webManifest, null, 2),
    'evo.vcf': vCard(home),
    // With the margin of four modules that scanners need
    'qr-app.svg': renderSVG(home + headerActions.app.to.slice(1), {border: 4}),
    'qr-call.svg': renderSVG(links.phone, {border: 4}),
  };
  return {
    name: 'evo-site-files',

    async loadContent() {
      const folder = path.join(siteDir, staticCache);
      await mkdir(folder, {recursive: true});
      for (const [file, text] of Object.entries(files)) {
        await writeFile(path.join(folder, file), text);
      }
      const styles = [printStyles, ...focusStyles].join('\n');
      await writeFile(path.join(siteDir, '.cache', 'site.css'), styles);
    },
  };
}
