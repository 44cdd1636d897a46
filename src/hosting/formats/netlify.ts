import {defaultHeaders, folderHeaders, type Headers} from '../rules';
import type {HostedSite} from '../site';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of all matching rules, so no two rules that
 * set the same header may match one path.
 */
export function headersFile({baseUrl, headers, folders}: HostedSite): string {
  const rule = (path: string, values: Headers) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', headers),
    rule(baseUrl, {...defaultHeaders}),
    rule(`${baseUrl}:file`, {...defaultHeaders}),
    ...folders.map((folder) =>
      rule(`${baseUrl}${folder}/*`, {...(folderHeaders[folder] ?? defaultHeaders)}),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** What Cloudflare Pages accepts. */
const maxRedirects = 2000;

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Both remove slashes at the end of paths by themselves. Neither
 * has a pattern for capitals, but both compare paths exactly, so `/Ride` and `/RIDE` can lead to `/ride` without a loop.
 * For other spellings the 404 page suggests the address.
 */
export function redirectsFile({redirects, pages}: HostedSite): string {
  const parts = (page: string) => page.split('/').length;
  const capitals = [...pages]
    .sort((a, b) => parts(a) - parts(b)) // posts last: there may be too many
    .flatMap((to) => {
      const capitalised = to.replace(/\/[a-z]/g, (start) => start.toUpperCase());
      return [
        [capitalised, to],
        [to.toUpperCase(), to],
      ];
    });
  return [...Object.entries(redirects), ...capitals]
    .slice(0, maxRedirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
