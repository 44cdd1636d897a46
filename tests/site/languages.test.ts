import {describe, expect, test} from 'vitest';
import {languages} from '../../src/company/languages';
import {siteUrl} from '../../src/company/site';
import {expectOnEveryPage, pageAt, pages, textOf} from './site';

test('every page names its language and its address', () => {
  for (const {$, path} of pages) {
    const {code} = languages.find((language) => language.path === path) ?? languages[0];
    expect($('html').attr('lang'), path).toBe(code);
    const canonical = $('link[rel="canonical"]').attr('href');
    if (path !== '/404') expect(canonical).toBe(siteUrl + path);
  }
});

test.each(languages)('$path names the same page in all languages', ({path}) => {
  const {$} = pageAt(path);
  for (const other of [...languages, {code: 'x-default', path: '/'}]) {
    const alternate = `link[hreflang="${other.code}"][href="${siteUrl}${other.path}"]`;
    expect($(alternate).length, alternate).toBe(1);
  }
});

/** The Unicode script of a language, such as `Beng`. */
const scriptOf = (code = '') => new Intl.Locale(code).maximize().script;

const otherScripts = languages.filter(({code}) => scriptOf(code) !== 'Latn');

describe.each(otherScripts)('$path', ({code, path}) => {
  const page = pageAt(path);
  const letters = new RegExp(`\\p{Script=${scriptOf(code)}}`, 'u');

  test.each(['title', 'h1', 'header nav', 'main', 'footer'])(
    '%s is written in the language',
    (part) => {
      expect(textOf(page, part)).toMatch(letters);
    },
  );

  test('has no English sentence', () => {
    const main = page.$('main').clone();
    main.find('[lang], script, style, svg').remove();
    expect(main.text()).not.toMatch(/[a-z]+(?:\s+[a-z]+){3}/i);
  });

  test('every element with words in its script names a language of the script', () => {
    expectOnEveryPage(({$}) =>
      $('body *')
        .contents()
        .toArray()
        .flatMap((node) => {
          if (node.nodeType !== 3 || !letters.test(node.data)) return [];
          const lang = $(node).closest('[lang]').attr('lang');
          return scriptOf(lang) === scriptOf(code)
            ? []
            : [`“${node.data.slice(0, 40)}” is in lang="${lang}"`];
        }),
    );
  });
});
