import {describe, expect, test} from 'vitest';

import {runRules} from '../../src/tools/check/run';
import {readSite} from '../../src/tools/check/site';
import {mistakeTest, root, told} from './mistakes';
import {pageRules} from './rules';

const ride = 'pages/ride.mdx';
const help = 'pages/help.mdx';
const charge = 'pages/charge.mdx';
const business = 'pages/business.mdx';
const post = 'news/2025-10-07-thank-you-drivers/index.md';

describe('a tag', () => {
  mistakeTest(
    pageRules,
    'that is not closed is told where it opens, with the line before which it ends',
    {file: ride, from: '</Hero>', to: ''},
    `pages/ride.mdx:6:1  <Hero> is not closed.
→ Write </Hero> in a line of its own before <Rental …> in line 14.`,
  );
  mistakeTest(
    pageRules,
    'that is not closed on a page of text ends before the next section, not before a word such as <Price />',
    {file: help, from: '</Article>', to: ''},
    `pages/help.mdx:6:1  <Article> is not closed.
→ Write </Article> in a line of its own before <CallToAction …> in line 62.`,
  );
  mistakeTest(
    pageRules,
    'that is not closed among others like it ends before the next of them',
    {
      file: business,
      from: '</Question>\n\n<Question asks="How do we set up an account?"',
      to: '<Question asks="How do we set up an account?"',
    },
    `pages/business.mdx:371:1  <Question> is not closed.
→ Write </Question> in a line of its own before <Question …> in line 375.`,
  );
  mistakeTest(
    pageRules,
    'that is the last of its kind ends before the closing tag around it',
    {
      file: business,
      from: '</Question>\n\n</Faq>',
      to: '</Faq>',
    },
    `pages/business.mdx:401:1  <Question> is not closed.
→ Write </Question> in a line of its own before </Faq> in line 405.`,
  );
  mistakeTest(
    pageRules,
    'that stands by itself needs a slash',
    {file: ride, from: '<FareIndex />', to: '<FareIndex>'},
    `pages/ride.mdx:10:1  <FareIndex> is not closed.
→ It stands by itself. Write <FareIndex />`,
  );
  mistakeTest(
    pageRules,
    'that stands by itself in a sentence is shown as it should be',
    {
      file: help,
      from: '- [Airport](/ride#airport): <Price of="airport" />',
      to: '- <Price of="airport">',
    },
    `pages/help.mdx:25:3  <Price> is not closed.
→ It stands by itself. Write <Price of="airport" />`,
  );
  mistakeTest(
    pageRules,
    'that is closed by a misspelt name is told with the line of that name',
    {file: ride, from: '</Hero>', to: '</Heroo>'},
    `pages/ride.mdx:6:1  <Hero> is closed by another name: </Heroo> in line 12.
→ Write </Hero> there.`,
  );
  mistakeTest(
    pageRules,
    'that is opened by a misspelt name is to be mended where it opens',
    {file: help, from: '<Article title', to: '<Artikel title'},
    `pages/help.mdx:6:1  <Artikel> is closed by another name: </Article> in line 60.
→ Write <Article …> here.`,
  );
  mistakeTest(
    pageRules,
    'that is closed by the name of another section may be mended at either end',
    {file: ride, from: '</Hero>', to: '</Rental>'},
    `pages/ride.mdx:6:1  <Hero> is closed by another name: </Rental> in line 12.
→ Write </Hero> there, or <Rental …> here.`,
  );
  mistakeTest(
    pageRules,
    'that closes nothing is told',
    {file: ride, from: 'Five ways', to: '</Hero>\n\nFive ways'},
    `pages/ride.mdx:14:1  </Hero> closes nothing: no <Hero …> is open here.
→ Delete it, or write <Hero …> above.`,
  );
  mistakeTest(
    pageRules,
    'whose opening tag is gone is told at its end',
    {
      file: charge,
      from: '<Feature icon="support" title="24/7 support">\n\n',
      to: '',
    },
    `pages/charge.mdx:96:1  </Feature> closes nothing: no <Feature …> is open here.
→ Delete it, or write <Feature …> above.`,
  );
  mistakeTest(
    pageRules,
    'whose < is gone is told where it should be',
    {file: charge, from: '<Feature icon="support"', to: 'Feature icon="support"'},
    `pages/charge.mdx:94:1  The < of <Feature …> is missing.
→ Write <Feature …>`,
  );
  mistakeTest(
    pageRules,
    'whose closing < is gone is told where it should be',
    {file: help, from: '</Article>', to: '/Article>'},
    `pages/help.mdx:60:1  The < of </Article> is missing.
→ Write </Article>`,
  );
  mistakeTest(
    pageRules,
    'whose closing / is gone is told where it should be',
    {file: help, from: '</Article>', to: '<Article>'},
    `pages/help.mdx:60:1  <Article> opens anew, and that of line 6 is not closed.
→ Write </Article>`,
  );
  mistakeTest(
    pageRules,
    'in several lines needs its >',
    {file: ride, from: 'beside the terminal"\n>', to: 'beside the terminal"'},
    `pages/ride.mdx:14:1  <Rental is not closed with >.
→ Write > in the line below alt="An EVO cab waits at the airport kerb beside the terminal"`,
  );
  mistakeTest(
    pageRules,
    'in one line needs its > before its words',
    {file: ride, from: '<Button to="/#book">Book Now', to: '<Button to="/#book" Book Now'},
    `pages/ride.mdx:95:1  <Button is not closed with >.
→ Write > behind to="/#book"`,
  );
  mistakeTest(
    pageRules,
    'with a space behind its < would be shown as words',
    {file: help, from: 'or call <Phone />', to: 'or call < Phone />'},
    `pages/help.mdx:64:22  A space stands behind the < of "< Phone", so it is shown as words.
→ Write <Phone without the space.`,
  );
  mistakeTest(
    pageRules,
    'in the line of its text, which ends in another paragraph, wants empty lines',
    {
      file: business,
      from: 'id="faq-account">\n\n[Write or call]',
      to: 'id="faq-account">[Write or call]',
    },
    `pages/business.mdx:377:1  <Question> begins in the same line as its text and ends elsewhere.
→ Leave an empty line behind <Question …> and before </Question>.`,
  );
  mistakeTest(
    pageRules,
    'that closes in a line of text wants a line of its own',
    {file: business, from: '</Faq>', to: '</Faq> Ask away.'},
    `pages/business.mdx:407:1  </Faq> stands in a line of text.
→ Write </Faq> in a line of its own, with an empty line before and after it.`,
  );
  mistakeTest(
    pageRules,
    'with braces that stand alone is told',
    {file: ride, from: '<FareIndex />', to: '<FareIndex {...all} />'},
    `pages/ride.mdx:10:12  Braces stand alone in <FareIndex …>: {...all}
→ Write each part by its name: title="…"`,
  );
  mistakeTest(
    pageRules,
    'without a name is told',
    {file: ride, from: 'Five ways', to: '<>Five</> ways'},
    `pages/ride.mdx:8:1  There is a tag without a name: <>
→ Delete <> and </>.`,
  );
});

