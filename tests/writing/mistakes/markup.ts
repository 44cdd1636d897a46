import {article, chain, page, post, section, words} from '../fixtures';
import type {Fixture} from '../fixtures';

/** A hero in line 6 that ends in some way, in line 10 or later. */
const heroBefore = (end: string, ...expected: string[]) =>
  page(`<Hero look="type" tone="tea" title="Ride">\n\nWords.\n\n${end}`, ...expected);

const faq = (content: string, ...expected: string[]) =>
  section(`<Faq title="All">\n\n${content}`, ...expected);

/** Text that MDX cannot read, and markup that pages and posts cannot contain. */
export const markup: Record<string, Fixture> = {
  'a section that is not closed before the next one': heroBefore(
    '<Statement title="Quiet">\n\nWords.\n\n</Statement>',
    'not-closed 6:1 before <Statement> on line 10',
  ),
  'a part that is not closed before its sibling': faq(
    '<Question asks="One?">\n\nYes.\n\n<Question asks="Two?">\n\nNo.\n\n</Question>\n\n</Faq>',
    'not-closed 14:1 before <Question> on line 18',
  ),
  'a part that is not closed before its parent ends': faq(
    '<Question asks="One?">\n\nYes.\n\n</Faq>',
    'not-closed 14:1 before </Faq> on line 18',
  ),
  'a component without content that is not closed': words(
    'From <Price of="airport"> on.',
    'not-self-closed 8:6 <Price of="airport" />',
  ),
  'a section closed by a misspelled name': heroBefore(
    '</Heroo>',
    'closed-by-other-name 6:1 Write </Hero> on line 10.',
  ),
  'a section opened by a misspelled name': page(
    '<Artikel title="Help">\n\nWords.\n\n</Article>',
    'closed-by-other-name 6:1 Write <Article …> here.',
  ),
  'a section closed by the name of another': heroBefore(
    '</Rental>',
    'closed-by-other-name 6:1 or <Rental …> here',
  ),
  'a closing tag that closes nothing': heroBefore(
    '</Hero>\n\n</Hero>',
    'closes-nothing 12:1 </Hero>',
  ),
  'a part without its opening tag': faq(
    'Yes.\n\n</Question>\n\n</Faq>',
    'closes-nothing 16:1 </Question>',
  ),
  'a closing tag without its slash': page(
    '<Article title="Help">\n\nWords.\n\n<Article>',
    'not-closed 6:1 before <Article> on line 10',
  ),
  'a closing tag without its <': page(
    '<Article title="Help">\n\nWords.\n\n/Article>',
    'not-closed 6:1 </Article>',
  ),
  'a tag in several lines without its >': section(
    '<Rental\nrental="airport"\ntitle="Rental"\n\nWords.\n\n</Rental>',
    'mdx-syntax 16:6',
  ),
  'a tag in one line without its >': words(
    '[One](/ride)\n\n<Button to="/#book" Book Now</Button>',
    'mdx-syntax 10:29',
  ),
  'a closing tag in a line of text': faq(
    '<Question asks="One?">\n\nYes.\n\n</Question>\n\n</Faq> Ask away.',
    'blank-line-missing 20:1',
  ),
  'an opening tag in a line of text': faq(
    '<Question asks="One?">Yes.\n\nNo.\n\n</Question>\n\n</Faq>',
    'blank-line-missing 14:1',
  ),
  'curly quotes around a value': article('title=“Help me”', 'value-quotes 6:10 title="…"'),
  'a curly quote at the end of a value': article('title="Help”', 'value-quotes 6:10'),
  'a value without its closing quote': section(
    '<Rental\nrental="airport"\ntitle="Airport rentals\nunit="From"\n>\n\nWords.\n\n</Rental>',
    'value-quotes 14:1',
  ),
  'straight quotes inside a value': article('title="Help "me""', 'mdx-syntax 6:25'),
  'text without quotes': article('title=Help me', 'mdx-syntax 6:16'),
  'a number without braces': chain('stations=16', 'mdx-syntax 12:39'),
  'a brace that is not closed in a tag': chain('stations={16', 'value-braces 12:30'),
  'empty braces': chain('stations={}', 'value-braces 12:30'),
  'words in the braces of a prop': chain('stations={about 16}', 'mdx-syntax 12:45'),
  'a prop without =': chain('stations{16}', 'braces-in-text 12:38'),
  'a prop with a colon': article('title: "Help"', 'mdx-syntax 6:17'),
  'a comma between props': page(
    '<Hero look="type", title="Ride">\n\nWords.\n\n</Hero>',
    'mdx-syntax 6:18',
  ),
  'the sign < before a number': words('Fewer than <6 ways.', 'angle-in-text 8:12 \\<6'),
  'a brace in words': words('Five { ways.', 'braces-in-text 8:6'),
  'a word in braces': words('Five {ways} there.', 'braces-in-text 8:6 \\{ways}'),
  'words in braces': words('Five {different ways}.', 'braces-in-text 8:6 \\{different ways}'),
  'an HTML comment in a page': words(
    'Words.\n\n<!-- Count them -->',
    'html-comment 10:1 {/* Count them */}',
  ),
  'a comment that is not closed': words('{/* Count them', 'comment-not-closed 8:1'),
  'a URL in angle brackets': words(
    'See <https://evo.example/ways>.',
    'autolink 8:5 [words](https://evo.example/ways)',
  ),
  'an email address in angle brackets': words(
    'Write to <desk@partner.example>.',
    'autolink 8:10 mailto:desk@partner.example',
  ),
  'an anchor in braces': words(
    '## Where do you go? {#where}',
    'heading-anchor 8:21 {/* #where */}',
  ),
  'an import': section("import {Hero} from '../src/sections';", 'import-in-page 12:1'),
  'a line that begins like code': words('Words.\n\nexport of tea is large.', 'mdx-syntax 10:8'),
  'an admonition': words(':::tip\n\nShort answers.\n\n:::', 'admonition 8:1'),
  'a space after <': words('Call < Phone />.', 'space-in-tag 8:6 <Phone'),
  'code in a tag': words('Words.\n\n<ContactList {...all} />', 'spread-in-tag 10:14'),
  'a tag without a name': words('<>Five</> ways.', 'html-in-page 8:1'),
  'HTML for bold': words('<b>Five</b> ways.', 'html-in-page 8:1 **words**'),
  'HTML that is not closed': words('Five<br>ways.', 'html-in-page 8:5 blank line'),
  'HTML around HTML': words('<div class="wide"><p>Five</p></div>', 'html-in-page 8:1'),
  'HTML for a link': words('<a href="/ride">Five</a> ways.', 'html-in-page 8:1 [words](/ride)'),
  'HTML in a post': post('Words.\n\n<u>Thanks</u> are cheap.', 'html-in-post 14:1'),
  'a component in a post': post('Words.\n\n<Phone />', 'component-in-post 14:1'),
};
