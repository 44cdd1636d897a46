import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {hasHandbook} from '../../newsroom/build/preview';
import {derive, fallbackOf, stem, widthsOf} from './derive';
import {Descriptions, dataName, folders, listOriginals} from './inventory';
import type {Description, Original} from './inventory';
import type {PictureData} from './types';

export {remarkPictures} from './remark';

export interface Described {
  original: Original;
  description: Description;
}

/** What the plugin hands to others: every original of the project. */
export interface PicturesContent {
  pictures: Described[];
}

/** Two at a time: sharp uses several threads for one picture already. */
const atOnce = 2;

/**
 * Describes every original picture of the project for the pages that show it, and in a production build makes the
 * AVIF, WebP and JPEG files of those that a page names. Derivatives stay in `.cache/pictures` between builds.
 */
export default function pictures({siteDir, baseUrl}: LoadContext): Plugin {
  const cacheDir = path.join(siteDir, '.cache', 'pictures');
  return {
    name: 'evo-pictures',

    getPathsToWatch() {
      return folders.map((folder) => path.join(siteDir, folder, '**/*.{jpg,jpeg,png,webp,avif}'));
    },

    /** The development server shows originals: those in `static/` it serves anyway, the others it does not. */
    configureWebpack() {
      if (isProduction()) return undefined;
      const others = folders
        .filter((folder) => !folder.startsWith('static/'))
        .map((folder) => ({
          directory: path.join(siteDir, folder),
          publicPath: `${baseUrl}${folder}`,
          staticOptions: {redirect: false}, // /news is a page, not a folder
        }));
      return {devServer: {static: others}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async loadContent() {
      const descriptions = new Descriptions(cacheDir);
      await descriptions.load();
      const limit = pLimit(atOnce * 2);
      const originals = await listOriginals(siteDir);
      const described = await Promise.all(
        originals.map((original) =>
          limit(async () => ({original, description: await descriptions.describe(original)})),
        ),
      );
      await descriptions.save();
      return {pictures: described};
    },

    async contentLoaded({content, actions}) {
      const {pictures: described} = content as PicturesContent;
      // Posts of a production build take theirs from the newsroom (src/plugins/newsroom)
      const asked = described.filter(
        ({original}) => !isProduction() || !original.key.startsWith('news/'),
      );
      await Promise.all(
        asked.map(({original, description}) => {
          const data = pictureData({original, description}, baseUrl);
          return actions.createData(dataName(original.key), data);
        }),
      );
    },

    async postBuild({content, outDir}) {
      const used = namedPictures(siteDir, (content as PicturesContent).pictures);
      const limit = pLimit(atOnce);
      const target = path.join(outDir, 'pictures');
      const counts = await Promise.all(
        used.map(({original, description}) =>
          limit(() => derive(original, description, cacheDir, target)),
        ),
      );
      const made = counts.reduce((sum, count) => sum + count, 0);
      if (made > 0) console.info(`[pictures] ${made} files made of ${used.length} pictures.`);
    },
  };
}

const isProduction = () => process.env.NODE_ENV === 'production';

/** What a page is told of a picture: its derivatives in a production build, the original itself in the preview. */
export function pictureData({original, description}: Described, baseUrl: string): PictureData {
  const {width, height, color} = description;
  return isProduction()
    ? {
        src: `${baseUrl}pictures/${stem(original, description)}`,
        width,
        height,
        color,
        widths: widthsOf(width),
        fallback: fallbackOf(width),
      }
    : {src: developmentAddress(original, baseUrl), width, height, color};
}

/** Where the development server has an original. */
function developmentAddress({key}: Original, baseUrl: string): string {
  return key.startsWith('static/')
    ? `${baseUrl}${key.slice('static/'.length)}`
    : `${baseUrl}${key}`;
}

/**
 * The pictures that something names, each once: of one that lies beside two posts two would be made at a time, and be in
 * each other's way.
 */
export function namedPictures(
  siteDir: string,
  pictures: readonly Described[],
  withHandbook = hasHandbook(),
): Described[] {
  const text = textOfPages(siteDir, withHandbook);
  const named = pictures.filter(({original}) => text.includes(path.basename(original.file)));
  return [...new Map(named.map((each) => [stem(each.original, each.description), each])).values()];
}

/**
 * Everything that may name a picture, in one string: naming one too many costs a derivative that nobody fetches. Files
 * are read one after the other: promises of them cost several times what the files do.
 */
function textOfPages(siteDir: string, withHandbook: boolean): string {
  const folders = ['pages', 'news', ...(withHandbook ? ['src'] : [])];
  const files = folders.flatMap((folder) => {
    const root = path.join(siteDir, folder);
    const entries = existsSync(root) ? readdirSync(root, {recursive: true, encoding: 'utf8'}) : [];
    return entries.filter((entry) => /\.mdx?$/.test(entry)).map((entry) => path.join(root, entry));
  });
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}