describe('what stands in a tag', () => {
  mistakeTest(
    pageRules,
    'has straight quotes, not the curly ones of a word processor',
    {file: ride, from: 'title="Ride electric."', to: 'title=“Ride electric.”'},
    `pages/ride.mdx:6:30  Curly quotes stand around the text of \`title\` in <Hero>.
→ Write title="Ride electric."`,
  );
  mistakeTest(
    pageRules,
    'does not end with a curly quote',
    {file: ride, from: 'title="Ride electric."', to: 'title="Ride electric.”'},
    `pages/ride.mdx:6:30  The text of \`title\` in <Hero> ends with a curly quote.
→ Write title="Ride electric."`,
  );
  mistakeTest(
    pageRules,
    'has a quote at its end, and without one it is told at that text, not where the next quote is',
    {file: ride, from: 'title="Airport rentals"', to: 'title="Airport rentals'},
    `pages/ride.mdx:16:1  The text of \`title\` in <Rental> has no quote at its end.
→ Write title="Airport rentals"`,
  );
  mistakeTest(
    pageRules,
    'has a quote at its end, also where the tag ends with it',
    {file: help, from: '<Article title="Help">', to: '<Article title="Help>'},
    `pages/help.mdx:6:10  The text of \`title\` in <Article> has no quote at its end.
→ Write title="Help"`,
  );
  mistakeTest(
    pageRules,
    'has no straight quotes within',
    {file: ride, from: 'title="Ride electric."', to: 'title="Ride "electric"."'},
    `pages/ride.mdx:6:30  A quote " stands inside the text of \`title\` in <Hero>, which ends there.
→ Write title="Ride “electric”."`,
  );
  mistakeTest(
    pageRules,
    'has no apostrophe between single quotes',
    {file: help, from: '<Article title="Help">', to: "<Article title='Evo's help'>"},
    `pages/help.mdx:6:10  A quote ' stands inside the text of \`title\` in <Article>, which ends there.
→ Write title="Evo's help"`,
  );
  mistakeTest(
    pageRules,
    'has quotes, if it is a text',
    {file: ride, from: 'title="Ride electric."', to: 'title=Ride electric.'},
    `pages/ride.mdx:6:30  The text of \`title\` in <Hero> stands without quotes.
→ Write title="Ride electric."`,
  );
  mistakeTest(
    pageRules,
    'has braces, if it is a number',
    {file: charge, from: 'stations={16}', to: 'stations=16'},
    `pages/charge.mdx:54:27  The number of \`stations\` in <ChargingChain> stands without braces.
→ Write stations={16}`,
  );
  mistakeTest(
    pageRules,
    'has a brace at its end, if it has one at its beginning',
    {file: charge, from: 'stations={16}', to: 'stations={16'},
    `pages/charge.mdx:54:27  The brace { of \`stations\` in <ChargingChain> is not closed.
→ Write stations={16}`,
  );
  mistakeTest(
    pageRules,
    'has something in its braces',
    {file: charge, from: 'stations={16}', to: 'stations={}'},
    `pages/charge.mdx:54:27  There is nothing in the braces of \`stations\`.
→ Write a text in quotes, stations="…", or a number in braces, stations={4}`,
  );
  mistakeTest(
    pageRules,
    'has no words in its braces',
    {file: charge, from: 'stations={16}', to: 'stations={about 16}'},
    `pages/charge.mdx:54:27  What stands in the braces of \`stations\` cannot be read: about 16
→ Write a text in quotes, stations="about 16", or a number in braces, stations={4}`,
  );
  mistakeTest(
    pageRules,
    'has = between its name and its value',
    {file: charge, from: 'stations={16}', to: 'stations{16}'},
    `pages/charge.mdx:54:27  There is no = behind \`stations\` in <ChargingChain>.
→ Write stations={16}`,
  );
  mistakeTest(
    pageRules,
    'has spaces between its parts, no commas',
    {file: ride, from: 'look="type" tone="tea"', to: 'look="type", tone="tea"'},
    `pages/ride.mdx:6:18  There is a comma in <Hero …>.
→ Delete it: a space between the parts is enough.`,
  );
  mistakeTest(
    pageRules,
    'has = and no colon, unlike the lines at the top of the page',
    {file: ride, from: 'look="type" tone="tea"', to: 'look: "type" tone="tea"'},
    `pages/ride.mdx:6:7  A colon stands behind \`look\` in <Hero>.
→ Write look="type"`,
  );
});

