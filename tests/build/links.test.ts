import {describe, expect, test} from 'vitest';

import {addresses} from '../support/builtSite';
import {languageRoutes, mainRoutes, redirects} from '../support/routes';
import {follow, pages, publicPages, redirectPages, refreshTarget, tag, type Page} from './pages';

/** Elements with the files they reference. A srcset references several. */
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

describe.each(pages)('$path', (page) => {
  const {$} = page;
  const links = $('a[href], area[href]').toArray();
  const href = (link: (typeof links)[number]) => $(link).attr('href') ?? '';
  const named = (link: (typeof links)[number]) =>
    `“${$(link).attr('aria-label') ?? $(link).text().trim()}” → ${href(link)}`;

  test('every link leads to a page and an element that exist, without a redirect', () => {
    expect(links.length).toBeGreaterThan(0);
    const dead = links.flatMap((link) => {
      if (/^\s*#?\s*$|^javascript:/i.test(href(link))) return [`${named(link)}: leads nowhere`];
      const target = follow(href(link), page);
      if (target.kind === 'redirect') return [`${named(link)}: link to ${target.to}`];
      return target.kind === 'nothing' ? [`${named(link)}: ${target.why}`] : [];
    });
    expect(dead).toEqual([]);
  });

  test('phone and email links are well formed, and numbers do not wrap', () => {
    for (const link of links) {
      if (href(link).startsWith('tel:')) expect(href(link)).toMatch(/^tel:\+\d{7,15}$/);
      const words = $(link).text().trim();
      if (/^\+?[\d\s-]{7,}$/.test(words)) expect(words).not.toMatch(/[ -]/);
      if (!href(link).startsWith('mailto:')) continue;
      // Readers choose the recipient of a post that they share
      const shares = $(link).closest('[aria-label="Share"]').length > 0;
      expect(href(link)).toMatch(
        shares ? /^mailto:\?subject=.+&body=.+/ : /^mailto:[^@\s]+@[^@\s?]+/,
      );
    }
    for (const form of $('form:not([role="search"])').toArray()) {
      expect($(form).attr('action')).toMatch(/^mailto:/);
    }
    // Its script opens the search page. Without a name, no browser sends the words to the host
    expect($('form[role="search"] [name]')).toHaveLength(0);
  });

  test('every file that it references exists', () => {
    const missing = references(page).flatMap(({what, to}) => {
      if (to.startsWith('data:')) return [];
      if (to.trim() === '') return [`${what} names no file`];
      const target = follow(to, page);
      return target.kind === 'nothing' ? [`${what}: ${target.why}`] : [];
    });
    expect(missing).toEqual([]);
  });
});

test('every old URL redirects to a page and an element that exist', () => {
  const targets = redirectPages.map((page) => [page.path, refreshTarget(page)]);
  expect(Object.fromEntries(targets)).toEqual(redirects);
  for (const page of redirectPages) {
    expect(follow(refreshTarget(page), page), page.path).toMatchObject({kind: 'page'});
    expect(page.$('a').attr('href')).toBe(refreshTarget(page));
  }
});

test('the sitemap has every public page once, and the promised pages among them', () => {
  expect(addresses()).toEqual(publicPages.map(({path}) => path).sort());
  expect(addresses()).toEqual(expect.arrayContaining([...mainRoutes, ...languageRoutes]));
});
