import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {readVocabulary} from '../../src/plugins/mdx-auto-import';
import {readSections} from '../../src/tools/check/sections';
import {mistakeTest, root} from './mistakes';
import {pageRules} from './rules';

const ride = 'pages/ride.mdx';
const help = 'pages/help.mdx';
const home = 'pages/index.mdx';
const drive = 'pages/drive.mdx';
const business = 'pages/business.mdx';
const contact = 'pages/contact.mdx';
const whatWeDo = 'pages/what-we-do.mdx';

describe('a component that does not exist', () => {
  mistakeTest(
    pageRules,
    'is told with the nearest name',
    {file: ride, from: '<FareIndex />', to: '<FairIndex />'},
    `pages/ride.mdx:10:1  There is no component <FairIndex>.
→ Did you mean <FareIndex>?`,
  );
  mistakeTest(
    pageRules,
    'is told with the nearest name when two letters changed places',
    {
      file: contact,
      from: 'write to <Email />',
      to: 'write to <Emial />',
    },
    `pages/contact.mdx:24:51  There is no component <Emial>.
→ Did you mean <Email>?`,
  );
  mistakeTest(
    pageRules,
    'is told alone: what stands in it may be right',
    {
      file: whatWeDo,
      from: '<Columns label="How we work" tone="sunken">',
      to: '<Colums label="How we work" tone="sunken">',
    },
    `pages/what-we-do.mdx:49:1  <Colums> is closed by another name: </Columns> in line 63.
→ Write <Columns …> here.`,
  );
  mistakeTest(
    pageRules,
    'and that other sites have is told with what to write here',
    {file: ride, from: '<FareIndex />', to: '<Image src="/img/rental-airport.jpg" />'},
    `pages/ride.mdx:10:1  There is no component <Image>.
→ Write a picture: ![what it shows](/img/name.jpg)`,
  );
});

describe('a part', () => {
  mistakeTest(
    pageRules,
    'outside its section is told with that section',
    {
      file: drive,
      from: '<CallToAction',
      to: '<Question asks="Where is the office?">\n\nIn Assam.\n\n</Question>\n\n<CallToAction',
    },
    `pages/drive.mdx:130:1  <Question> stands outside <Faq>.
→ Put it between <Faq …> and </Faq>.`,
  );
  mistakeTest(
    pageRules,
    'outside the sections that could hold it is told with all of them',
    {
      file: drive,
      from: '<CallToAction',
      to: '<Step title="Sign">\n\nHere.\n\n</Step>\n\n<CallToAction',
    },
    `pages/drive.mdx:130:1  <Step> stands outside the sections that have a place for it.
→ Put it into <Steps> or <Timeline>.`,
  );
  mistakeTest(
    pageRules,
    'in the wrong section is told with the right ones',
    {
      file: whatWeDo,
      from: '<Column title="Rides for the whole region">',
      to: '<Row title="Rides">\n\nFor the whole region.\n\n</Row>\n\n<Column title="Rides for the whole region">',
    },
    `pages/what-we-do.mdx:51:1  <Row> stands in <Columns>, which has no place for it.
→ Put it into <Rows>.`,
  );
  mistakeTest(
    pageRules,
    'that the hero shows only in another look is told with that look',
    {file: drive, from: 'look="split"', to: 'look="type"'},
    `pages/drive.mdx:18:1  <Slip> is not shown in a <Hero> with look="type".
→ Write look="split" in <Hero>, or delete <Slip>.`,
  );
  mistakeTest(
    pageRules,
    'in a line of text is not found by its section',
    {
      file: business,
      from: 'Is yours not here? Ask us.\n\n<Button',
      to: 'Is yours not here? Ask us. <Button',
    },
    `pages/business.mdx:367:28  <Button> stands in a line of text, where <Faq> does not find it.
→ Leave an empty line before and after <Button …> … </Button>.`,
  );
  mistakeTest(
    pageRules,
    'in a list is not found by its section',
    {file: ride, from: '<FareIndex />', to: '- <FareIndex />'},
    `pages/ride.mdx:10:3  <FareIndex> stands in a list, where <Hero> does not find it.
→ Leave an empty line before and after <FareIndex />.`,
  );
});

