/*
 * What every host sends with every file: the only place for response headers, caching rules and content types.
 */

import {createHash} from 'node:crypto';
import {httpsForSubdomains} from '../company/site';

export type Headers = Readonly<Record<string, string>>;

/** The hash of a script or stylesheet, as the policy and the attribute `integrity` write it. */
export const sourceHash = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Browser features that no page uses. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** Allows inline scripts by hash, and no inline styles. */
const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    'form-action mailto:', // the partner form opens the visitor's email app
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The headers of every response.
 *
 * @param scriptHashes - of the inline scripts of all pages: `sha256-…`
 */
export function commonHeaders(scriptHashes: readonly string[]): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'Strict-Transport-Security': `max-age=63072000${httpsForSubdomains ? '; includeSubDomains; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}

/** Headers that depend on the file. */
export type FileHeaders = Record<'Cache-Control' | 'Cross-Origin-Resource-Policy', string>;

const immutable = 'public, max-age=31536000, immutable';

/** The headers of pages and of every other file outside `folderHeaders`. Browsers ask each time whether it changed. */
export const defaultHeaders: FileHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Folders of the built site with headers of their own. Only files with a hash in their names are immutable. Feed readers
 * and link previews may show images and video.
 */
export const folderHeaders: Readonly<Record<string, FileHeaders>> = {
  assets: {...defaultHeaders, 'Cache-Control': immutable},
  cards: {...defaultHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin'},
  fonts: {...defaultHeaders, 'Cache-Control': immutable},
  img: {...defaultHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin'},
  pictures: {'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'cross-origin'},
  video: {...defaultHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin'},
};

/** Content types by extension. Those with a charset are text, which is sent compressed. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** Extensions of the files that are sent compressed. */
export const textExtensions = Object.keys(contentTypes).filter((extension) =>
  contentTypes[extension]?.includes('charset'),
);
