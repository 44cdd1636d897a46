import {chain, hero, inHero, logoStrip, page, post, rental, section, words} from '../fixtures';
import type {Fixture} from '../fixtures';

const faq = (content: string, ...expected: string[]) =>
  section(`<Faq title="All">\n\n${content}\n\n</Faq>`, ...expected);

/** Components where they cannot be, and what is missing in them. */
export const sections: Record<string, Fixture> = {
  'an unknown section': words('Words.\n\n<ContactLists />', 'unknown-section 10:1 <ContactList>?'),
  'an unknown word': words('Write to <Emial />.', 'unknown-section 8:10 <Email>?'),
  'a section that other sites have': section('<Image />', 'unknown-section 12:1'),
  'a part outside its section': section(
    '<Question asks="Where?">\n\nHere.\n\n</Question>',
    'outside-parent 12:1 <Faq>',
  ),
  'a part outside its two sections': section(
    '<Step title="Sign">\n\nHere.\n\n</Step>',
    'outside-parent 12:1 <Steps> or <Timeline>',
  ),
  'a part in the wrong section': section(
    '<Statement title="One">\n\n<Row title="Two">\n\nWords.\n\n</Row>\n\n</Statement>',
    'wrong-parent 14:1 <Rows>',
  ),
  'a button in a section without buttons': words(
    'Words.\n\n<Button to="/#book">Book Now</Button>',
    'wrong-parent 10:1 [Book Now](/#book)',
  ),
  'a part that its section shows in another look': inHero(
    '<ClientLogos />',
    'child-not-shown 10:1 look="ledger"',
  ),
  'a part in a line of text': faq(
    'Ask us. <Button to="/contact">Contact</Button>\n\n<Question asks="Why?">\n\nYes.\n\n</Question>',
    'component-in-text 14:9 a line of text',
  ),
  'a part in a list': inHero('- <FareIndex />', 'component-in-text 10:3 a list'),
  'a section in a list': section(
    '- <LogoStrip title="Clients" />',
    'component-in-text 12:3 a list',
  ),
  'a section in a section': words(
    '<Statement title="Quiet">\n\nWords.\n\n</Statement>',
    'section-in-section 8:1 </Article> on line 14',
  ),
  'a section without its parts': faq('Ask us.', 'child-missing 12:1 <Question>'),
  'text between parts': section(
    '<Stats label="Numbers">\n\nThis is how.\n\n<Stat of="support">Support</Stat>\n\n</Stats>',
    'text-not-shown 14:1 <Stat>',
  ),
  'text after a part': section(
    '<Stats label="Numbers">\n<Stat of="support">Support</Stat> and\n</Stats>',
    'text-not-shown 13:35 <Stat>',
  ),
  'text among images': section(
    '<Gallery title="All">\n\nBy the hour: ![A road](/img/rental-hourly.jpg)\n\n</Gallery>',
    'not-an-image 14:1',
  ),
  'text outside any section': section(
    'Drive with us.\n\nOr call <Phone />.',
    'text-outside-section 12:1 Drive with us.',
  ),
  'a block outside any section': section('<ContactList />', 'outside-section 12:1'),
  'a list on the line of its tag': section(
    '<Points title="All">- one</Points>',
    'markdown-on-tag-line 12:1',
    'child-missing 12:1 <Feature>',
  ),
  'an id that is used twice': section(
    '<LogoStrip id="why" title="One" />\n\n<LogoStrip id="why" title="Two" />',
    'anchor-taken 14:12 id="why-2"',
  ),
  'an id that a heading has': page(
    '<Article title="Fixture">\n\n## Where to\n\nWords.\n\n</Article>\n\n<LogoStrip id="where-to" title="One" />',
    'anchor-taken 14:12 id="where-to-2"',
  ),
  'a rental that is shown twice': section(
    [
      '<Rental rental="hourly" title="One" image="/img/rental-hourly.jpg" alt="A road">\n\nWords.\n\n</Rental>',
      '<Rental rental="hourly" title="Two" image="/img/rental-hourly.jpg" alt="A road">\n\nWords.\n\n</Rental>',
    ].join('\n\n'),
    'anchor-taken 18:9 Delete one of the two.',
  ),
  'an id with spaces': logoStrip(
    'id="Our clients" title="One"',
    'anchor-invalid 12:12 "our-clients"',
  ),
  'an id with a #': logoStrip('id="#clients" title="One"', 'anchor-invalid 12:12 "clients"'),
  'a prop that is set twice': logoStrip('id="a" title="One" id="b"', 'prop-twice 12:31'),
  'a heading that skips a level': words('## One\n\n#### Two', 'heading-level 10:1 ### Two'),
  'a heading that skips a level in a post': post('Words.\n\n### One', 'heading-level 14:1 ## One'),
  'a second main heading in Markdown': words('# Two', 'second-main-heading 8:1 ## Two'),
  'a second main heading of a section': section(
    '<Article title="Two">\n\nWords.\n\n</Article>',
    'second-main-heading 12:1 another section',
  ),
  'a page without a main heading': page('<LogoStrip title="One" />', 'main-heading-missing 6:1'),
  'an empty heading': words('##', 'heading-empty 8:1'),
  'an empty title': logoStrip('title=""', 'heading-empty 12:19 title="…"'),
  'a heading in capitals': words('## HOW FAR WITH EVO?', 'heading-uppercase 8:4 How far with EVO?'),
  'a title in capitals': logoStrip(
    'title="RIDE IN SHILLONG"',
    'heading-uppercase 12:19 Ride in Shillong',
  ),
};

