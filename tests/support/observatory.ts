/**
 * What the Mozilla HTTP Observatory gives its full points for, as far as one response shows it. A header and a pattern
 * of its value, which is empty without the header. From src/analyzer/tests and src/grader/charts.js of
 * https://github.com/mdn/mdn-http-observatory. Preloading of HSTS is up to browsers' lists, and integrity applies to
 * `<script src>`, which deferred-loading leaves none of.
 */
const rules: readonly (readonly [header: string, value: RegExp])[] = [
  ['content-security-policy', /(?:^|; )default-src 'none'(?:;|$)/],
  ['content-security-policy', /(?:^|; )frame-ancestors 'none'(?:;|$)/],
  // Neither inline code nor whole schemes, and data: for images only
  ['content-security-policy', /^(?!.* (?:'unsafe-|\*|http:|ftp:|https:(?!\/\/[^*])))/],
  ['content-security-policy', /^(?!(?:.*; )?(?!img-src)[^ ;]+ [^;]*data:)/],
  ['cross-origin-embedder-policy', /^require-corp$/],
  ['cross-origin-resource-policy', /^same-(?:origin|site)$/],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/],
  [
    'strict-transport-security',
    /^max-age=(?:3[2-9]|[4-9]\d|\d{3})\d{6,}(?:; includeSubDomains; preload)?$/,
  ],
  ['x-content-type-options', /^nosniff$/],
  ['set-cookie', /^$/],
  ['access-control-allow-origin', /^$/],
];

/** The rules that a response breaks. */
export function brokenRules(headers: Readonly<Record<string, string>>, html: string): string[] {
  const broken = rules.filter(([header, value]) => !value.test(headers[header] ?? ''));
  const hasForeignScript = /<script\b[^>]*\bsrc="?(?:https?:)?\/\//i.test(html);
  return [...broken.map(String), ...(hasForeignScript ? ['A script of another origin'] : [])];
}
