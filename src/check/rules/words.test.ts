import {contact} from '../../company/contact';
import {formatRupees, rentalKeys, rentals} from '../../company/fares';
import {testCases, type Case} from '../testCases';

const examples: readonly (readonly [text: string, found: string])[] = [
  ['It costs ₹25000.', '₹25000'],
  ['It costs Rs. 1500.', 'Rs. 1500'],
  ['It costs 1500 rupees.', '1500 rupees'],
  ['It costs ₹1,500/-.', '₹1,500/-'],
  ['It began on January 14, 2025.', 'January 14, 2025'],
  ['It began on 14th of January 2025.', '14th of January 2025'],
  ['𝗪𝗲 ride.', '𝗪𝗲'],
  ['It began on 14/01/2025.', '14/01/2025'],
  ['It began on 2025-01-14.', '2025-01-14'],
  ['It began on 20-11-26.', '20-11-26'],
  ['It began on 14-Jan-25.', '14-Jan-25'],
  ['It opens at 5 P.M. today.', '5 P.M.'],
  ['It opens at 5.30pm today.', '5.30pm'],
  ['It opens at 17:00 hrs today.', '17:00 hrs'],
  ['It began on 15. August.', '15. August'],
  ['With 10km for each.', '10km'],
  ['Save 50%off today.', '50%off'],
  ['It takes 60minutes.', '60minutes'],
  ['It is only₹500.', 'only₹500'],
  ['With 10 kwh for each.', '10 kwh'],
  ['Save up to 40 % now.', '40 %'],
  ['Save 40 percent now.', '40 percent'],
  ['Tonnes of CO2 saved.', 'CO2'],
  ['Support is there 24x7.', '24x7'],
  ['After 10,00,000 rides.', '10,00,000'],
  ['What Evo does.', 'Evo'],
  ['If you send the e-mail.', 'e-mail'],
  ['You bring your license.', 'license'],
  ['It is a ride.Then ride.', 'ride.Then'],
  ['It is (see below)and quiet.', ')and'],
  ['It is ( quiet ) here.', '('],
  ['From A -> B.', '->'],
  ['It is "cheap\' here.', '"cheap\''],
  ['It is booked , sold.', 'booked ,'],
  ['Book now!!!', '!!!'],
  ['And then..', '..'],
  ['The driverâ€™s room.', 'driverâ€™s'],
  ['They said «yes» twice.', '«'],
  ['Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
  ['TODO: opening hours.', 'TODO'],
  ['For XX seats.', 'XX'],
  ['In the app - and here.', '-'],
  ['Here—there.', '—'],
  ['It costs ₹₹300.', '₹₹300'],
  ['It costs 450₹.', '450₹'],
  ['It costs 5 lacs.', '5 lacs'],
  ['With 10-15 rides.', '10-15'],
  ['It opens at 12.15 am.', '12.15 am'],
  ['It opens at 5:30 p.m. today.', '5:30 p.m.'],
  ['It takes 60 mins.', '60 mins'],
  ['It takes 2 hrs.', '2 hrs'],
  ['In the North-East.', 'North-East'],
  ['We don`t cancel.', 'don`t'],
  ['Each is elec-\ntric.', 'elec- tric'],
  ['PLEASE READ ALL OF IT TODAY.', 'PLEASE READ ALL OF IT TODAY'],
  ['Our \u0441abs.', '\u0441abs'],
];

const shortPhone = contact.phone.replaceAll(' ', '').slice(-10);
const hourlyFacts = Object.values(rentals).flatMap(({hours}): Case[] => {
  if (!hours) return [];
  const {maximum, kilometresPerHour} = hours;
  return [
    ['words', `Book for up to ${maximum} hours.`, `1: "${maximum}" may change`],
    ['words', `With ${kilometresPerHour} km for each.`, `1: "${kilometresPerHour}" may change`],
  ];
});
const [fare = ''] = Object.values(rentals).map(({from}) => formatRupees(from));

testCases([
  ['post', 'It costs ₹1,00,0000.', '1: "₹1,00,0000" is not how we write'],
  ['post', 'We are here here.', '1: "here here" is the same word twice'],
  ['post', 'Rs. 5 and Rs. 6.', '1: "Rs. 5"', '1: "Rs. 6"'],
  ['words', 'See [our fares](/ride).Then book.', '1: A space is missing'],
  ['words', 'Call <Phone />,then book.', '1: A space is missing'],
  ['post', 'It is quiet.**Book** now.', '1: A space is missing'],
  ...examples.map(([text, found]): Case => ['post', text, `1: "${found}" is not how we write`]),
  ['words', `Write to ${contact.email}.`, `1: "${contact.email}" may change`],
  ['words', `Call ${contact.phone}.`, `1: "${contact.phone}" may change`],
  ['words', `Call ${shortPhone}.`, `1: "${shortPhone}" may change`],
  ['words', `From ${fare}, day and night.`, `1: "${fare}" may change`],
  ...hourlyFacts,
  ['words', 'Call 0361 234 5678.', '1: "0361 234 5678" may change'],
  ['words', `From ₹<Price of="${rentalKeys[0]}" />.`, '1: The price has its sign twice'],
  ['post', 'Until 31 November 2026.', '1: "31 November 2026" is not in the calendar'],
  ['post', 'On Monday, 5 December 2026.', '1: "Monday, 5 December 2026" is a Saturday'],
  ['words', 'Book a&nbsp;car&nbsp;in&nbsp;this&nbsp;town.', '1: "a\u00A0car\u00A0in\u00A0this'],

  ['words', 'Nothing is recieved.', '1: "recieved" is not in the dictionary'],
  ['section', '<LogoStrip title="Houry rides" />', '1: "Houry" is not in the dictionary'],
  ['words', 'At Xuzhqar nothing is booked.', '1: "Xuzhqar" is not in the dictionary'],
  ['keys of a page', 'title: Electirc cab rentals', '2: "Electirc" is not in the dictionary'],
]);
