import {testCases} from '../testCases';

testCases([
  ['words', '## One\n\n#### Two', '3: The heading skips a level'],
  [
    'section',
    '<Faq title="All">\n\n### Ask us\n\n<Question asks="One?">\n\nYes.\n\n</Question>\n\n</Faq>',
  ],
  ['section', '<Faq title="A">\n\n<Question>\n\n## B\n\n</Question>\n\n</Faq>', '5: This heading'],
  ['post', 'Our fleet\n====', '1: The line below makes a heading'],
  ['post', '## **Two**', '1: The design sets headings in bold'],
  ['post', '# Two', '1: The title is the only main heading'],
  ['words', '##', '1: The heading has no words'],
  ['section', '<Article title="Two">\n\nWords.\n\n</Article>', '1: The page has 2 main headings'],
  ['page', '<LogoStrip title="One" />', '1: The page has no main headings'],
  ['words', '## All\n\n<LogoStrip id="all" title="Two" />', '3: The anchor #all is there twice'],
]);
