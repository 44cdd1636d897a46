import {expect, test} from 'vitest';
import {contact} from '../../company/contact';
import {formatRupees, rentals} from '../../company/fares';
import {testCases, type Case} from '../testCases';
import {forms} from './words';

const examples: readonly (readonly [text: string, found: string])[] = [
  ['It costs ₹25000.', '₹25000'],
  ['It costs Rs. 1500.', 'Rs. 1500'],
  ['It costs 1500 rupees.', '1500 rupees'],
  ['It costs ₹1,500/-.', '₹1,500/-'],
  ['It began on January 14, 2025.', 'January 14, 2025'],
  ['It began on 14th of January 2025.', '14th of January 2025'],
  ['It began on 14/01/2025.', '14/01/2025'],
  ['It began on 2025-01-14.', '2025-01-14'],
  ['It began on 20-11-26.', '20-11-26'],
  ['It began on 14-Jan-25.', '14-Jan-25'],
  ['It began on 14 January, 2025.', '14 January, 2025'],
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
  ['Save 50%.Then ride.', '50%.Then'],
  ['It is (see below)and quiet.', ')and'],
  ['It is ( quiet ) here.', '('],
  ['From A -> B.', '->'],
  ['It is "cheap\' here.', '"cheap\''],
  ['It is booked , sold.', 'booked ,'],
  ['Book now!!!', '!!!'],
  ['And then..', '..'],
  ['The driverâ€™s room.', 'driverâ€™s'],
  ['They said „yes“ twice.', '„'],
  ['They said «yes» twice.', '«'],
  ['Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
  ['TODO: opening hours.', 'TODO'],
  ['For XX seats.', 'XX'],
  ['It is coming soon.', 'coming soon'],
  ['In the app - and here.', '-'],
  ['Here—there.', '—'],
];

const shortPhone = contact.phone.replaceAll(' ', '').slice(-10);
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
  ['words', `From ${fare} on.`, `1: "${fare}" may change`],
  ['words', 'Book a&nbsp;car&nbsp;in&nbsp;this&nbsp;town.', '1: "a\u00A0car\u00A0in\u00A0this'],

  ['words', 'Nothing is recieved.', '1: "recieved" is not in the dictionary'],
  ['section', '<LogoStrip title="Houry rides" />', '1: "Houry" is not in the dictionary'],
  ['words', 'The colors of the hills.', '1: "colors" is not in the dictionary'],
  ['words', 'At Xuzhqar nothing is booked.', '1: "Xuzhqar" is not in the dictionary'],
  ['keys of a page', 'title: Electirc cab rentals', '2: "Electirc" is not in the dictionary'],
]);

test.each(forms.map(([pattern]) => pattern))('%s has an example', (pattern) => {
  expect(examples.filter(([text]) => text.search(pattern) >= 0)).not.toEqual([]);
});
