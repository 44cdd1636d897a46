import {repository} from '../../company/site';
import {kinds, scaffold, type Kind} from '../../validation/scaffold';

const labels: Readonly<Record<Kind, string>> = {
  page: 'New page',
  news: 'New story',
  'media-coverage': 'New media coverage',
  'press-release': 'New press release',
};

/** What a writer replaces; the templates of `npm run new` have the rest. */
const answers = {
  title: 'A title of ten to sixty characters',
  description: 'One sentence of 50 to 160 characters that makes people want to read it',
  slug: 'short-name',
  tags: ['company'],
  image: 'image.jpg',
  imageAlt: 'What the image shows',
  outlet: 'Who writes about EVO',
  outletUrl: 'https://',
};

/** The answers that read as samples. */
export const sampleAnswers = [answers.title, answers.description, answers.imageAlt, answers.outlet];

/**
 * Links to GitHub's page for a new file, with path and template filled in, and to its editor, which also takes images.
 *
 * @param date - the day of new posts: `2026-12-05`
 */
export function newFileLinks(date: string): {label: string; href: string}[] {
  const links = kinds.map((kind) => {
    const {file, text} = scaffold({...answers, kind, date});
    const query = new URLSearchParams({filename: file, value: text});
    return {label: labels[kind], href: `${repository}/new/main?${query.toString()}`};
  });
  const editor = Object.assign(new URL(repository), {host: 'github.dev'});
  return [...links, {label: 'Add an image in the editor', href: editor.href}];
}
