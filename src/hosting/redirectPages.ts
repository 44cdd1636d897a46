import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {baseUrl, origin} from '../company/site';
import {redirects} from './site';

/** Writes a page for each moved path, for hosts that answer no redirects. @throws when a page has that path */
export function writeRedirectPages(dir: string): void {
  for (const [from, to] of Object.entries(redirects)) {
    const file = path.join(dir, `${from.slice(baseUrl.length)}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, redirectPage(to), {flag: 'wx'});
  }
}

/** Paths need no escaping: the tests of redirects.ts allow letters, digits and hyphens. */
const redirectPage = (to: string): string => `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${origin}${to.replace(/#.*/, '')}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${to}">Continue to the new page</a></p>
</main>
</body>
</html>
`;
