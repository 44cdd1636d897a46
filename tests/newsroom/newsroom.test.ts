import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SiteCopy} from './copy';
import type {BuiltSite, Fixture} from './copy';

/** How much more of JavaScript and data `/news` may load for many more posts, in bytes of gzip. */
const growthLimit = 2 * 1024;
/** The largest file that a news page may load, in bytes of gzip. */
const fileLimit = 60 * 1024;

let copy: SiteCopy;
let before: BuiltSite;

beforeAll(async () => {
  copy = await SiteCopy.make();
  before = await (await copy.build()).load();
}, 180_000);
afterAll(() => copy.remove());

const address = (folder: string) => folder.replace(/^(\d+)-(\d+)-(\d+)-/, 'news/$1/$2/$3/');

describe('a post dropped into news/', () => {
  const release: Fixture = {
    folder: '2026-11-20-a-new-release',
    title: 'A release that nobody has seen before',
    kind: 'press-release',
    tags: ['charging'],
  };
  let after: BuiltSite;

  beforeAll(async () => {
    await copy.add(
      release,
      {
        folder: '2026-12-25-a-post-of-the-future',
        title: 'A post whose day has not come',
        tags: ['fleet'],
      },
      {folder: '2026-11-19-a-draft', title: 'A draft that nobody may read yet', draft: true},
      {
        folder: '2026-11-18-with-a-file',
        title: 'A post that hands out a file',
        body: 'Take [the plan](./plan.pdf), ~~or not~~ `<b>`, as this <abbr title="table">tbl.</abbr> says.\n\n| a | b |\n|--:|---|\n| 1 | 2 |',
      },
    );
    await copy.write('news/2026-11-18-with-a-file/plan.pdf', 'a plan');
    after = await (await copy.build()).load();
  }, 180_000);

  test('appears in every list, feed and page that it belongs to', () => {
    expect(after.withWords(release.title)).toEqual(
      [
        `${address(release.folder)}.html`,
        'news.html',
        'news/archive.html',
        'news/authors/newsroom.html',
        'news/press-releases.html',
        'news/tags/charging.html',
        'news/atom.xml',
        'news/feed.json',
        'news/rss.xml',
        'news/press-releases/rss.xml',
        // related to, and beside, the new post
        ...relatedPages(after, release.title),
      ].sort(),
    );
    expect(after.text('sitemap.xml')).toContain(address(release.folder));
  });

  test('moves the others one place on in their lists', () => {
    expect(after.text('news/press-releases/page/2.html')).toContain('A tree after every ride');
    expect(before.text('news/press-releases.html')).toContain('A tree after every ride');
  });

  test('changes no page outside the news', () => {
    const pages = before.files(/^[^/]+\.html$/).filter((file) => file !== 'news.html');
    expect(pages.length).toBeGreaterThan(14);
    // The bundler's own loader is the same but for the names of its variables, which differ from run to run
    const visible = (site: BuiltSite, file: string) =>
      site.text(file).replace(/runtime~main\.[0-9a-f]+\.js/, 'runtime~main.js');
    const changed = pages.filter((file) => visible(before, file) !== visible(after, file));
    expect(changed).toEqual([]);
  });

  test('has its words in full in the feeds, with absolute addresses', () => {
    for (const feed of [
      'news/rss.xml',
      'news/press-releases/rss.xml',
      'news/atom.xml',
      'news/feed.json',
    ]) {
      expect(after.text(feed), feed).toContain(`More words of ${release.folder}`);
      expect(after.text(feed), feed).not.toMatch(/(?:href|src)=\\?"\//);
    }
  });

  test('that links to a file brings the file', () => {
    const page = after.text(`${address('2026-11-18-with-a-file')}.html`);
    const [, file = ''] = /href="?(\/assets\/files\/plan-\w+\.pdf)/.exec(page) ?? [];
    expect(after.has(file)).toBe(true);
  });

  test('keeps its Markdown and HTML, without style attributes, which the security policy forbids', () => {
    const page = after.text(`${address('2026-11-18-with-a-file')}.html`);
    expect(page).toContain('<del>or not</del> <code>&lt;b&gt;</code>');
    expect(page).toContain('<abbr title="table">tbl.</abbr>');
    expect(page).toContain('<th align="right">a</th><th>b');
    expect(page).not.toMatch(/ style=/);
  });

  test('of a day that has not come is nowhere', () => {
    expect(after.withWords('A post whose day has not come')).toEqual([]);
    expect(after.withWords('a-post-of-the-future')).toEqual([]);
  });

  test('that is a draft is nowhere', () => {
    expect(after.withWords('A draft that nobody may read yet')).toEqual([]);
  });

  test('of a coming day and a draft are in a preview, marked, and kept from search engines', async () => {
    const preview = await (await copy.build(undefined, {EVO_PREVIEW: 'true'})).load();
    const scheduled = preview.text('news/2026/12/25/a-post-of-the-future.html');
    expect(scheduled).toContain('Scheduled');
    expect(scheduled).toMatch(/name="?robots"? content="noindex, nofollow"/);
    expect(preview.text('news/2026/11/19/a-draft.html')).toContain('Draft');
    expect(preview.text('news/archive.html')).toContain('Scheduled');
    expect(preview.text('index.html')).toMatch(/name="?robots"? content="noindex, nofollow"/);
    expect(after.text('index.html')).not.toContain('noindex');
  }, 180_000);

  test('is public from midnight in Kolkata on, not a minute before', async () => {
    const minuteBefore = await (await copy.build('2026-12-24T18:29:00Z')).load();
    expect(minuteBefore.withWords('A post whose day has not come')).toEqual([]);
    const minuteAfter = await (await copy.build('2026-12-24T18:31:00Z')).load();
    expect(minuteAfter.withWords('A post whose day has not come')).toEqual(
      expect.arrayContaining([
        'news.html',
        'news/archive.html',
        'news/rss.xml',
        'news/tags/fleet.html',
      ]),
    );
    expect(minuteAfter.text('sitemap.xml')).toContain('a-post-of-the-future');
  }, 180_000);
});

describe('a newsroom with many more posts', () => {
  /** More on demand: EVO_MANY=1000 npm run test:newsroom. */
  const many = Number(process.env['EVO_MANY'] ?? 150);
  const edited = '2023-02-28-an-edited-post';
  let after: BuiltSite;

  beforeAll(async () => {
    await copy.add({
      folder: edited,
      title: 'A post that was there before',
      body: 'Its first text.',
    });
    await copy.build();
    const kinds = ['news', 'media-coverage', 'press-release'] as const;
    const tags = ['fleet', 'charging', 'rides', 'drivers'];
    await copy.add(
      ...Array.from({length: many}, (_, index): Fixture => {
        const month = String((index % 12) + 1).padStart(2, '0');
        const day = String((index % 27) + 1).padStart(2, '0');
        return {
          folder: `2023-${month}-${day}-post-${index}`,
          title: `Post number ${index} of the many`,
          kind: kinds[index % 3] ?? 'news',
          tags: [tags[index % 4] ?? 'fleet'],
        };
      }),
      {folder: edited, title: 'A post that was there before', body: 'Its text is another now.'},
    );
    after = await (await copy.build()).load();
  }, 900_000);

  test('shows what has been edited since the last build', () => {
    const page = after.text(`${address(edited)}.html`);
    expect(page).toContain('Its text is another now.');
    expect(page).not.toContain('Its first text.');
  });

  const weight = (site: BuiltSite, page: string) =>
    site.scripts(page).reduce((sum, script) => sum + gzipSync(site.text(script)).length, 0);

  test('costs the home page and /news no more JavaScript', () => {
    for (const page of ['index.html', 'news.html']) {
      const growth = weight(after, page) - weight(before, page);
      console.log(`${page}: ${many} more posts cost ${growth} bytes of JavaScript, gzip`);
      expect(growth, page).toBeLessThanOrEqual(Math.min(growthLimit, 5 * many));
    }
  });

  test('makes no news page load a large file', () => {
    const pages = after.files(/^news(\/.*)?\.html$/);
    expect(pages.length).toBeGreaterThan(many);
    for (const page of pages) {
      for (const file of [page, ...after.scripts(page)]) {
        expect(gzipSync(after.text(file)).length, `${file}, of ${page}`).toBeLessThanOrEqual(
          fileLimit,
        );
      }
    }
  });

  test('gives no post a script of its own', () => {
    expect(after.files(/\.js$/).length).toBe(before.files(/\.js$/).length);
  });
});

/** Posts that name the new one as their neighbour or relation. */
function relatedPages(site: BuiltSite, title: string): string[] {
  return site.files(/^news\/\d{4}\/.*\.html$/).filter((file) => {
    const text = site.text(file);
    return (
      text.includes(title) &&
      !text.includes(`<h1>${title}`) &&
      !new RegExp(`<h1[^>]*>${title}`).test(text)
    );
  });
}

describe('a mistake in a post’s text', () => {
  const linked: Fixture = {
    folder: '2026-11-16-a-link-to-nothing',
    title: 'A post that links to nothing',
    body: 'Read [the other post](./nothing.md).',
  };
  const pictured: Fixture = {
    folder: '2026-11-17-a-picture-of-nothing',
    title: 'A post that shows nothing',
    body: '![A tree beside the road](./tree.jpg)',
  };

  test('stops the build, each with its file', async () => {
    await copy.add(linked, pictured);
    const message = await copy.build().then(
      () => 'built',
      (error: unknown) => String(error),
    );
    expect(message).toContain(
      `news/${pictured.folder}/index.md:15:1  There is no picture "./tree.jpg".`,
    );
    expect(message).toContain(
      `news/${linked.folder}/index.md:15:6  There is no file "./nothing.md".`,
    );
    expect(message, 'where in the code it was found, a writer need not know').not.toMatch(
      /at .*src\/plugins/,
    );
  }, 120_000);
});
