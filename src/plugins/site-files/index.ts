import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderSVG} from 'uqr';
import {contact, links, phoneNumber} from '../../company/contact';
import {bookingPath} from '../../company/fares';
import {headerActions} from '../../company/navigation';
import {description, name, origin} from '../../company/site';

/**
 * Writes the files that describe the site to search engines and to phones: `robots.txt`, `site.webmanifest`, the contact
 * as a vCard, and QR codes with the margin of four modules that scanners need.
 *
 * @returns a folder to serve as it is
 */
export async function writeSiteFiles(siteDir: string, baseUrl: string): Promise<string> {
  const staticDirectory = path.join('.cache', 'site-files');
  const folder = path.join(siteDir, staticDirectory);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'robots.txt'), robotsText(baseUrl));
  const manifest = `${JSON.stringify(webManifest(baseUrl), null, 2)}\n`;
  await writeFile(path.join(folder, 'site.webmanifest'), manifest);
  await writeFile(path.join(siteDir, '.cache', 'print.css'), printedLinks);
  await writeFile(path.join(folder, 'evo.vcf'), vCard());
  const codes = {app: origin + baseUrl + headerActions.app.to.slice(1), call: links.phone};
  for (const [name, target] of Object.entries(codes)) {
    await writeFile(path.join(folder, `qr-${name}.svg`), renderSVG(target, {border: 4}));
  }
  return staticDirectory;
}

/** Allows everything: previews exclude themselves with `noindex`. */
function robotsText(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`;
}

/** A stylesheet that prints the full address after every link of a text. Those of composed messages are too long. */
const printedLinks = `@media print {
  :is(main p, article li) > a[href^='/']::after { content: ' (${origin}' attr(href) ')'; }
  :is(main p, article li) > a[href^='http']:not([href*='?text='])::after { content: ' (' attr(href) ')'; }
}`;

/** Version 3.0, which every phone reads. The address has no parts that the fields for town or region could hold. */
function vCard(): string {
  const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    `ORG:${name}`,
    `TEL;TYPE=WORK:${phoneNumber}`,
    `EMAIL;TYPE=WORK:${contact.email}`,
    `ADR;TYPE=WORK:;;${escape(contact.address.join(', '))};;;;`,
    `URL:${origin}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** See https://www.w3.org/TR/appmanifest/. The colors are those of the header and the page in `src/css/tokens.css`. */
export function webManifest(baseUrl: string): object {
  const url = (pathname: string) => baseUrl + pathname.slice(1);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
    src: url(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (label: string, pathname: string) => ({
    name: label,
    url: url(pathname),
    icons: [icon('/icon-192.png', 192)],
  });
  return {
    name: `${name} electric cabs`,
    short_name: name,
    description,
    lang: 'en-IN',
    id: url('/'),
    start_url: url('/'),
    scope: url('/'),
    display: 'minimal-ui',
    background_color: '#f3f6f0',
    theme_color: '#07211b',
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Book', bookingPath()),
      shortcut('Call', '/contact'),
      shortcut('Fares', '/ride'),
    ],
  };
}
