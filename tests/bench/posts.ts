/** Generated posts, the same for every builder that is compared. */
import {link, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import pLimit from 'p-limit';

import {postText, type Fixture} from '../newsroom/copy';

const kinds = ['news', 'media-coverage', 'press-release'] as const;
const tags = ['fleet', 'charging', 'rides', 'drivers'] as const;

const sentences = [
  'The first cabs leave the depot before sunrise, when the streets along the river are still empty.',
  'A full battery lasts a day of rides in town, and a short stop over lunch carries the car up to the hills.',
  'Drivers come from every district of the state and begin with two weeks of training.',
  'Guests of hotels in Guwahati ask for the quiet car by name.',
  'Sixteen charging stations are planned along the highway, each open to everyone.',
  'The fare is confirmed before the ride begins and stays what it was.',
  'On the road to Shillong the motor brakes for the car and gives back part of the charge.',
  'A tree is planted after every ride, most of them by the people who live beside it.',
];

/** A post's place in the year and its name, by its number. */
export function postFolder(index: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `2023-${two((index % 12) + 1)}-${two((index % 27) + 1)}-post-${index}`;
}

/** Some 200 words: four paragraphs, a heading, a list and a link. */
export function postBody(index: number): string {
  const paragraph = (from: number) =>
    [0, 1, 2, 3].map((next) => sentences[(from + next) % sentences.length] ?? '').join(' ');
  return [
    paragraph(index),
    paragraph(index + 3),
    `## What ride number ${index} was like`,
    paragraph(index + 5),
    [1, 2, 3].map((next) => `- ${sentences[(index + next) % sentences.length] ?? ''}`).join('\n'),
    `${paragraph(index + 2)} [Read more](https://press.example/story-${index}).`,
  ].join('\n\n');
}

/** A generated post by its number. */
export function fixture(index: number): Fixture {
  return {
    folder: postFolder(index),
    title: `Post number ${index} of the many`,
    kind: kinds[index % kinds.length] ?? 'news',
    tags: [tags[index % tags.length] ?? 'fleet'],
    body: postBody(index),
  };
}

/**
 * Writes posts into a folder, all with one picture.
 * @param folder - where the posts go
 * @param picture - a file on the same disk: it is linked, so that ten thousand posts hold it once
 * @param adapt - what a builder wants written otherwise
 */
export async function writePosts(
  folder: string,
  count: number,
  picture: string,
  adapt: (text: string) => string = (text) => text,
): Promise<void> {
  const limit = pLimit(32);
  const image = path.basename(picture);
  await Promise.all(
    Array.from({length: count}, (_, index) =>
      limit(async () => {
        const post = fixture(index);
        const target = path.join(folder, post.folder);
        await mkdir(target, {recursive: true});
        await link(picture, path.join(target, image));
        await writeFile(path.join(target, 'index.md'), adapt(postText(post, image)));
      }),
    ),
  );
}