describe('in the words of a page', () => {
  mistakeTest(
    pageRules,
    'the sign < is written with a backslash',
    {file: ride, from: 'Five ways', to: 'Fewer than <6 ways'},
    `pages/ride.mdx:8:12  The sign < is read as the beginning of a tag.
→ Write \\<6`,
  );
  mistakeTest(
    pageRules,
    'a brace is written with a backslash',
    {file: ride, from: 'Five ways', to: 'Five { ways'},
    `pages/ride.mdx:8:6  The brace { opens here and is not closed.
→ Write \\{ when you mean the brace itself.`,
  );
  mistakeTest(
    pageRules,
    'a word in braces is no word',
    {file: ride, from: 'Five ways', to: 'Five {ways}'},
    `pages/ride.mdx:8:6  What stands in braces is read as code: {ways}
→ Write \\{ways} when you mean the braces themselves.`,
  );
  mistakeTest(
    pageRules,
    'several words in braces are no words either',
    {file: ride, from: 'Five ways', to: 'Five {different ways}'},
    `pages/ride.mdx:8:6  What stands in braces is read as code: {different ways}
→ Write \\{different ways} when you mean the braces themselves.`,
  );
  mistakeTest(
    pageRules,
    'an HTML comment is no comment',
    {file: ride, from: 'Five ways', to: '<!-- Count them -->\n\nFive ways'},
    `pages/ride.mdx:8:1  <!-- … --> is no comment on a page.
→ Write {/* Count them */}`,
  );
  mistakeTest(
    pageRules,
    'a comment is closed',
    {file: ride, from: 'Five ways', to: '{/* Count them\n\nFive ways'},
    `pages/ride.mdx:8:1  This comment is not closed.
→ Write */} where it ends.`,
  );
  mistakeTest(
    pageRules,
    'an address in angle brackets is no link',
    {file: ride, from: 'Five ways', to: 'See <https://evo.example/ways>. Five ways'},
    `pages/ride.mdx:8:5  An address between < and > is no link on a page.
→ Write [words](https://evo.example/ways)`,
  );
  mistakeTest(
    pageRules,
    'an e-mail address in angle brackets is no link',
    {file: ride, from: 'Five ways', to: 'Write to <hello@evo.example>. Five ways'},
    `pages/ride.mdx:8:10  An e-mail address between < and > is no link on a page.
→ Write <Email /> for our own address, or [hello@evo.example](mailto:hello@evo.example)`,
  );
  mistakeTest(
    pageRules,
    "a heading's own address stands in a comment",
    {file: help, from: '## Where do you go?', to: '## Where do you go? {#where}'},
    `pages/help.mdx:37:21  {#where} is read as code.
→ Write the heading's address like this: {/* #where */}`,
  );
  mistakeTest(
    pageRules,
    'nothing is imported',
    {file: ride, from: '<Hero look', to: "import {Hero} from '../src/sections';\n\n<Hero look"},
    `pages/ride.mdx:6:1  Pages import nothing: a section is found by its name.
→ Delete this line: import {Hero} from '../src/sections';`,
  );
  mistakeTest(
    pageRules,
    'a sentence does not begin with a word of code',
    {file: ride, from: 'Five ways', to: 'export of tea needs five ways'},
    `pages/ride.mdx:8:1  A line that begins with the word "export" is read as code.
→ Let the line begin with another word.`,
  );
  mistakeTest(
    pageRules,
    'there are no boxes',
    {file: help, from: 'Short answers about', to: ':::tip\n\nShort answers about'},
    `pages/help.mdx:8:1  :::tip makes no box on this site.
→ Delete the lines with ::: and leave the words between them.`,
  );
});

