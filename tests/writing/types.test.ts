import {describe, expect, test} from 'vitest';

import {readSections} from '../../src/tools/check/sections';
import {readSite} from '../../src/tools/check/site';
import {types} from '../../src/tools/check/types';
import {mistakeTest, root} from './mistakes';
import {pageRules} from './rules';

const ride = 'pages/ride.mdx';
const help = 'pages/help.mdx';
const home = 'pages/index.mdx';
const charge = 'pages/charge.mdx';
const services = 'pages/services.mdx';
const sustainability = 'pages/sustainability.mdx';

describe('what a component must have', () => {
  mistakeTest(
    pageRules,
    'is told when it is missing, with what it is for',
    {file: ride, from: ' title="Ride electric."', to: ''},
    `pages/ride.mdx:6:1  \`title\` is missing in <Hero>.
→ Write title="…" in it. The page's one first heading.`,
  );
  mistakeTest(
    pageRules,
    'is told at once when several things are missing',
    {
      file: ride,
      from: `title="Airport rentals"
image="/img/rental-airport.jpg"
alt="An EVO cab waits at the airport kerb beside the terminal"
`,
      to: '',
    },
    `pages/ride.mdx:14:1  \`title\`, \`image\` and \`alt\` are missing in <Rental>.
→ Write title="…" image="/img/name.jpg" alt="…" in it. \`title\`: the heading. \`image\`: the picture's path: /img/rental-airport.jpg. \`alt\`: what the picture shows, for people who do not see it.`,
  );
  mistakeTest(
    pageRules,
    'is told with what is allowed when it is one of some words',
    {file: help, from: '[Airport](/ride#airport): <Price of="airport" />', to: '<Price />'},
    `pages/help.mdx:25:3  \`of\` is missing in <Price>.
→ Write of="…" in it. Which rental's starting price. Allowed are airport, hourly, interdistrict, railway and shillong.`,
  );
  mistakeTest(
    pageRules,
    'are its words, too',
    {
      file: services,
      from: 'Employee transport, guest bookings, transfers and rental packages, on one dashboard.\n',
      to: '',
    },
    `pages/services.mdx:36:1  <Row> is empty.
→ Write between <Row …> and </Row>: one or two sentences.`,
  );
  mistakeTest(
    pageRules,
    'is told with all that may stand between its tags',
    {
      file: help,
      from: '<CallToAction',
      to: '<Faq title="More questions" />\n\n<CallToAction',
    },
    `pages/help.mdx:62:1  <Faq> is empty.
→ Write between <Faq …> and </Faq>: a lead, a <Button>, and <Question>s.`,
  );
});

describe('what a component does not have', () => {
  mistakeTest(
    pageRules,
    'is told with the name that was meant, and not also as missing',
    {file: ride, from: 'title="Ride electric."', to: 'titel="Ride electric."'},
    `pages/ride.mdx:6:30  <Hero> has no \`titel\`.
→ Did you mean \`title\`? The page's one first heading.`,
  );
  mistakeTest(
    pageRules,
    'is told with the name that was meant when it may be left out',
    {file: ride, from: 'upper full', to: 'uper full'},
    `pages/ride.mdx:6:72  <Hero> has no \`uper\`.
→ Did you mean \`upper\`? Set in capitals.`,
  );
  mistakeTest(
    pageRules,
    'is told with our word when other sites have another',
    {file: charge, from: '<Button to="#partner">', to: '<Button href="#partner">'},
    `pages/charge.mdx:112:9  <Button> has no \`href\`.
→ Did you mean \`to\`? Where it leads: \`/ride#airport\`, \`#book\`, or an outside address with \`https://\`.`,
  );
  mistakeTest(
    pageRules,
    'is told with the one that is missing',
    {
      file: help,
      from: '[Airport](/ride#airport): <Price of="airport" />',
      to: '<Price rental="airport" />',
    },
    `pages/help.mdx:25:10  <Price> has no \`rental\`.
→ Did you mean \`of\`? Which rental's starting price.`,
  );
  mistakeTest(
    pageRules,
    'is told with all it has when nothing is near',
    {file: charge, from: '<Button to="#partner">', to: '<Button to="#partner" target="_blank">'},
    `pages/charge.mdx:112:23  <Button> has no \`target\`.
→ Delete it. <Button> has \`to\`, \`icon\`, \`kind\` and \`more\`.`,
  );
  mistakeTest(
    pageRules,
    'is no look either',
    {file: ride, from: 'upper full', to: 'upper full class="wide"'},
    `pages/ride.mdx:6:83  <Hero> has no \`class\`.
→ Delete it: how a section looks is its own affair.`,
  );
  mistakeTest(
    pageRules,
    'is told of one that has nothing to set',
    {file: ride, from: '<FareIndex />', to: '<FareIndex title="Fares" />'},
    `pages/ride.mdx:10:12  <FareIndex> has no \`title\`.
→ Delete it: <FareIndex /> has nothing to set.`,
  );
  mistakeTest(
    pageRules,
    'are words between its tags, when it stands by itself',
    {file: help, from: 'or call <Phone />', to: 'or call <Phone>us</Phone>'},
    `pages/help.mdx:64:22  <Phone> stands by itself: nothing can stand between <Phone> and </Phone>.
→ Write <Phone />`,
  );
});

