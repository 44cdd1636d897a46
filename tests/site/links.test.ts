import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {rentalKeys, rentalPath} from '../../src/company/fares';
import {redirects} from '../../src/company/redirects';
import {services} from '../../src/company/site';
import {
  expectOnEveryPage,
  fileOf,
  hrefOf,
  pageAt,
  redirectTargets,
  resolve,
  tag,
  textOf,
} from './site';

test('every link leads to a page and an element that exist, without a redirect', () => {
  expectOnEveryPage((page) =>
    page
      .$('a, area')
      .toArray()
      .flatMap((link) => {
        const {href = '', 'aria-label': label} = link.attribs;
        const isEmpty = /^#?$|^javascript:/i.test(href.trim());
        const problem = isEmpty ? 'it has no address' : resolve(href, page).problem;
        return problem ? [`the link “${label ?? textOf(page, link)}” is dead: ${problem}`] : [];
      }),
  );
});

test('links to the phone, messages and email are well formed, and open no window', () => {
  // Readers choose the recipient of a post that they share
  const form =
    /^(?:tel:\+\d{7,15}|sms:\+\d{7,15}(?:\?body=.+)?|mailto:(?:[^@?]+@[^@?]+|\?subject=).*)$/;
  expectOnEveryPage((page) =>
    page
      .$('a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])')
      .toArray()
      .filter(({attribs: {href = '', target}}) => !form.test(href) || target !== undefined)
      .map((link) => tag(page, link)),
  );
});

test('every file that a page loads exists on the site', () => {
  expectOnEveryPage((page) =>
    page
      .$('[src], [srcset], [imagesrcset], [poster], use, link')
      .not('[rel="alternate"], [rel="canonical"]')
      .toArray()
      .flatMap((element) => {
        const {src = '', href = '', poster = '', srcset = '', imagesrcset = ''} = element.attribs;
        const urls = [src, href, poster, ...srcset.split(','), ...imagesrcset.split(',')]
          .map((each) => each.trim().split(' ')[0] ?? '')
          .filter((url) => url !== '' && !url.startsWith('data:'));
        return urls.flatMap((url) => {
          const {file, problem = `${url} is on another host`} = resolve(url, page);
          const isOfService = services.some(({script}) => script === url);
          return file || isOfService ? [] : [`${problem}: ${tag(page, element)}`];
        });
      }),
  );
});

test.each(redirects)('the old address $from leads to $to', ({from, to}) => {
  expect(redirectTargets.get(from), `${from} redirects to`).toBe(to);
  expect(resolve(hrefOf(to), pageAt('/')).problem).toBeUndefined();
});

test('every result of the search exists, and none is the page for visitors without a network', () => {
  const entries = JSON.parse(readFileSync(fileOf('search-index.json'), 'utf8')) as {path: string}[];
  const paths = entries.map(({path}) => path);
  expect(paths).toEqual(expect.arrayContaining(rentalKeys.map(rentalPath)));
  expect(paths).not.toContain('/offline');
  for (const path of paths)
    expect(resolve(hrefOf(path), pageAt('/')).problem, path).toBeUndefined();
});
