import {testCases} from './testCases';

const unclosedQuote = '<LogoStrip\nid="one"\ntitle="Come along\ntone="tea"\n/>';

testCases([
  ['page', '<Article title="Help">\n\nWords.\n\n<Article>', '5: <Article> is never closed'],
  ['section', '<Faq title="A">\n\n<Question asks="B">\n\n</Faq>', '3: <Question> is never closed'],
  ['section', '<Faq title="A">\n\n<Queston asks="B">\n\n</Question>\n\n</Faq>', '3: There is no'],
  ['section', '<Statement title="All">\n\nYes.\n\n</Statment>', '5: </Statment> closes nothing'],
  ['words', 'Words.\n\n</Faq>', '3: </Faq> closes nothing'],
  ['section', '<<LogoStrip title="Clients" />', '1: A tag begins with one <'],
  ['words', 'Words.\n\n<Button to="/ride" Ride</Button>', '3: A quote or a > is missing'],
  ['section', unclosedQuote, '3: A quote or a > is missing'],
  ['page', '<Article title="A "b" c">\n\nWords.\n\n</Article>', '1: A value contains straight'],
  ['section', '<LogoStrip title="A", id="b" />', '1: A comma is between the values'],
  ['page', '<Article title="A">\n\n```\nWords.\n\n</Article>', '3: All that follows is shown'],
  ['page', '< Article title="A">\n\nWords.\n\n</ Article>', '1: A space is after the <'],
  ['words', 'See <https://a.example|the map>.', '1: A link is not written so'],
  ['section', '<LogoStrip title=Clients />', '1: A value is not written as'],
  ['section', '<ChargingChain stations={ten five} />', '1: A value in braces is one number'],
  ['words', 'Words <!-- a note -->', '1: A comment cannot be written so'],
  ['words', 'See <https://a.example>.', '1: An address has no brackets'],
  ['words', 'One<br>two<br>three.', '1: A line break ends in a slash'],
  ['section', '<Faq title="A">\n\n<Question>\n\n</Faq>\n\n</Question>', '5: <Question> ends'],
  ['words', 'Dear <name>, welcome.', '1: There is no section <name>'],
  ['words', 'import duties are low.', '1: A line begins with "import"'],
]);
