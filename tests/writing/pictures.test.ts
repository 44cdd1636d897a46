import {randomBytes} from 'node:crypto';

import sharp from 'sharp';
import {expect, test} from 'vitest';

import {componentsWithPicture, pictures} from '../../src/tools/check/pictures';
import {proseRules} from '../../src/tools/check/proseRules';
import {readSite} from '../../src/tools/check/site';
import {copyOf, mistakeTest, root} from './mistakes';

const home = 'pages/index.mdx';
const business = 'pages/business.mdx';
const between = 'news/2025-06-05-what-grows-between-the-rides/index.md';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const sustainability = 'pages/sustainability.mdx';

mistakeTest(
  proseRules,
  'a picture that is not there',
  {file: home, from: 'image="/img/hero-home.jpg"', to: 'image="/img/hero-hme.jpg"'},
  'pages/index.mdx:11:8  There is no picture "/img/hero-hme.jpg".\n→ Did you mean "/img/hero-home.jpg"?',
);

mistakeTest(
  proseRules,
  'a picture of another name altogether',
  {file: home, from: 'image="/img/hero-home.jpg"', to: 'image="/img/sunrise-with-elephants.jpg"'},
  'pages/index.mdx:11:8  There is no picture "/img/sunrise-with-elephants.jpg".\n→ Put the file into static/img and write "/img/" and its name.',
);

mistakeTest(
  proseRules,
  'a picture with other capitals',
  {file: home, from: 'image="/img/hero-home.jpg"', to: 'image="/img/Hero-Home.JPG"'},
  'pages/index.mdx:11:8  There is no picture "/img/Hero-Home.JPG".\n→ Did you mean "/img/hero-home.jpg"?',
);

mistakeTest(
  proseRules,
  'a picture by its path in the project',
  {file: business, from: '(/img/community-1.jpg)', to: '(static/img/community-1.jpg)'},
  'pages/business.mdx:290:47  There is no picture "static/img/community-1.jpg".\n→ Did you mean "/img/community-1.jpg"?',
);

mistakeTest(
  proseRules,
  'a picture outside static/img',
  {file: business, from: '(/img/community-1.jpg)', to: '(/icon-512.png)'},
  'pages/business.mdx:290:47  "/icon-512.png" is not in static/img, where the pictures of pages are.\n→ Put the file there and write "/img/icon-512.png".',
);

mistakeTest(
  proseRules,
  'a picture of another site',
  {file: business, from: '(/img/community-1.jpg)', to: '(https://pictures.example/trees.jpg)'},
  'pages/business.mdx:290:47  "https://pictures.example/trees.jpg" is a picture of another site.\n→ Put the file into static/img and write "/img/" and its name.',
);

mistakeTest(
  proseRules,
  'a drawing in place of a picture',
  {file: business, from: '(/img/community-1.jpg)', to: '(/clients.svg)'},
  'pages/business.mdx:290:47  "/clients.svg" is no picture for pages. Allowed are .jpg, .jpeg, .png, .webp and .avif.\n→ Save the picture as a JPEG (.jpg) and write its new name.',
);

mistakeTest(
  proseRules,
  'a picture in text that is not there',
  {file: business, from: '(/img/community-1.jpg)', to: '(/img/comunity-1.jpg)'},
  'pages/business.mdx:290:47  There is no picture "/img/comunity-1.jpg".\n→ Did you mean "/img/community-1.jpg"?',
);

mistakeTest(
  proseRules,
  'a picture beside a post that is not there',
  {file: between, from: '(./planting.jpg)', to: '(./plantation.jpg)'},
  'news/2025-06-05-what-grows-between-the-rides/index.md:18:63  There is no picture "./plantation.jpg".\n→ Did you mean "./planting.jpg"?',
);

