import {testCases} from '../testCases';

const question = '<Question asks="One?">\n\nYes.\n\n</Question>';

testCases([
  // Components that do not exist
  ['words', 'Words.\n\n<ContactLists />', '3: There is no section <ContactLists>'],
  ['words', '<div class="wide"><p>Five</p></div>', '1: There is no section <div>'],

  // Props
  ['section', '<LogoStrip />', '1: <LogoStrip>: `title` is missing'],
  ['section', '<Features look="row" />', '1: <Features> has no name'],
  ['section', '<Steps label="One">\n\n<Step title="One">\n\nWords.\n\n</Step>\n\n</Steps>'],
  ['section', '<LogoStrip title="A" title="B" />', '1: <LogoStrip>: `title` is there twice'],
  ['section', '<LogoStrip titel="One" />', '1: <LogoStrip>: There is no `titel`'],
  ['section', '<LogoStrip\ntitle="One"\ntone="pink" />', '3: <LogoStrip>: `tone` cannot be "pink"'],
  ['section', '<LogoStrip title={Clients} />', '1: <LogoStrip>: `title` cannot be code'],
  ['section', '<LogoStrip title />', '1: <LogoStrip>: `title` cannot be true'],
  ['section', '<ChargingChain stations="ten" />', '1: <ChargingChain>: `stations` cannot be "ten"'],

  ['section', '<Step title="1. Call us" />', '1: <Step>: `title` is "1. Call us"'],
  ['section', '<LogoStrip title="One" id="My id" />', '1: <LogoStrip>: `id` is "My id"'],
  ['section', '<Vehicles to="/ride" />', '1: <Vehicles>: `to` does nothing without `action`'],
  ['section', '<Question asks="Is it" />', '1: <Question>: `asks` is "Is it"'],

  // Places
  ['section', '<Button to="/ride">[Ride](/ride)</Button>', '1: This link is inside another one'],
  ['section', question, '1: <Question> cannot be here'],
  ['words', 'Words.\n\n<Button to="/ride">Ride</Button>', '3: <Button> cannot be here'],
  ['section', '- <LogoStrip title="Clients" />', '1: <LogoStrip> is inside a text or list'],
  ['section', 'Drive with us.\n\nOr call <Phone />.', '1: This text is outside any section'],
  [
    'section',
    `<Faq title="All">\n\nAsk us. <Button to="/ride">Ride</Button>\n\n${question}\n\n</Faq>`,
    '3: <Button> is inside a text or list',
  ],

  // Content
  ['section', '<Statement title="One" />', '1: <Statement> is empty'],
  ['section', '<Booking title="Book">\n\nHow?\n\n</Booking>', '1: <Booking> has no <Fare>'],
  [
    'section',
    `<Booking title="Book">${'\n\n<Fare rental="airport" />'.repeat(10)}\n\n</Booking>`,
    '21: <Booking> shows 9 <Fare> at most',
  ],
  ['section', '<Faq title="All">\n\nAsk us.\n\n</Faq>'],
  ['words', 'Call <Phone>us</Phone>.', '1: <Phone> cannot have content'],
  ['section', '<Gallery title="All">\n\nWords.\n\n</Gallery>', '3: <Gallery> does not show this'],
]);
