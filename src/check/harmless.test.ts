import {rentalKeys} from '../company/fares';
import {testCases, type Case} from './testCases';

const texts: readonly (readonly [place: Case[0], text: string])[] = [
  ['post', 'The best that that road offers, and all we had had.'],
  ['post', 'See `TODO...  Rs. 5` and the [report](https://partner.example/2025-01-14/a...b).'],
  ['post', 'Words.\n\n```sh\nEvo TODO  "x"  Rs 5 -- a b\n```'],
  ['post', '| Rental | From |\n| :----- | ---: |\n| Airport | 10 km |'],
  ['words', 'A tree for each ride.[^tree]\n\n[^tree]: Planted in the hills.'],
  ['words', 'ভাৰত আৰু অসম, লাহে লাহে। नमस्ते, धीरे धीरे चलिए।'],
  ['post', 'A 10-km ride, 10–12 km of it north-east of Shillong, at 17:30.'],
  ['post', 'He said: “Is that so?” – “It is!” Mr. Das smiled…'],
  ['post', 'Numbers such as 9,000,000+, 43K+, 1000+, 24/7, 98% and 3.5 are figures.'],
  ['post', 'From 14 January 2025 to 3 May, in March 2025, and since May 12 stations are open.'],
  ['post', 'One line  \nand another\\\nthird, with A&amp;B and 5 &lt; 6.'],
  ['post', 'Towns license their cabs; the driver’s licence is checked.'],
  ['post', '<!-- a note -->\n\nFor {all} < 5 km.'],
  ['words', '## One {/* #own-id */}\n\n## Two\n\nSee [one](#own-id) and [two](#two).'],
  ['words', `For <Price of="${rentalKeys[0]}" />, or call <Phone />.`],
  ['words', '[A feed](/news/rss.xml), [a topic](/news/tags/fleet), [the press](/news#press).'],
  ['words', '[Send](sms:+910000012345), [write](mailto:desk@partner.example?subject=Hi).'],
  ['words', 'Ask Evo&nbsp;Commercial, EVO&nbsp;Business or Evo Taxi&nbsp;Charge.'],
  ['post', 'From ₹2,690* and ₹3,690* on. A room of 4 * 5 m and 2 * 3 m.'],
  ['post', 'A \\*star\\*, a \\[bracket\\], \\_two\\_ and \\*\\*bold\\*\\*.'],
  ['post', 'The file rate_card_2025 [sic], the tag #EVO, and (see below) [1].'],
  ['words', '**Quiet**, “**calm**” and (**cool**). **शांत** गाड़ी, **শান্ত**ৰ গাড়ী।'],
  ['post', '-5 °C in the hills: at 10:30:15 a.m., 1.5 km away.'],
  ['post', '- Four seats and a place for bags that\n  are too large for the cabin\n- Two bags'],
  ['post', 'See [our fares to the\nairport](/ride#airport) for more.'],
  ['post', 'Words with 1&nbsp;000&nbsp;km, and short-⁠distance rides.'],
  ['post', 'Ms D’Cruz, Mr O’Brien etc., on @evo_assam and with #RideElectric.'],
  ['post', 'Signs such as \\[x](/ride), 5 \\~ 6 and \\<b> are escaped.'],
  ['post', '- - -\n\nA "[ride](/ride)" in the \'90s, "\'yes\'" and "...and".'],
  ['keys of a post', 'date: 2030-12-14'],
  ['keys of a page', 'image: /img/hero.jpg\nimageAlt: A car in the hills'],
  ['keys of a page', "title: 'EVO: অসমৰ পথত এখন নতুন গাড়ী'"],
];

testCases(texts);