describe('HTML', () => {
  mistakeTest(
    pageRules,
    'is not for pages: bold is Markdown',
    {file: ride, from: 'Five ways', to: '<b>Five</b> ways'},
    `pages/ride.mdx:8:1  <b> is HTML, which is not for pages.
→ Write **words** for bold.`,
  );
  mistakeTest(
    pageRules,
    'that is not closed is told as HTML',
    {file: ride, from: 'Five ways', to: 'Five<br>ways'},
    `pages/ride.mdx:8:5  <br> is HTML, which is not for pages.
→ Delete it, and leave an empty line where a new paragraph begins.`,
  );
  mistakeTest(
    pageRules,
    'with a class is told once, with what stands in it',
    {file: ride, from: 'Five ways', to: '<div class="wide"><p>Five</p></div>\n\nFive ways'},
    `pages/ride.mdx:8:1  <div> is HTML, which is not for pages.
→ Delete the tag: pages hold Markdown and sections. If you need something else, ask for a section.`,
  );
  mistakeTest(
    pageRules,
    'for a link is a Markdown link',
    {file: ride, from: 'Five ways', to: '<a href="/ride">Five</a> ways'},
    `pages/ride.mdx:8:1  <a> is HTML, which is not for pages.
→ Write a link: [words](/ride)`,
  );
  mistakeTest(
    pageRules,
    'is not for posts either',
    {file: post, from: 'Thanks are cheap', to: '<u>Thanks</u> are cheap'},
    `${post}:30:1  <u> is HTML. Posts are plain Markdown.
→ Delete the tag: underlined words are links. Write **words** for bold.`,
  );
  mistakeTest(
    pageRules,
    'of a component in a post is told as such',
    {file: post, from: 'Thanks are cheap', to: '<Phone />\n\nThanks are cheap'},
    `${post}:30:1  <Phone> stands in a post. Posts are plain Markdown, without components.
→ Write the words themselves, or a link: [words](/ride)`,
  );
  mistakeTest(pageRules, 'is not needed in a post with components: its words stand in no section', {
    file: 'news/2030-01-01-a-new-year/index.mdx',
    text: '---\ntitle: A new year\n---\n\nFrom <Price of="airport" /> on. <Email />\n',
  });
  mistakeTest(pageRules, 'comments, < and { are harmless in a post', {
    file: post,
    from: 'Thanks are cheap',
    to: '<!-- a note -->\n\nFor {all} < 5 km. Thanks are cheap',
  });
});

