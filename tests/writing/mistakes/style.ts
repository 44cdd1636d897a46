import {article, inHero, post, words} from '../fixtures';
import type {Fixture} from '../fixtures';

/** House style. */
export const style: Record<string, Fixture> = {
  'Rs before an amount': post('It costs Rs. 1500.', 'money-form 12:10 "₹1,500"'),
  'rupees in words': post('It costs 1500 rupees.', 'money-form 12:10 "₹1,500"'),
  'INR before an amount': post('It costs INR 1500.', 'money-form 12:10 "₹1,500"'),
  'an amount with /-': post('It costs ₹1,500/-.', 'money-form 12:10 "₹1,500"'),
  'a space after ₹': post('It costs ₹ 269.', 'money-form 12:10 "₹269"'),
  'an amount without commas': post('It costs ₹25000.', 'money-form 12:10 "₹25,000"'),
  'an amount grouped by thousands': post('It costs ₹100,000.', 'money-form 12:10 "₹1,00,000"'),
  'an amount grouped by pairs': post('It costs ₹1,00,00.', 'money-form 12:10 "₹10,000"'),
  'a range with a hyphen': post('It pays ₹40-45k.', 'money-form 12:9 "₹40–45k"'),
  'a price of ours': words('From ₹699 on.', 'price-typed 8:6 <Price of="interdistrict" />'),
  'a price that several rentals have': words(
    'From Rs 269 on.',
    'price-typed 8:6 <Price of="railway" />',
  ),
  'a price of ours in a title': article(
    'title="Rides from ₹269"',
    'price-typed 6:28 Delete it from title',
  ),
  'no space before km': words('With 10km for each.', 'unit-form 8:6 "10 km"'),
  kms: words('With 10 kms for each.', 'unit-form 8:6 "10 km"'),
  kwh: words('With 10 kwh for each.', 'unit-form 8:6 "10 kWh"'),
  mins: words('Book 60 mins ahead.', 'unit-words 8:6 "60 minutes"'),
  '24x7': words('Support is there 24x7.', 'unit-form 8:18 "24/7"'),
  '24*7': words('Support is there 24*7.', 'unit-form 8:18 "24/7"'),
  'a space before %': words('Save up to 40 % now.', 'unit-form 8:12 "40%"'),
  'per cent in words': words('Save up to 40 per cent.', 'unit-words 8:12 "40%"'),
  CO2: words('Tonnes of CO2 saved.', 'unit-form 8:11 Use a subscript: CO₂.'),
  'two spaces': words('Nothing is  booked.', 'typography-spaces 8:11'),
  'three dots': words('And then...', 'typography-dots 8:9 "…"'),
  'two full stops': words('And then..', 'typography-dots 8:9 "."'),
  'a hyphen for a dash': words('In the app - and here.', 'typography-hyphen 8:11'),
  'a long dash': words('In the app — and here.', 'typography-long-dash 8:11'),
  'a space before a comma': words('It is booked , sold.', 'typography-space-before 8:13'),
  'no space after a comma': words(
    'It is booked,sold.',
    'typography-space-missing 8:7 "booked, sold"',
  ),
  'no space between sentences': words(
    'It is a ride.Then ride.',
    'typography-space-missing 8:9 "ride. Then"',
  ),
  'too many exclamation marks': words('Book now!!!', 'typography-shouting 8:9'),
  'a straight apostrophe': post("A part of EVO's aim.", 'typography-quotes 12:11 EVO’s'),
  'straight quotes': post('The word is "every".', 'typography-quotes 12:13 “every”'),
  'a word twice': words('Say how to to read it.', 'word-repeated 8:9 "to"'),
  'a word twice over a line in bold': words('Nothing\n**nothing** is here.', 'word-repeated 8:1'),
  'filler text': words('Lorem ipsum dolor sit amet.', 'placeholder-text 8:1 "Lorem ipsum"'),
  'a note to oneself': words('TODO: opening hours.', 'placeholder-text 8:1 "TODO"'),
  'a sentence in capitals': words(
    'BOOK YOUR RIDE in the app.',
    'uppercase-text 8:1 "Book your ride"',
  ),
  'a button in capitals': inHero(
    '<Button to="/ride">CONTACT US</Button>',
    'term-form 10:20 "Contact Us"',
  ),
  'our name in other letters': words('What Evo does.', 'term-form 8:6 "EVO"'),
  'our name with full stops': words('What E.V.O. does.', 'term-form 8:6 "EVO"'),
  'a service in other letters': words(
    'What EVO Commercial does.',
    'term-form 8:6 "Evo Commercial"',
  ),
  'the region with a hyphen': words('In the North-East.', 'term-form 8:8 "North East"'),
  'a licence with s': words('You bring your license.', 'term-form 8:16 "licence"'),
  'email with a hyphen': words('If you send the e-mail.', 'term-form 8:17 "email"'),
  'a button in other letters': inHero(
    '<Button to="/ride">Book now</Button>',
    'term-form 10:20 "Book Now"',
  ),
  'an American date': post('It began on January 14, 2025.', 'date-form 12:13 "14 January 2025"'),
  'a date in figures': post('It began on 01/14/2025.', 'date-form 12:13 "14 January 2025"'),
  'an ISO date': post('It began on 2025-01-14.', 'date-form 12:13 "14 January 2025"'),
  'a date with its ending': post('It began on 14th of January.', 'date-form 12:13 "14 January"'),
  'our email address': words('Write to hello@evo.example.', 'contact-typed 8:10 <Email />'),
  'our phone number': words('Call +91 00000 00000.', 'contact-typed 8:6 <Phone />'),
  'a phone number in a post': post(
    'Call +91 98765 43210.',
    'contact-typed 12:6 [contact](/contact)',
  ),
};

/** Misspelled words, wherever visitors read them. */
export const spelling: Record<string, Fixture> = {
  'a word in text': words('Nothing is recieved.', 'word-unknown 8:12 "received"'),
  'a word in a prop': article('title="Houry rides"', 'word-unknown 6:17 "Hourly"'),
  'a word in alternative text': words(
    '![A miniture car](/img/hero-home.jpg)',
    'word-unknown 8:5 "miniature"',
  ),
  'a word in bold': words('A **clasic** car.', 'word-unknown 8:5 "classic"'),
  'a word in a link': words('[The electirc car](/ride).', 'word-unknown 8:6 "electric"'),
  'a word in a table': words('| Rental |\n| --- |\n| Airprot |', 'word-unknown 10:3 "Airport"'),
  'a word in a quotation': post('> A guest,\n> house ownr.', 'word-unknown 13:9 "owner"'),
  'an American spelling': words('The colors of the hills.', 'word-unknown 8:5 "colours"'),
  'a place': words('It covers Cherapunji.', 'word-unknown 8:11 "Cherrapunji"'),
  'a name without its capital': words('It covers dawki.', 'word-unknown 8:11 "Dawki"'),
  'an unknown name': words('At Xuzhqar nothing is booked.', 'word-unknown 8:4 .config/words.txt'),
};