describe('a button', () => {
  mistakeTest(
    pageRules,
    'where there is no place for buttons is told with the link to write instead',
    {
      file: ride,
      from: 'From your door to departures',
      to: '<Button to="/#book">Book Now</Button>\n\nFrom your door to departures',
    },
    `pages/ride.mdx:21:1  <Button> stands in <Rental>, which has no place for it.
→ Write a link instead: [Book Now](/#book)`,
  );
});

describe('a section', () => {
  mistakeTest(
    pageRules,
    'in another section is told with the line below which it goes',
    {
      file: ride,
      from: 'From your door',
      to: '<Statement title="Quiet">\n\nAnd clean.\n\n</Statement>\n\nFrom your door',
    },
    `pages/ride.mdx:21:1  <Statement> stands in <Rental>. A section cannot stand in another.
→ Move it below </Rental>, which is in line 33.`,
  );
  mistakeTest(
    pageRules,
    'in a line of text is told',
    {
      file: business,
      from: '<LogoStrip title="Trusted by 400+ corporates" />',
      to: '- <LogoStrip title="Trusted by 400+ corporates" />',
    },
    `pages/business.mdx:411:3  <LogoStrip> stands in a list. A section stands by itself.
→ Leave an empty line before and after <LogoStrip />.`,
  );
  mistakeTest(
    pageRules,
    'without what it is made of is told with what it holds',
    {
      file: drive,
      from: '<CallToAction',
      to: '<Faq title="Questions">\n\nAsk us anything.\n\n</Faq>\n\n<CallToAction',
    },
    `pages/drive.mdx:130:1  <Faq> has no <Question>.
→ Write at least one before </Faq>. It holds a lead, a <Button>, and <Question>s.`,
  );
  mistakeTest(
    pageRules,
    'that shows its parts alone is told of the words between them',
    {
      file: whatWeDo,
      from: '<Column title="Rides for the whole region">',
      to: 'This is how we work.\n\n<Column title="Rides for the whole region">',
    },
    `pages/what-we-do.mdx:51:1  Words stand in <Columns>, which holds only <Column>.
→ Put them into a <Column>, or delete them.`,
  );
  mistakeTest(
    pageRules,
    'that shows its parts alone is told of the words behind one of them, once',
    {
      file: home,
      from: '<Stat of="happyRiders">Happy riders</Stat>\n',
      to: '<Stat of="happyRiders">Happy riders</Stat> and\n',
    },
    `pages/index.mdx:24:44  Words stand in <Stats>, which holds only <Stat>.
→ Put them into a <Stat>, or delete them.`,
  );
  mistakeTest(
    pageRules,
    'of pictures is told of anything else',
    {
      file: business,
      from: '![An EVO cab on a tree-lined city street with the river beyond]',
      to: 'By the hour: ![An EVO cab on a tree-lined city street with the river beyond]',
    },
    `pages/business.mdx:146:1  <Slideshow> holds pictures alone, and here stands something else.
→ Delete it, or write a picture: ![what it shows](/img/name.jpg)`,
  );
  mistakeTest(
    pageRules,
    'cannot be left out around words',
    {
      file: drive,
      from: '<CallToAction',
      to: 'Drive with us.\n\nOr call <Phone />.\n\n<CallToAction',
    },
    `pages/drive.mdx:130:1  These words stand in no section: Drive with us.
→ Put them into one, for example between <Article title="…"> and </Article>.`,
  );
  mistakeTest(
    pageRules,
    'is needed around what is none itself',
    {
      file: contact,
      from: '<Article title="Talk to EVO">',
      to: '<ContactList />\n\n<Article title="Talk to EVO">',
    },
    `pages/contact.mdx:6:1  <ContactList> stands in no section.
→ Put it into one, such as <Article title="…">.`,
  );
});