describe('of a page that cannot be read', () => {
  const mistakes = {
    [ride]: readSite(root)
      .read(ride)
      .replace('</Hero>', '')
      .replace('look="type"', 'look="nothing" titel="x"')
      .replace('<FareIndex />', '<FareIndx />'),
  };

  test('one mistake is told, whatever else there is', async () => {
    const problems = await runRules(pageRules, readSite(root, mistakes));
    expect(problems.map(told)).toEqual([
      `pages/ride.mdx:6:1  <Hero> is not closed.
→ Write </Hero> in a line of its own before <Rental …> in line 14.`,
    ]);
  });

  test('what rules that read on find is left out', async () => {
    const eager = () =>
      [ride, help].map((file) => ({
        file,
        line: 1,
        column: 1,
        severity: 'error' as const,
        wrong: 'Anything.',
        instead: 'Nothing.',
      }));
    const problems = await runRules([...pageRules, eager], readSite(root, mistakes));
    expect(problems.map(({file, wrong}) => `${file} ${wrong}`)).toEqual([
      'pages/help.mdx Anything.',
      'pages/ride.mdx <Hero> is not closed.',
    ]);
  });

  test('the place is right with line ends of Windows and a byte order mark', async () => {
    const text = `\uFEFF${readSite(root).read(ride).replace('Five ways', 'Five <3 ways')}`;
    const site = readSite(root, {[ride]: text.replaceAll('\n', '\r\n')});
    expect((await runRules(pageRules, site)).map(told)).toEqual([
      `pages/ride.mdx:8:6  The sign < is read as the beginning of a tag.
→ Write \\<3`,
    ]);
  });
});
