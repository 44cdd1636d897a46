import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {readLines} from '../../src/tools/review/lines';
import {compareLines} from '../../src/tools/review/words';

const lines = (html: string) => readLines(load(html)('body').get());
const texts = (html: string) => lines(html).map(({text}) => text);

/** Changes as an editor would write them on paper: [-out-], {+in+}. */
const told = (before: string, after: string) =>
  compareLines(lines(before), lines(after)).map(({pieces}) =>
    pieces
      .map(({sort, text}) =>
        sort === 'same' ? text : sort === 'out' ? `[-${text}-]` : `{+${text}+}`,
      )
      .join(''),
  );

describe('a page’s lines', () => {
  test('are its paragraphs, headings and list items', () => {
    expect(texts('<h1>Rides</h1><p>By <b>day</b>.</p><ul><li>One<li>Two</ul>')).toEqual([
      'Rides',
      'By day.',
      'One',
      'Two',
    ]);
  });

  test('stand under the heading before them', () => {
    expect(lines('<h1>Rides</h1><p>A</p><h2>Fares</h2><p>B</p>').map(({under}) => under)).toEqual([
      '',
      'Rides',
      'Rides',
      'Fares',
    ]);
  });

  test('keep words apart that stand side by side', () => {
    expect(texts('<p><span>Airport</span><span>₹269</span></p>')).toEqual(['Airport ₹269']);
  });

  test('hold what is read out: texts of pictures and labels', () => {
    expect(lines('<img alt="A cab"><input placeholder="Name">')).toMatchObject([
      {kind: 'picture text', text: 'A cab'},
      {kind: 'label', text: 'Name'},
    ]);
  });

  test('leave out what nobody reads', () => {
    expect(texts('<script>one()</script><style>a{}</style><svg><title>x</title></svg>')).toEqual(
      [],
    );
  });
});

describe('words that differ', () => {
  test('are marked inside their line', () => {
    expect(told('<p>We drive by day in Assam</p>', '<p>We drive by night in Assam</p>')).toEqual([
      'We drive by [-day-]{+night+} in Assam',
    ]);
  });

  test('are a whole line where nothing of it was there', () => {
    expect(told('<p>One</p>', '<p>One</p><p>Another thing altogether</p>')).toEqual([
      '{+Another thing altogether+}',
    ]);
  });

  test('are not sought in a line that says something else', () => {
    expect(told('<p>Fares begin at ₹269</p>', '<p>Our drivers are trained</p>')).toEqual([
      '[-Fares begin at ₹269-]',
      '{+Our drivers are trained+}',
    ]);
  });

  test('are found in the right one of several lines', () => {
    expect(
      told(
        '<p>Ask the driver of your cab</p><p>Pay as you like to pay</p>',
        '<p>Something new</p><p>Ask the driver of your car</p><p>Pay as you want to pay</p>',
      ),
    ).toEqual([
      '{+Something new+}',
      'Ask the driver of your [-cab-]{+car+}',
      'Pay as you [-like-]{+want+} to pay',
    ]);
  });

  test('are none where only the code around them is other', () => {
    expect(told('<p>By <b>day</b></p>', '<div>By\n <i>day</i></div>')).toEqual([]);
  });
});