/** Props that a component does not have or needs, and values that it does not know. */
export const props: Record<string, Fixture> = {
  'a missing prop': section('<LogoStrip />', 'prop-missing 12:1 title="…"'),
  'several missing props': section(
    '<Rental rental="airport">\n\nWords.\n\n</Rental>',
    'prop-missing 12:1 `title`, `image` and `alt`',
  ),
  'a missing prop with known values': words('From <Price /> on.', 'prop-missing 8:6 airport'),
  'missing content': section('<Statement title="One" />', 'content-missing 12:1'),
  'a misspelled prop': logoStrip('titel="One"', 'prop-unknown 12:12 `title`?'),
  'a misspelled optional prop': hero('uper', 'prop-unknown 6:32 `upper`?'),
  'the name of other sites for a prop': inHero(
    '<Button href="/ride">Ride</Button>',
    'prop-unknown 10:9 `to`?',
  ),
  'an unknown prop where one is missing': words(
    'From <Price rental="airport" /> on.',
    'prop-unknown 8:13 `of`?',
  ),
  'an unknown prop': inHero(
    '<Button to="/ride" target="_blank">Ride</Button>',
    'prop-unknown 10:20 `to`, `icon`, `kind` and `more`',
  ),
  styling: logoStrip('title="One" class="wide"', 'prop-unknown 12:24 sections control styling'),
  'a prop of a component without any': words(
    'Words.\n\n<ContactList title="Us" />',
    'prop-unknown 10:14 no props',
  ),
  'content in a component without any': words(
    'Call <Phone>us</Phone>.',
    'content-not-allowed 8:6 <Phone',
  ),
  'an unknown value': page(
    '<Hero look="typ" title="Ride">\n\nWords.\n\n</Hero>',
    'prop-invalid 6:7 look="type"?',
  ),
  'a value like no other': logoStrip(
    'title="One" tone="lightgreen"',
    'prop-invalid 12:24 night, tea, paper, sunken',
  ),
  'capitals in a value': words(
    'From <Price of="Airport" /> on.',
    'prop-invalid 8:13 of="airport"?',
  ),
  'a number in quotes': chain('stations="16"', 'prop-invalid 12:30 stations={16}'),
  'a word for a number': chain(
    'stations="sixteen"',
    'prop-invalid 12:30 must be a number in braces',
  ),
  'an unknown number': section(
    '<Stats label="All" columns={5}>\n<Stat of="support">Support</Stat>\n</Stats>',
    'prop-invalid 12:20 2, 3, 4',
  ),
  'text for something that is on or off': hero('upper="yes"', 'prop-invalid 6:32 on or off'),
  'an image without its folder': rental(
    'image="rental-airport.jpg" alt="A kerb"',
    'prop-invalid 12:38 image="/img/rental-airport.jpg"',
  ),
  'a video in the wrong folder': hero(
    'video="/img/sustainability.mp4"',
    'prop-invalid 6:32 video="/video/sustainability"',
  ),
  'text without a value': logoStrip('title', 'prop-invalid 12:12 text in quotes'),
  'a number for text': logoStrip('title={24}', 'prop-invalid 12:12 text in quotes'),
  'a word in braces for text': logoStrip('title={Clients}', 'prop-invalid 12:12 text in quotes'),
};
