import type {services} from '../../company/site';

/*
 * The content security policy of every page. It names what Docusaurus writes inline by hash; after an upgrade
 * tests/site/policy.test.ts prints the values to paste.
 */

/** The theme's script that sets the colour theme before the first paint. */
const inlineScripts = ["'sha256-U2SRCyeiLYy097tzo/tQytWjYhDIS0xYDLKkMwiKW1E='"];

/** `display: none;` on the theme's sprite of icons. */
const inlineStyles = ["'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='"];

/**
 * In a `<meta>`, where `frame-ancestors` is not allowed: `X-Frame-Options` in `_headers` replaces it. Services of other
 * companies load their scripts and images, and send what they count.
 */
export function contentSecurityPolicy(loaded: typeof services): string {
  const origins = loaded.flatMap((service) => service.origins).map((origin) => ` ${origin}`);
  const others = [...new Set(origins)].join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(' ')}${others}`,
    `style-src 'self' 'unsafe-hashes' ${inlineStyles.join(' ')}`,
    `img-src 'self' data:${others}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    'form-action mailto:', // the partner form opens the visitor's email app
  ].join('; ');
}
