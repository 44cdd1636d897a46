import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bookingPath} from '../../company/fares';
import {description, name, origin} from '../../company/site';

/**
 * Writes the files that describe the site to search engines and to phones that install it: `robots.txt` and
 * `site.webmanifest`.
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
  return staticDirectory;
}

/** Allows everything: previews exclude themselves with `noindex`. */
function robotsText(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`;
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
