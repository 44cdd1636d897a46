import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';

import {config} from './htmlvalidate';
import {pages, tag, words} from './site';
import {readable} from './text';

const validator = new HtmlValidate(config);

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  const {$} = page;

  test('is valid HTML', async () => {
    const {results} = await validator.validateString($.html(), page.file);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? 'no place given'})`,
      ),
    );
    expect(messages, `${page.address}, as html-validate reads it`).toEqual([]);
  });

  test('has exactly one h1, with words in it', () => {
    const headings = $('h1')
      .map((_, heading) => readable([heading]))
      .get();
    expect(headings, 'a page is about one thing: its h1 names it').toHaveLength(1);
    expect(headings[0]).not.toBe('');
  });

  test('has headings in order, none skipped', () => {
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    const skips = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const level = Number(heading.name.slice(1));
      if (!before)
        return level === 1
          ? []
          : [`the first heading is <${heading.name}> “${readable([heading])}”`];
      if (level <= Number(before.name.slice(1)) + 1) return [];
      return [
        `<${before.name}> “${readable([before])}” is followed by <${heading.name}> “${readable([heading])}”`,
      ];
    });
    expect(skips, 'people who listen to pages move from heading to heading').toEqual([]);
  });

  test('has no style= attribute, which the content security policy forbids', () => {
    expect(
      $('[style]')
        .toArray()
        .map((element) => tag(page, element)),
    ).toEqual([]);
  });

  test('has no <style> element, which the content security policy forbids', () => {
    expect(
      $('style')
        .toArray()
        .map((element) => tag(page, element)),
    ).toEqual([]);
  });

  test('names its language', () => {
    expect($('html').attr('lang')).toBe('en-IN');
  });

  test('stands between the shared header and footer, with a way past the header', () => {
    expect(
      $('body header').first().closest('main, article, section').length,
      '<header> comes first',
    ).toBe(0);
    expect($('main'), '<main>').toHaveLength(1);
    expect(words(page, 'footer'), '<footer>').toContain('©');
    const skip = $('body a[href^="#"]').first();
    expect(page.ids, 'the first link skips to the content').toContain(skip.attr('href')?.slice(1));
  });
});

describe('header and footer', () => {
  const frame = (address: string) => {
    const {$} = pages.find((page) => page.address === address) ?? {};
    return $ && [$.html($('body header').first()), $.html($('body footer').last())];
  };

  // They are rendered for one page below /news and copied to the others (src/theme/KeptFrame)
  test.each(pages.map(({address}) => address).filter((address) => /^\/news(\/|$)/.test(address)))(
    'of %s are those of another page that the header does not name',
    (address) => {
      expect(frame(address)).toEqual(frame('/about'));
    },
  );
});
