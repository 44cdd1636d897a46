import {list, suggest, writeDay} from './message';
import type {Message} from './message';

interface Correction {
  url: string;
  correct: string;
}

const writeInstead = ({correct}: Correction) => `Write ${correct}`;

/** Problems with links and with the names of pages. */
export const linkMessages = {
  'link-empty': (): Message => ({
    text: 'The link has no target.',
    fix: 'Write the path of a page, like /ride, or of a section, like /ride#airport.',
  }),
  'link-scheme': (params: {scheme: string; suggestion?: string | undefined}): Message => ({
    text: `Links cannot begin with "${params.scheme}:".`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}:"`,
      'Write "https://" for another site, "/" for ours.',
    ),
  }),
  'link-without-https': (correction: Correction): Message => ({
    text: `"${correction.url}" is read as a page of our own site.`,
    fix: writeInstead(correction),
  }),
  'link-path-form': (correction: Correction): Message => ({
    text: `Link to the page's path, not "${correction.url}".`,
    fix: writeInstead(correction),
  }),
  'link-path-old': (correction: Correction): Message => ({
    text: `"${correction.url}" has moved.`,
    fix: writeInstead(correction),
  }),
  'link-not-secure': (correction: Correction): Message => ({
    text: `"${correction.url}" is not encrypted.`,
    fix: `${writeInstead(correction)}, and open it once to see that it works.`,
  }),
  'link-incomplete': ({url}: {url: string}): Message => ({
    text: `"${url}" is not a complete URL.`,
    fix: 'Copy the URL from your browser.',
  }),
  'link-contact-form': (params: {url: string; example: string}): Message => ({
    text: `"${params.url}" is not a valid link to call or write to.`,
    fix: `Write it like ${params.example}, with the country code and without spaces.`,
  }),
  'link-list-page': ({url, list: path}: {url: string; list: string}): Message => ({
    text: `"${url}" shows different posts once a new one appears.`,
    fix: `Link to the post itself, or write ${path}`,
    severity: 'warning',
  }),
  'link-not-found': (params: {
    url: string;
    kind: 'page' | 'file' | 'post';
    suggestion?: string | undefined;
  }): Message => ({
    text: `The ${params.kind} "${params.url}" does not exist.`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      {
        page: 'Write / and the name of a file in pages without its ending, like /ride.',
        file: 'Put the file in static or next to the post, or link to another one.',
        post: 'Write ../, the name of the folder in news, and /index.md.',
      }[params.kind],
    ),
  }),
  'link-rental': (params: {
    rental: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }): Message => ({
    text: `The rental "${params.rental}" does not exist.`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      `Use one of: ${list(params.known)}.`,
    ),
  }),
  'link-anchor-missing': (params: {
    page: string;
    id: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }): Message => ({
    text: `${params.page ? `"${params.page}"` : 'This page'} has no section "#${params.id}".`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      params.known.length > 0
        ? `Use one of: ${params.known.map((id) => `#${id}`).join(', ')}.`
        : 'Delete the # and what follows it.',
    ),
  }),
  'link-to-draft': (): Message => ({
    text: 'The link leads to a draft, which is not published.',
    fix: 'Add the link when the post is no longer a draft.',
  }),
  'link-too-early': ({day}: {day: string}): Message => ({
    text: `The link leads to a post that appears on ${writeDay(day)}.`,
    fix: `Add the link on ${writeDay(day)}.`,
  }),
  'link-text-missing': ({url}: {url: string}): Message => ({
    text: 'The link has no words, so nobody sees it.',
    fix: `Write where it leads: [airport rentals](${url})`,
  }),
  'link-text-vague': ({words}: {words: string}): Message => ({
    text: `"${words}" does not say where the link leads.`,
    fix: 'Link the words that do, like [airport rentals](/ride#airport)',
  }),
  'link-text-url': ({url}: {url: string}): Message => ({
    text: 'The link shows its URL.',
    fix: `Write what is there: [the name of the page](${url})`,
    severity: 'warning',
  }),
  'page-extension': ({name}: {name: string}): Message => ({
    text: 'Sections do not work in a page whose name ends in .md.',
    fix: `Rename it to ${name}x.`,
  }),
  'page-name': ({name, slug}: {name: string; slug: string}): Message => ({
    text: `"${name}" is not a valid page name.`,
    fix: `Rename it to ${slug}.mdx: lower-case letters, digits and hyphens.`,
  }),
  'page-path-old': ({path, target}: {path: string; target: string}): Message => ({
    text: `${path} redirects to ${target}.`,
    fix: 'Give the page another name.',
  }),
  'page-path-news': ({path}: {path: string}): Message => ({
    text: `${path} is reserved for the posts in news.`,
    fix: 'Give the page another name.',
  }),
  'slug-taken': ({other}: {other: string}): Message => ({
    text: `The folder name ends the same way as news/${other}.`,
    fix: 'Choose a name that says what is different about this post.',
    severity: 'warning',
  }),
};
