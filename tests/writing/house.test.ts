import {proseRules} from '../../src/tools/check/proseRules';
import {mistakeTest} from './mistakes';

const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const investment = 'news/2024-10-08-drive-with-zero-investment/index.md';
const help = 'pages/help.mdx';
const ride = 'pages/ride.mdx';
const services = 'pages/services.mdx';
const contact = 'pages/contact.mdx';
const charge = 'pages/charge.mdx';
const terms = 'pages/terms.mdx';
const drive = 'pages/drive.mdx';
const privacy = 'pages/privacy.mdx';

mistakeTest(
  proseRules,
  'Rs before a price',
  {file: tree, from: 'Planting is what the ride does.', to: 'A sapling costs Rs. 269.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:55  `Rs. 269` is written with ₹ on our pages.\n→ Write `₹269`.',
);

mistakeTest(
  proseRules,
  'rupees in words',
  {file: tree, from: 'Planting is what the ride does.', to: 'A sapling costs 1500 rupees.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:55  `1500 rupees` is written with ₹ on our pages.\n→ Write `₹1,500`.',
);

mistakeTest(
  proseRules,
  'INR before a price',
  {file: tree, from: 'Planting is what the ride does.', to: 'A sapling costs INR 1500.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:55  `INR 1500` is written with ₹ on our pages.\n→ Write `₹1,500`.',
);

mistakeTest(
  proseRules,
  'a price with /-',
  {file: tree, from: 'Planting is what the ride does.', to: 'A sapling costs ₹1,500/-.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:55  `₹1,500/-` ends in signs that a price with ₹ does not need.\n→ Write `₹1,500`.',
);

mistakeTest(
  proseRules,
  'a space behind the ₹',
  {file: tree, from: 'Planting is what the ride does.', to: 'A sapling costs ₹ 269.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:55  `₹ 269` has a space behind the ₹.\n→ Write `₹269`.',
);

mistakeTest(
  proseRules,
  'a price that is not grouped',
  {file: investment, from: '₹25,000 weekly', to: '₹25000 weekly'},
  'news/2024-10-08-drive-with-zero-investment/index.md:16:32  `₹25000` is not grouped the Indian way.\n→ Write `₹25,000`.',
);

mistakeTest(
  proseRules,
  'a price grouped the American way',
  {file: tree, from: 'Planting is what the ride does.', to: 'A forest costs ₹100,000.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:54  `₹100,000` is not grouped the Indian way.\n→ Write `₹1,00,000`.',
);

mistakeTest(
  proseRules,
  'a price grouped in pairs alone',
  {file: tree, from: 'Planting is what the ride does.', to: 'A forest costs ₹1,00,00.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:54  `₹1,00,00` is not grouped the Indian way.\n→ Write `₹10,000`.',
);

mistakeTest(
  proseRules,
  'a price that is typed in a page',
  {file: help, from: '<Price of="interdistrict" />', to: '₹699'},
  'pages/help.mdx:29:42  The price ₹699 is typed, so it would stay here when the fare changes.\n→ Write `<Price of="interdistrict" />`.',
);

mistakeTest(
  proseRules,
  'a price that is typed in a page and that several rentals have',
  {file: help, from: '<Price of="shillong" />', to: 'Rs 269'},
  'pages/help.mdx:27:31  The price ₹269 is typed, so it would stay here when the fare changes.\n→ Write `<Price of="airport" />`, or the same with hourly, shillong or railway.',
);

mistakeTest(
  proseRules,
  'a price that is typed in a title',
  {file: ride, from: 'title="Airport rentals"', to: 'title="Airport rentals from ₹269"'},
  'pages/ride.mdx:16:29  The price ₹269 is typed, so it would stay here when the fare changes.\n→ Leave it out of title, and write `<Price of="airport" />` in the text below.',
);

mistakeTest(
  proseRules,
  'a range of prices with a hyphen',
  {file: investment, from: '₹40–45k', to: '₹40-45k'},
  'news/2024-10-08-drive-with-zero-investment/index.md:16:57  `₹40-45k` has a hyphen in it.\n→ Write `₹40–45k`.',
);

mistakeTest(
  proseRules,
  'no space before km',
  {file: services, from: 'with 10 km for each', to: 'with 10km for each'},
  'pages/services.mdx:20:44  `10km` has no space before its unit.\n→ Write `10 km`.',
);

mistakeTest(
  proseRules,
  'kms',
  {file: services, from: 'with 10 km for each', to: 'with 10 kms for each'},
  'pages/services.mdx:20:44  `10 kms` is not how we write the unit.\n→ Write `10 km`.',
);

mistakeTest(
  proseRules,
  'mins',
  {file: services, from: 'at least 60 minutes ahead', to: 'at least 60 mins ahead'},
  'pages/services.mdx:26:77  `60 mins` is an abbreviation.\n→ Write `60 minutes`.',
);

mistakeTest(
  proseRules,
  '24x7',
  {file: contact, from: 'Support is there 24/7.', to: 'Support is there 24x7.'},
  'pages/contact.mdx:8:33  `24x7` is written with a slash on our pages.\n→ Write `24/7`.',
);

mistakeTest(
  proseRules,
  'a space before the %',
  {file: help, from: 'save up to 40%', to: 'save up to 40 %'},
  'pages/help.mdx:31:101  `40 %` has a space before the %.\n→ Write `40%`.',
);

mistakeTest(
  proseRules,
  'per cent in words',
  {file: help, from: 'save up to 40%', to: 'save up to 40 per cent'},
  'pages/help.mdx:31:101  `40 per cent` is written with a sign on our pages.\n→ Write `40%`.',
);

mistakeTest(
  proseRules,
  'CO2',
  {file: charge, from: 'Tonnes CO₂ saved', to: 'Tonnes CO2 saved'},
  'pages/charge.mdx:30:8  The 2 of `CO2` is a small one.\n→ Write `CO₂`.',
);

mistakeTest(
  proseRules,
  'two spaces',
  {file: terms, from: 'Nothing is booked, sold', to: 'Nothing is  booked, sold'},
  'pages/terms.mdx:12:11  There is more than one space.\n→ Leave one.',
);

mistakeTest(
  proseRules,
  'three dots',
  {
    file: terms,
    from: 'and you confirm it there before the ride.',
    to: 'and then you confirm it...',
  },
  'pages/terms.mdx:16:119  `...` is one sign.\n→ Write `…`.',
);

mistakeTest(
  proseRules,
  'a hyphen in place of a dash',
  {file: terms, from: 'Rides are booked in the app, and', to: 'Rides are booked in the app - and'},
  'pages/terms.mdx:12:78  `-` stands for a dash here.\n→ Write ` – `, or a comma.',
);

mistakeTest(
  proseRules,
  'a word twice',
  {file: terms, from: 'say how to read it', to: 'say how to to read it'},
  'pages/terms.mdx:8:84  `to to`: a word stands twice.\n→ Write `to`.',
);

mistakeTest(
  proseRules,
  'a word twice, over the end of a line and in bold',
  {file: terms, from: 'Nothing is booked', to: 'Nothing\n**nothing** is booked'},
  'pages/terms.mdx:12:1  `Nothing nothing`: a word stands twice.\n→ Write `Nothing`.',
);

mistakeTest(
  proseRules,
  'filler text',
  {
    file: terms,
    from: 'Nothing is booked, sold or signed on these pages.',
    to: 'Lorem ipsum dolor sit amet, consectetur.',
  },
  'pages/terms.mdx:12:1  `Lorem ipsum` holds a place for words that are to come.\n→ Write them, or leave the sentence out.',
);

mistakeTest(
  proseRules,
  'a note to oneself',
  {
    file: terms,
    from: 'Nothing is booked, sold or signed on these pages.',
    to: 'TODO: opening hours.',
  },
  'pages/terms.mdx:12:1  `TODO` holds a place for words that are to come.\n→ Write them, or leave the sentence out.',
);

mistakeTest(
  proseRules,
  'a run of exclamation marks',
  {file: terms, from: 'Nothing is booked, sold or signed on these pages.', to: 'Book now!!!'},
  'pages/terms.mdx:12:9  `!!!` shouts.\n→ Write `.`, or at most one `!`.',
);

mistakeTest(
  proseRules,
  'a sentence in capitals',
  {
    file: terms,
    from: 'Nothing is booked, sold or signed on these pages.',
    to: 'BOOK YOUR RIDE in the app.',
  },
  'pages/terms.mdx:12:1  `BOOK YOUR RIDE` is typed in capitals, which are hard to read.\n→ Write `Book your ride`.',
);

mistakeTest(
  proseRules,
  'a button in capitals',
  {
    file: services,
    from: '<Button to="/contact">Contact Us</Button>',
    to: '<Button to="/contact">CONTACT US</Button>',
  },
  'pages/services.mdx:56:23  `CONTACT US` is typed in capitals, which are hard to read.\n→ Write `Contact us`.',
);

mistakeTest(
  proseRules,
  'our name in other letters',
  {file: terms, from: 'what EVO does', to: 'what Evo does'},
  'pages/terms.mdx:8:29  `Evo` is not how the name is written.\n→ Write `EVO`.',
);

mistakeTest(
  proseRules,
  'our name with full stops',
  {file: terms, from: 'what EVO does', to: 'what E.V.O. does'},
  'pages/terms.mdx:8:29  `E.V.O.` is not how the name is written.\n→ Write `EVO`.',
);

mistakeTest(
  proseRules,
  'a service with our name in other letters',
  {file: help, from: '[Evo Commercial](/commercial)', to: '[EVO Commercial](/commercial)'},
  'pages/help.mdx:47:107  `EVO Commercial` is not how the name is written.\n→ Write `Evo Commercial`.',
);

mistakeTest(
  proseRules,
  'the region in other letters',
  {
    file: charge,
    from: 'Partner in an electric vehicle charging network for the North East.',
    to: 'Partner in an electric vehicle charging network for the North-East.',
  },
  'pages/charge.mdx:3:70  `North-East` is not how the region is written.\n→ Write `North East`.',
);

mistakeTest(
  proseRules,
  'a day in the American order',
  {file: tree, from: 'Planting is what the ride does.', to: 'Planting began on January 14, 2025.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:57  `January 14, 2025` is not how we write days.\n→ Write `14 January 2025`.',
);

mistakeTest(
  proseRules,
  'a day in figures',
  {file: tree, from: 'Planting is what the ride does.', to: 'Planting began on 01/14/2025.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:57  `01/14/2025` is not how we write days.\n→ Write `14 January 2025`.',
);

mistakeTest(
  proseRules,
  'a day with its ending',
  {file: tree, from: 'Planting is what the ride does.', to: 'Planting began on 14th January.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:57  `14th January` is not how we write days.\n→ Write `14 January`.',
);

mistakeTest(
  proseRules,
  'our e-mail address in a page',
  {file: contact, from: 'write to <Email />', to: 'write to hello@evo.example'},
  'pages/contact.mdx:24:51  The e-mail address is typed, so it would stay here when ours changes.\n→ Write `<Email />`.',
);

mistakeTest(
  proseRules,
  'our phone number in a page',
  {file: help, from: 'call <Phone />', to: 'call +91 00000 00000'},
  'pages/help.mdx:64:22  The phone number is typed, so it would stay here when ours changes.\n→ Write `<Phone />`.',
);

mistakeTest(
  proseRules,
  'a phone number in a post',
  {file: tree, from: 'Planting is what the ride does.', to: 'Call +91 98765 43210 to plant one.'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:30:44  The phone number is typed, so it would stay here when ours changes.\n→ Link to the page that has it: `[contact](/contact)`.',
);

mistakeTest(
  proseRules,
  'a licence with s',
  {file: drive, from: 'You bring your licence', to: 'You bring your license'},
  'pages/drive.mdx:16:80  `license` is the verb: what a driver has is spelt with c.\n→ Write `licence`.',
);

mistakeTest(
  proseRules,
  'email without its hyphen',
  {file: privacy, from: 'If you send the e-mail', to: 'If you send the email'},
  'pages/privacy.mdx:27:188  `email` has a hyphen on our pages.\n→ Write `e-mail`.',
);

mistakeTest(
  proseRules,
  'a straight apostrophe',
  {file: tree, from: 'of EVO’s mission', to: "of EVO's mission"},
  "news/2025-01-14-a-tree-after-every-ride/index.md:28:28  `EVO's` has a straight apostrophe.\n→ Write `EVO’s`.",
);

mistakeTest(
  proseRules,
  'straight quotes',
  {file: tree, from: 'the word is “every”', to: 'the word is "every"'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:20:56  `"every"` has straight quotes.\n→ Write `“every”`.',
);

mistakeTest(
  proseRules,
  'a space before a comma',
  {file: terms, from: 'Nothing is booked, sold', to: 'Nothing is booked , sold'},
  'pages/terms.mdx:12:18  There is a space before `,`.\n→ Delete it.',
);

mistakeTest(
  proseRules,
  'no space behind a comma',
  {file: terms, from: 'Nothing is booked, sold', to: 'Nothing is booked,sold'},
  'pages/terms.mdx:12:12  There is no space behind the comma.\n→ Write `booked, sold`.',
);

mistakeTest(
  proseRules,
  'no space between sentences',
  {file: terms, from: 'before the ride.\n\n## Some', to: 'before the ride.Then ride.\n\n## Some'},
  'pages/terms.mdx:16:132  There is no space between two sentences.\n→ Write `ride. Then`.',
);
