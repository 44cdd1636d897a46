import {testCases} from './testCases';

testCases([
  ['page', '<Article title="Help">\n\nWords.\n\n<Article>', '6: MDX cannot read this'],
  ['section', '<Faq title="All">\n\n<Question asks="One?">\n\nYes.\n\n</Faq>', '7: MDX cannot'],
  ['words', 'Words.\n\n<Button to="/ride" Ride</Button>', '3: MDX cannot read this'],
  ['page', '<Article title="A "b" c">\n\nWords.\n\n</Article>', '1: MDX cannot read this'],
  ['words', 'import duties are low.', '1: MDX cannot read this'],
]);
