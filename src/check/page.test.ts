import {testCases} from './testCases';

testCases([
  ['page', '<Article title="Help">\n\nWords.\n\n<Article>', '1: <Article> is not closed'],
  ['page', '<Article title="Help">\n\nWords.\n\n</Heroo>', '1: <Article> is not closed'],
  [
    'page',
    '<Article title="Help">\n\nWords.\n\n</Article>\n\n</Hero>',
    '7: </Hero> closes nothing',
  ],
  [
    'page',
    '<Hero look="type" title="Ride">\n\nWords.\n\n<Statement title="Quiet">\n\nWords.\n\n</Statement>',
    '1: <Hero> is not closed',
  ],
  [
    'section',
    '<Faq title="All">\n\n<Question asks="One?">\n\nYes.\n\n</Faq>',
    '3: <Question> is not closed',
  ],
  [
    'section',
    '<Faq title="All">\n\nYes.\n\n</Question>\n\n</Faq>',
    '5: </Question> closes nothing',
  ],
  ['words', 'From <Price of="airport"> on.', '1: <Price> is not closed'],
  [
    'section',
    '<Faq title="All">\n\n<Question asks="One?">Yes.\n\nNo.\n\n</Question>\n\n</Faq>',
    '3: ',
  ],
  ['words', 'Words.\n\n<Button to="/ride" Ride</Button>', '3: MDX cannot read this'],
  ['page', '<Article title=Help me>\n\nWords.\n\n</Article>', '1: MDX cannot read this'],
  ['page', '<Article title="A "b" c">\n\nWords.\n\n</Article>', '1: MDX cannot read this'],
  ['page', '<Article title: "Help">\n\nWords.\n\n</Article>', '1: MDX cannot read this'],
  ['words', 'Press <Enter to go on.', '1: MDX cannot read this'],
  ['words', 'import duties are low.', '1: MDX cannot read this'],
  ['words', 'Words.\n\n```\n\nMore words.', '3: All text after this is code'],
]);
