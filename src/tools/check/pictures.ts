import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';

import {nearest} from '../../plugins/message';
const isPicture = /\.(jpe?g|png|webp|avif)$/i;
import {wrongAlt} from './pictures/alt';
import {attributeOf, isElement, rangeOf} from './elements';
import {pagesOf, postsOf} from './files';
import {wrongFiles} from './pictures/files';
import {problemAt, textOf} from './place';
import type {Finding} from './place';
import type {Rule, Site} from './problem';
import {passagesOf} from './prose';
import {addressIn} from './references';
import {parsePage} from './parse';

/** Pictures are there, of a size that serves, and have a text for those who do not see them. */
export const pictures: Rule = async (site) => {
  const demanding = componentsWithPicture(site.root);
  const inTexts = [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
    const tree = parsePage(site, file)?.tree;
    const text = textOf(site, file);
    const findings = tree
      ? usesOf(tree, text, file, demanding).flatMap((use) => [
          ...(use.film ? wrongFilm(use, site) : wrongPath(use, site)),
          ...(use.film ? [] : wrongAlt(use)),
        ])
      : [];
    return [...findings, ...wrongLeadAlt(site, file)].map((finding) =>
      problemAt(file, text, finding),
    );
  });
  return [...inTexts, ...(await wrongFiles(site))];
};

/** The components that cannot do without a picture and its text. @param root - absolute path of the project */
export function componentsWithPicture(root: string): Set<string> {
  const sections = globSync('src/sections/*/index.tsx', {cwd: root, absolute: true});
  const names = sections.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/interface (\w+)Props extends WithPicture\b/g)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(names);
}

/** A picture, or a film, where a page or post shows it. */
export interface Use {
  file: string;
  address: string;
  /** Where its address is. */
  offset: number;
  /** Its text; nothing when there is none, not even an empty one. */
  alt?: {text: string; offset: number};
  /** How a writer writes the text. */
  written: string;
  film?: boolean;
}

function usesOf(tree: Root, text: string, file: string, demanding: ReadonlySet<string>): Use[] {
  const uses: Use[] = [];
  visit(tree, (node) => {
    const [start, end] = rangeOf(node);
    if (node.type === 'image') {
      const offset = start + addressIn(node.url, text.slice(start, end));
      const written = `![what the picture shows](${node.url})`;
      const alt = {text: node.alt ?? '', offset: start + '!['.length};
      uses.push({file, address: node.url, offset, alt, written});
    } else if (isElement(node)) {
      const image = attributeOf(node, 'image', text);
      const alt = attributeOf(node, 'alt', text);
      const video = attributeOf(node, 'video', text);
      // What a component demands of its props, the types tell: a path in /img, and in some of them a text.
      if (image?.value.startsWith('/img/') && (alt || !demanding.has(node.name ?? ''))) {
        uses.push({
          file,
          address: image.value,
          offset: image.offset,
          ...(alt && {alt: {text: alt.value, offset: alt.offset}}),
          written: 'alt="what the picture shows"',
        });
      }
      if (video?.value.startsWith('/video/')) {
        uses.push({file, address: video.value, offset: video.offset, written: '', film: true});
      }
    }
  });
  return uses;
}

/** What the text of a post's own picture says; whether it is there, the newsroom tells. */
function wrongLeadAlt(site: Site, file: string): Finding[] {
  return passagesOf(site)
    .filter((passage) => passage.file === file && passage.name === 'imageAlt')
    .flatMap(({text, offset}) =>
      wrongAlt({file, address: '', offset, alt: {text, offset}, written: ''}),
    );
}

/* ---- Paths ---- */

const folder = 'static/img';

function wrongPath({file, address, offset}: Use, site: Site): Finding[] {
  const report = (wrong: string, instead: string) => [{offset, wrong, instead}];
  const inStatic = 'Put the file into static/img and write "/img/" and its name.';
  const isPost = file.startsWith('news/');
  if (/^(?:https?:)?\/\//i.test(address)) {
    return report(`"${address}" is a picture of another site.`, inStatic);
  }
  const target = address.startsWith('/')
    ? `static${address}`
    : path.posix.join(path.posix.dirname(file), decoded(address));
  const isHere = address !== '' && site.files.includes(target);
  if (isHere && !isPicture.test(target)) {
    return report(
      `"${address}" is no picture for pages. Allowed are .jpg, .jpeg, .png, .webp and .avif.`,
      'Save the picture as a JPEG (.jpg) and write its new name.',
    );
  }
  if (isHere && (target.startsWith(`${folder}/`) || (isPost && target.startsWith('news/'))))
    return [];
  if (isHere) {
    return report(
      `"${address}" is not in static/img, where the pictures of pages are.`,
      `Put the file there and write "/img/${path.posix.basename(address)}".`,
    );
  }
  const near = nearestPicture(address, file, site);
  return report(
    `There is no picture "${address}".`,
    near
      ? `Did you mean "${near}"?`
      : isPost
        ? 'Put the file beside the post and write "./" and its name.'
        : inStatic,
  );
}

/** The picture whose address is most like one: the same name in another place, or else the nearest spelling. */
function nearestPicture(address: string, file: string, {files}: Site): string | undefined {
  const beside = `${path.posix.dirname(file)}/`;
  const addresses = files
    .filter((each) => isPicture.test(each))
    .flatMap((each) => {
      if (each.startsWith(`${folder}/`)) return [each.slice('static'.length)];
      return file.startsWith('news/') && each.startsWith(beside)
        ? [`./${each.slice(beside.length)}`]
        : [];
    });
  const name = path.posix.basename(address).toLowerCase();
  const namesake = addresses.find((each) => path.posix.basename(each).toLowerCase() === name);
  return namesake ?? nearest(address, addresses);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A film is two files, and its address is theirs without the endings. */
function wrongFilm({address, offset}: Use, {files}: Site): Finding[] {
  const bare = address.replace(/\.(?:mp4|webm)$/, '');
  const missing = ['.mp4', '.webm'].filter((ending) => !files.includes(`static${bare}${ending}`));
  if (missing.length === 0) {
    return bare === address
      ? []
      : [
          {
            offset,
            wrong: `"${address}" has an ending.`,
            instead: `Write "${bare}": it stands for both files of the film.`,
          },
        ];
  }
  const films = files.flatMap((file) =>
    file.startsWith('static/video/') && file.endsWith('.mp4')
      ? [file.slice('static'.length).replace(/\.mp4$/, '')]
      : [],
  );
  const near = missing.length === 2 ? nearest(bare, films) : undefined;
  return [
    {
      offset,
      wrong: `There is no film static${bare}${missing.length === 2 ? '.mp4' : (missing[0] ?? '')}.`,
      instead: near
        ? `Did you mean "${near}"?`
        : 'Put the film into static/video twice, as .mp4 and as .webm, with one name.',
    },
  ];
}
