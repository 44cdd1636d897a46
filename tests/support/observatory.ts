/**
 * The tests of the Mozilla HTTP Observatory that need nothing but a response, with the points that it adds:
 * https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests and src/grader/charts.js. It takes points off
 * for headers that are missing or wrong; here they get none. Preloading of HSTS (5 points) is up to browsers' lists, and
 * integrity of `<script src>` (5 points) applies to pages with such scripts: deferred-loading leaves none.
 */
export interface ObservatoryRule {
  name: string;
  points: number;
  isMet: (headers: Readonly<Record<string, string>>, html: string) => boolean;
}

const directivesOf = (policy = '') =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** Sources that allow too much: inline code, or whole schemes. */
const broad = /^(?:'unsafe-.*'|\*|https?:(?:\/\/\*.*)?|ftp:)$/;

export const observatoryRules: readonly ObservatoryRule[] = [
  {
    name: 'content security policy without unsafe sources, and default-src none',
    points: 10,
    isMet: ({'content-security-policy': policy}) => {
      const directives = directivesOf(policy);
      const isSafe = [...directives].every(
        ([name, sources]) =>
          !sources.some((source) => broad.test(source) || /^(?:http|ftp):/.test(source)) &&
          (name === 'img-src' || !sources.includes('data:')),
      );
      return isSafe && directives.get('default-src')?.join() === "'none'";
    },
  },
  {
    name: 'no cookies',
    points: 0,
    isMet: (headers) => headers['set-cookie'] === undefined,
  },
  {
    name: 'no cross-origin resource sharing',
    points: 0,
    isMet: (headers) => headers['access-control-allow-origin'] === undefined,
  },
  {
    name: 'strict transport security for at least six months, fit for preloading',
    points: 0,
    isMet: ({'strict-transport-security': value = ''}) =>
      Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000 &&
      /includeSubDomains/.test(value) &&
      /preload/.test(value),
  },
  {
    name: 'referrer policy',
    points: 5,
    isMet: ({'referrer-policy': value = ''}) =>
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        value,
      ),
  },
  {
    name: 'no content sniffing',
    points: 0,
    isMet: ({'x-content-type-options': value}) => value === 'nosniff',
  },
  {
    name: 'no framing, by the content security policy',
    points: 5,
    isMet: ({'content-security-policy': policy}) =>
      directivesOf(policy).get('frame-ancestors')?.join() === "'none'",
  },
  {
    name: 'cross-origin resource policy',
    points: 10,
    isMet: ({'cross-origin-resource-policy': value = ''}) =>
      ['same-origin', 'same-site'].includes(value),
  },
  {
    name: 'cross-origin embedder policy',
    points: 10,
    isMet: ({'cross-origin-embedder-policy': value}) => value === 'require-corp',
  },
  {
    name: 'no scripts of other origins',
    points: 0,
    isMet: (_, html) => !/<script\b[^>]*\bsrc="?(?:https?:)?\/\//i.test(html),
  },
];