describe('Markdown behind a tag', () => {
  mistakeTest(
    pageRules,
    'in the same line is no list',
    {
      file: home,
      from: '<Claims>\n\n- Reliable pricing\n- Zero driver cancellation\n- Zero emissions\n\n</Claims>',
      to: '<Claims>- Reliable pricing</Claims>',
    },
    `pages/index.mdx:160:1  The list in <Claims> begins in the same line as the tag, so its signs are shown as they are.
→ Leave an empty line behind <Claims …> and before </Claims>.`,
  );
  mistakeTest(pageRules, 'in the next line is read all the same', {
    file: home,
    from: '<Claims>\n\n- Reliable pricing\n- Zero driver cancellation\n- Zero emissions\n\n</Claims>',
    to: '<Claims>\n- Reliable pricing\n- Zero driver cancellation\n- Zero emissions\n</Claims>',
  });
});

describe('an address on a page', () => {
  mistakeTest(
    pageRules,
    'is there once',
    {file: business, from: 'id="tourism"', to: 'id="why"'},
    `pages/business.mdx:189:1  id="why" is on this page already, in line 46. Each address is allowed once.
→ Write another: id="why-2"`,
  );
  mistakeTest(
    pageRules,
    'comes from a rental, too',
    {file: ride, from: 'rental="hourly"', to: 'rental="airport"'},
    `pages/ride.mdx:30:1  rental="airport" is on this page already, in line 15. Each address is allowed once.
→ Delete one of the two.`,
  );
  mistakeTest(
    pageRules,
    "comes from a heading's words, too",
    {
      file: help,
      from: '<CallToAction title="Still a question?">',
      to: '<CallToAction id="where-do-you-go" title="Still a question?">',
    },
    `pages/help.mdx:62:15  id="where-do-you-go" is on this page already, in line 37. Each address is allowed once.
→ Write another: id="where-do-you-go-2"`,
  );
  mistakeTest(
    pageRules,
    'holds no spaces',
    {file: business, from: 'id="tourism"', to: 'id="EVO for tourism"'},
    `pages/business.mdx:189:1  id="EVO for tourism" cannot be an address: it holds a space.
→ Write id="evo-for-tourism"`,
  );
  mistakeTest(
    pageRules,
    'is written without the # of links to it',
    {file: business, from: 'id="tourism"', to: 'id="#tourism"'},
    `pages/business.mdx:189:1  id="#tourism" cannot be an address: it holds other signs than letters, digits and hyphens.
→ Write id="tourism"`,
  );
  mistakeTest(
    pageRules,
    'is said once in a tag',
    {file: business, from: 'id="tourism"', to: 'id="tourism" id="hills"'},
    `pages/business.mdx:189:14  \`id\` stands twice in <FeatureRow>.
→ Delete one of the two.`,
  );
});

describe('what the sections say of themselves', () => {
  const sections = readSections(root);
  const of = (name: string) => sections.get(name);

  test('is read of every component that a page may name', () => {
    expect([...sections.keys()]).toEqual([...readVocabulary(root).keys()]);
    const placeless = [...sections.values()].filter(
      ({name, isSection, isWord, inside}) =>
        !isSection && !isWord && inside.length === 0 && name !== 'ContactList',
    );
    expect(placeless.map(({name}) => name)).toEqual([]);
  });

  test('names every part that their code picks out of their children, in the comment that writers see', () => {
    // By the comment over `children` alone the check knows what a section holds.
    const folder = path.join(root, 'src/sections');
    const picked = readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      if (!entry.isDirectory()) return [];
      const code = readFileSync(path.join(folder, entry.name, 'index.tsx'), 'utf8');
      return [...code.matchAll(/\bpick\(children, (\w+)\)/g)].map(([, part = '']) => [
        entry.name,
        part,
      ]);
    });
    expect(picked.length).toBeGreaterThan(20);
    for (const [name = '', part] of picked) expect(of(name)?.holds, name).toContain(part);
    expect(of('Hero')?.holds).toEqual([
      'Button',
      'Slip',
      'Stat',
      'ClientLogos',
      'FareIndex',
      'PartnerForm',
    ]);
  });

  test('tells sections from parts and from words', () => {
    expect(of('Steps')).toMatchObject({isSection: true, inside: ['Booking']});
    expect(of('Claims')).toMatchObject({isSection: false, inside: ['Fleet']});
    expect(of('Price')).toMatchObject({isSection: false, isWord: true, inside: []});
    expect(of('Button')).toMatchObject({isSection: false, isWord: false});
  });
});
