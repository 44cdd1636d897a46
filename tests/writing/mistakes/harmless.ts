import {page, post, section, words} from '../fixtures';
import type {Fixture} from '../fixtures';

/** What the check must not report. */
export const harmless: Record<string, Fixture> = {
  amounts: post('A forest costs ₹1.5 crore, ten rides ₹2,690, a month ₹40–45k.'),
  'words that are repeated on purpose': post('The best that that road offers, and all we had had.'),
  'code and URLs': post(
    'See `TODO...  Rs. 5` and the [report](https://partner.example/2025-01-14/a...b).',
  ),
  'a block of code': post('Words.\n\n```sh\nEvo TODO  "x"  Rs 5 -- a b\n```'),
  'a table': words('| Rental | From |\n| :----- | ---: |\n| Airport | 10 km |'),
  'a table in a post': post('| Rental   | From   |\n| -------- | ------ |\n| Airport  | ₹269   |'),
  'a footnote': words('A tree for each ride.[^tree]\n\n[^tree]: Planted in the hills.'),
  'a footnote of a page': section(
    '<Statement title="One">\n\nA tree.[^tree]\n\n</Statement>\n\n[^tree]: Planted.',
  ),
  'a footnote in a post': post('A tree for each ride.[^tree]\n\n[^tree]: Planted in the hills.'),
  'Assamese and Hindi': words('ভাৰত আৰু অসম, লাহে লাহে। नमस्ते, धीरे धीरे चलिए।'),
  'a heading in Assamese': words('## বৈদ্যুতিক গাড়ী চলাচল'),
  'Windows line endings': words('One line.\r\nAnother line.\r\n\r\n- A point\r\n- Another point'),
  'units and directions': post('A 10-km ride, 10–12 km of it north-east of Shillong, at 17:30.'),
  quotations: post('He said: “Is that so?” – “It is!” Mr. Das smiled…'),
  figures: post('Numbers such as 9,000,000+, 43K+, 1000+, 24/7, 98% and 3.5 are figures.'),
  dates: post('From 14 January 2025 to 3 May, in March 2025, and since May 12 stations are open.'),
  'the address of others': post('Write to desk@partner.example, or read partner.example.'),
  'line breaks and entities': post('One line  \nand another\\\nthird, with A&amp;B and 5 &lt; 6.'),
  'a quotation of several lines': post('> A quotation\n> of three lines,\n> the last a half.'),
  abbreviations: post('UPI, GST and SMS; iOS, WhatsApp, LinkedIn and YouTube; SUVs and EVs.'),
  'the verb to license': post('Towns license their cabs; the driver’s licence is checked.'),
  'bold letters in a word': post('**Bold** and *thin*, un**believ**able and the **the**atre.'),
  'a file next to the post': post('See [the picture](./image.jpg).'),
  'signs in a post': post('<!-- a note -->\n\nFor {all} < 5 km.'),
  'anchors of headings': words(
    '## One {/* #own-id */}\n\n## Two\n\nSee [one](#own-id) and [two](#two).',
  ),
  'components in a sentence': words('For <Price of="airport" />, or call <Phone />.'),
  comments: words('{/* TODO: Evo  Rs 5 */}\n\nText.'),
  'pages of the newsroom': words(
    '[A feed](/news/rss.xml), [a topic](/news/tags/fleet), [a year](/news/archive/2024), [the desk](/news/authors/newsroom), [the press](/news#press), [a post](/news/2025/01/14/a-tree-after-every-ride).',
  ),
  'links to others': words(
    '[Send](sms:+910000012345), [call](tel:+913610000000), [write](mailto:desk@partner.example?subject=Hi).',
  ),
  'a link with its URL below': words('[The fares][fares] are there.\n\n[fares]: /ride#airport'),
  'a static file': words('[The icon](/favicon.svg) is a file.'),
  'our services with no-break spaces': words(
    'Ask Evo&nbsp;Commercial, EVO&nbsp;Business or Evo Taxi&nbsp;Charge.',
  ),
  'a list in the next line': page(
    '<Fleet title="All">\n\n<Vehicle title="One" image="/img/rental-hourly.jpg" alt="A car">\n\nWords.\n\n</Vehicle>\n\n<Claims>\n- One\n- Two\n</Claims>\n\n</Fleet>\n\n<Article title="Fixture">\n\nWords.\n\n</Article>',
  ),
};