mistakeTest(
  proseRules,
  "a post's own picture that is not there",
  {file: tree, from: 'image: ./green-disc.jpg', to: 'image: ./green-disk.jpg'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:7:8  image is "./green-disk.jpg", but there is no such picture beside the post. In this folder there is ./green-disc.jpg.\n→ Did you mean "./green-disc.jpg"?',
);

mistakeTest(
  proseRules,
  'no text in a component that can do without a picture',
  {
    file: sustainability,
    from: 'image="/img/charge-network.jpg"\nalt="A miniature landscape of hills, river and roads with charging points marked"\n',
    to: 'image="/img/charge-network.jpg"\n',
  },
  'pages/sustainability.mdx:73:8  This picture has no alternative text, so people who do not see it are told nothing.\n→ Write what it shows: alt="what the picture shows"',
);

mistakeTest(
  proseRules,
  'an empty text',
  {
    file: sustainability,
    from: 'alt="A miniature landscape of hills, river and roads with charging points marked"',
    to: 'alt=""',
  },
  'pages/sustainability.mdx:74:6  This picture has no alternative text, so people who do not see it are told nothing.\n→ Write what it shows: alt="what the picture shows"',
);

mistakeTest(
  proseRules,
  'an empty text in Markdown',
  {file: business, from: '![People plant young trees beside an EVO cab]', to: '![]'},
  'pages/business.mdx:290:3  This picture has no alternative text, so people who do not see it are told nothing.\n→ Write what it shows: ![what the picture shows](/img/community-1.jpg)',
);

mistakeTest(
  proseRules,
  'the name of a file in place of a text',
  {
    file: sustainability,
    from: 'alt="A miniature landscape of hills, river and roads with charging points marked"',
    to: 'alt="charge-network.jpg"',
  },
  'pages/sustainability.mdx:74:6  "charge-network.jpg" is a file\'s name, not a text that says what the picture shows.\n→ Write what it shows: alt="what the picture shows"',
);

mistakeTest(
  proseRules,
  'the name that a camera gave',
  {file: business, from: '![People plant young trees beside an EVO cab]', to: '![IMG_2043]'},
  'pages/business.mdx:290:3  "IMG_2043" is a file\'s name, not a text that says what the picture shows.\n→ Write what it shows: ![what the picture shows](/img/community-1.jpg)',
);

mistakeTest(
  proseRules,
  'a text that begins "picture of"',
  {
    file: sustainability,
    from: 'alt="A miniature landscape',
    to: 'alt="Picture of a miniature landscape',
  },
  'pages/sustainability.mdx:74:6  The text begins with "Picture of", which screen readers say by themselves.\n→ Write: A miniature landscape of hills, river and roads with charging points marked',
);

mistakeTest(
  proseRules,
  'a post\'s text that begins "image of"',
  {file: tree, from: 'imageAlt: An EVO cab', to: 'imageAlt: Image of an EVO cab'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:8:11  The text begins with "Image of", which screen readers say by themselves.\n→ Write: An EVO cab on a round of green, surrounded by trees and wind turbines',
);

mistakeTest(
  proseRules,
  'a text that is too long',
  {
    file: sustainability,
    from: 'alt="A miniature landscape of hills, river and roads with charging points marked"',
    to: 'alt="A miniature landscape of hills, river and roads with charging points marked, seen from above on a clear day, with a small white cab on its way from one point to the next and a boat below"',
  },
  'pages/sustainability.mdx:74:6  The text has 186 characters, which is long to listen to. Allowed are 150.\n→ Leave out at least 36.',
);

mistakeTest(
  proseRules,
  'a film that is not there',
  {file: sustainability, from: 'video="/video/sustainability"', to: 'video="/video/sustainabilty"'},
  'pages/sustainability.mdx:12:8  There is no film static/video/sustainabilty.mp4.\n→ Did you mean "/video/sustainability"?',
);

mistakeTest(
  proseRules,
  'a film with its ending',
  {
    file: sustainability,
    from: 'video="/video/sustainability"',
    to: 'video="/video/sustainability.mp4"',
  },
  'pages/sustainability.mdx:12:8  "/video/sustainability.mp4" has an ending.\n→ Write "/video/sustainability": it stands for both files of the film.',
);

/** A picture of dots, which is heavy for its size. */
async function dots(width: number, quality = 80): Promise<Uint8Array> {
  const height = Math.round(width / 1.5);
  const noise = randomBytes(width * height * 3);
  return sharp(noise, {raw: {width, height, channels: 3}})
    .jpeg({quality})
    .toBuffer();
}

const heavy = await dots(1600, 95);

mistakeTest(
  proseRules,
  'a picture that would be blurred',
  {file: 'static/img/rental-airport.jpg', bytes: await dots(640)},
  'static/img/rental-airport.jpg:1:1  This picture is 640 pixels wide, so it would be blurred. Allowed are 800 to 2400.\n→ Take the picture as it came from the camera, or another one.',
);

mistakeTest(
  proseRules,
  'a picture that is wider than any screen shows it',
  {file: 'static/img/rental-airport.jpg', bytes: await dots(2600, 10)},
  'static/img/rental-airport.jpg:1:1  This picture is 2600 pixels wide. Allowed are 800 to 2400, which is the widest that is shown.\n→ Save it again 2400 pixels wide.',
);

mistakeTest(
  proseRules,
  'a picture of too many bytes',
  {file: 'news/2025-10-07-thank-you-drivers/cup.jpg', bytes: heavy},
  `news/2025-10-07-thank-you-drivers/cup.jpg:1:1  This picture has ${(heavy.length / 1_000_000).toFixed(1)} MB. Allowed are 1.5 MB.\n→ Save it again as a JPEG of quality 85.`,
);

mistakeTest(
  proseRules,
  'a file that is no picture in spite of its name',
  {file: 'static/img/rental-airport.jpg', text: 'No picture.'},
  'static/img/rental-airport.jpg:1:1  This file cannot be read as a picture.\n→ Save it again as a JPEG, or take another file.',
);

test('of a text that a component demands, the types tell', async () => {
  expect([...componentsWithPicture(root)].sort()).toContain('Rental');
  const site = readSite(root, {
    'pages/ride.mdx': copyOf('pages/ride.mdx', [
      'alt="An EVO cab waits at the airport kerb beside the terminal"\n',
      '',
    ]),
  });
  expect(await pictures(site)).toEqual([]);
});
