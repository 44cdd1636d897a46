import {describe, expect, test} from 'vitest';

import {oldAddresses, routeTable, furtherPages} from '../routes';
import {
  follow,
  notFound,
  pages,
  publicPages,
  redirects,
  refreshTarget,
  sitemap,
  tag,
  type Page,
} from './site';
import {readable} from './text';

/** Elements of a page with what they refer to. A srcset refers to several files. */
function references(page: Page): {what: string; to: string}[] {
  const {$} = page;
  const found: {what: string; to: string}[] = [];
  const collect = (selector: string, attribute: string) => {
    for (const element of $(selector).toArray()) {
      const value = $(element).attr(attribute) ?? '';
      const all = attribute.endsWith('srcset')
        ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')
        : [value];
      for (const to of all) found.push({what: tag(page, element), to});
    }
  };
  collect('link[href]', 'href');
  collect('use[href]', 'href');
  collect('[src]', 'src');
  collect('[poster]', 'poster');
  collect('img[srcset], source[srcset]', 'srcset');
  collect('link[imagesrcset]', 'imagesrcset');
  collect('meta[property="og:image"], meta[name="twitter:image"]', 'content');
  return found;
}

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  const {$} = page;
  const links = $('a[href], area[href]').toArray();
  const href = (link: (typeof links)[number]) => $(link).attr('href') ?? '';
  const named = (link: (typeof links)[number]) =>
    `“${readable([link]) || ($(link).attr('aria-label') ?? '')}” → ${href(link)}`;

  test('has links, and none that leads nowhere', () => {
    expect(links.length).toBeGreaterThan(0);
    expect(
      links.filter((link) => href(link).trim() === '' || href(link).trim() === '#').map(named),
    ).toEqual([]);
    expect(links.filter((link) => /^javascript:/i.test(href(link))).map(named)).toEqual([]);
  });

  test('every link inside the site leads to a page, and to a place on it that is there', () => {
    const dead = links.flatMap((link) => {
      const target = follow(href(link), page);
      return target.kind === 'nothing' ? [`${named(link)}: ${target.why}`] : [];
    });
    expect(dead).toEqual([]);
  });

  test('no link takes the detour over an old address', () => {
    const detours = links.flatMap((link) => {
      const target = follow(href(link), page);
      return target.kind === 'redirect' ? [`${named(link)}: link to ${target.to}`] : [];
    });
    expect(detours).toEqual([]);
  });

  test('phone numbers and e-mail addresses are links that call and write', () => {
    for (const link of links) {
      if (href(link).startsWith('tel:')) expect(href(link)).toMatch(/^tel:\+\d{7,15}$/);
      if (!href(link).startsWith('mailto:')) continue;
      // Whoever shares a post chooses whom it goes to: such a mail has its words and no recipient
      const shares = $(link).closest('[data-share]').length > 0;
      expect(href(link)).toMatch(
        shares ? /^mailto:\?subject=.+&body=.+/ : /^mailto:[^@\s]+@[^@\s?]+/,
      );
    }
  });

  test('phone numbers stay on one line, by spaces that do not break', () => {
    const numbers = links
      .map((link) => $(link).text().trim())
      .filter((words) => /^\+?[\d\s-]{7,}$/.test(words));
    expect(numbers.filter((words) => /[ -]/.test(words))).toEqual([]);
  });

  test('every file it names is there', () => {
    const missing = references(page).flatMap(({what, to}) => {
      if (to.startsWith('data:')) return [];
      if (to.trim() === '') return [`${what} names no file`];
      const target = follow(to, page);
      return target.kind === 'nothing' ? [`${what}: ${target.why}`] : [];
    });
    expect(missing).toEqual([]);
  });

  test('forms go to the visitor’s own mail program', () => {
    for (const form of $('form').toArray()) expect($(form).attr('action')).toMatch(/^mailto:/);
  });
});

describe('old addresses', () => {
  test('are the ones that were decided, and no others', () => {
    expect(redirects.map(({address}) => address).sort()).toEqual(Object.keys(oldAddresses).sort());
  });

  test.each(Object.entries(oldAddresses))('%s leads to %s, which is there', (from, to) => {
    const page = redirects.find(({address}) => address === from);
    expect(page && refreshTarget(page)).toBe(to);
    expect(page && follow(to, page)).toMatchObject({kind: 'page'});
  });
});

describe('the sitemap', () => {
  const {addresses} = sitemap();

  test.each([...routeTable, ...furtherPages])('names %s', (route) => {
    expect(addresses).toContain(route);
  });

  test('names every page once, and nothing else', () => {
    expect([...addresses].sort()).toEqual(publicPages.map(({address}) => address).sort());
  });

  test('does not name the page for what is not there', () => {
    expect(notFound).toBeDefined();
    expect(addresses).not.toContain(notFound?.address);
  });
});