describe('a value', () => {
  mistakeTest(
    pageRules,
    'that is one of some words is told with the nearest of them first',
    {file: ride, from: 'look="type"', to: 'look="typ"'},
    `pages/ride.mdx:6:7  <Hero> does not know look="typ".
→ Did you mean look="type"? Allowed are also form, stage, plate, split and ledger.`,
  );
  mistakeTest(
    pageRules,
    'that is like none of the allowed words is told with them all',
    {file: ride, from: 'tone="tea"', to: 'tone="lightgreen"'},
    `pages/ride.mdx:6:19  <Hero> does not know tone="lightgreen".
→ Allowed are night, sunken, tea and paper.`,
  );
  mistakeTest(
    pageRules,
    'that is a word has small letters as it is listed',
    {file: ride, from: 'rental="airport"', to: 'rental="Airport"'},
    `pages/ride.mdx:15:1  <Rental> does not know rental="Airport".
→ Did you mean rental="airport"? Allowed are also shillong, hourly, railway and interdistrict.`,
  );
  mistakeTest(
    pageRules,
    'that is a number stands in braces',
    {file: charge, from: 'stations={16}', to: 'stations="16"'},
    `pages/charge.mdx:54:27  \`stations\` in <ChargingChain> is a number, and a number stands in braces.
→ Write stations={16}`,
  );
  mistakeTest(
    pageRules,
    'that is a number is no word',
    {file: charge, from: 'stations={16}', to: 'stations="sixteen"'},
    `pages/charge.mdx:54:27  \`stations\` in <ChargingChain> is a number.
→ Write stations={4}. How many stations are planned: so many knots are drawn.`,
  );
  mistakeTest(
    pageRules,
    'that is one of some numbers stands in braces, too',
    {file: charge, from: 'columns={2}', to: 'columns="2"'},
    `pages/charge.mdx:26:43  \`columns\` in <Stats> is a number, and a number stands in braces.
→ Write columns={2}`,
  );
  mistakeTest(
    pageRules,
    'that is none of the allowed numbers is told with them',
    {file: charge, from: 'columns={2}', to: 'columns={5}'},
    `pages/charge.mdx:26:43  <Stats> does not know columns={5}.
→ Allowed are 2, 3 and 4.`,
  );
  mistakeTest(
    pageRules,
    'of something that is on or off is no text',
    {file: ride, from: 'upper full', to: 'upper="true" full'},
    `pages/ride.mdx:6:72  \`upper\` in <Hero> is on or off and takes no text.
→ Write upper alone to switch it on, or leave it out.`,
  );
  mistakeTest(
    pageRules,
    'that switches something off is no text either',
    {file: ride, from: 'upper full', to: 'upper="no" full'},
    `pages/ride.mdx:6:72  \`upper\` in <Hero> is on or off and takes no text.
→ Leave it out, or write upper={false} where it would be on by itself.`,
  );
  mistakeTest(
    pageRules,
    'of a picture is its whole path',
    {file: ride, from: '"/img/rental-airport.jpg"', to: '"rental-airport.jpg"'},
    `pages/ride.mdx:17:1  \`image\` in <Rental> begins with "/img/".
→ Write image="/img/rental-airport.jpg"`,
  );
  mistakeTest(
    pageRules,
    'of a film is its path without an ending',
    {file: sustainability, from: '"/video/sustainability"', to: '"/img/sustainability.mp4"'},
    `pages/sustainability.mdx:12:1  \`video\` in <Hero> begins with "/video/".
→ Write video="/video/sustainability"`,
  );
  mistakeTest(
    pageRules,
    'of a text cannot be left out',
    {file: ride, from: 'title="Airport rentals"', to: 'title'},
    `pages/ride.mdx:16:1  \`title\` in <Rental> has no text.
→ Write title="…". The heading.`,
  );
  mistakeTest(
    pageRules,
    'of a text is no number',
    {file: ride, from: 'title="Airport rentals"', to: 'title={24}'},
    `pages/ride.mdx:16:1  \`title\` in <Rental> is a text, and a text stands in quotes.
→ Write title="24"`,
  );
  mistakeTest(
    pageRules,
    'of a text stands in quotes, not in braces',
    {file: ride, from: 'title="Airport rentals"', to: 'title={Airport}'},
    `pages/ride.mdx:16:1  \`title\` in <Rental> is "Airport" in braces, where only numbers stand.
→ Write title="Airport"`,
  );
});

describe('two mistakes on a page', () => {
  mistakeTest(
    pageRules,
    'are both told, in the order of the page',
    [
      {
        file: home,
        text: readSite(root)
          .read(home)
          .replace('look="stage"', 'look="stages"')
          .replace('columns={3}', 'columns="3"'),
      },
    ],
    `pages/index.mdx:7:1  <Hero> does not know look="stages".
→ Did you mean look="stage"? Allowed are also ledger, plate, type, split and form.`,
    `pages/index.mdx:22:31  \`columns\` in <Stats> is a number, and a number stands in braces.
→ Write columns={3}`,
  );
});

test('every component is checked: none passes with a word that no component has', async () => {
  const names = [...readSections(root).keys()];
  const tags = names.map((name) => `<${name} nonsense="x">\n\nWords\n\n</${name}>`).join('\n\n');
  const page = `---\ntitle: All\n---\n\n${tags}\n`;
  const problems = await types(readSite(root, {'pages/all.mdx': page}));
  // A component that needs one thing more may have been meant.
  const told = problems.flatMap(({file, wrong}) =>
    file === 'pages/all.mdx' ? (/^<(\w+)> has no `nonsense`/.exec(wrong)?.[1] ?? []) : [],
  );
  expect(told).toEqual(names);
});

test('a page that was checked is checked at once when nothing changed', async () => {
  const site = readSite(root);
  await types(site);
  const start = performance.now();
  for (let run = 0; run < 10; run += 1) await types(site);
  expect((performance.now() - start) / 10).toBeLessThan(500);
});
