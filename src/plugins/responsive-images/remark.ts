import path from 'node:path';
import {unescape} from 'node:querystring';
import type {Image, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContentError, type Finding} from '../../check/problem';
import {describeAlt, describeImage} from '../../check/rules/images';
import {codeAttribute, esmNode, isJsx, textOf, type Jsx} from '../mdxNodes';
import {dataFileName, listImageFiles} from './originals';

/**
 * Turns every image that a page or post names by path, `image="/img/x.jpg"` or `![alt](./x.jpg)`, into an import of that
 * image's data. An image on its own line loses its paragraph. The first image is marked if it is in the page's first
 * two sections: it loads eagerly.
 *
 * @throws ContentError where the file does not exist or the alternative text is missing
 */
export function remarkResponsiveImages({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const page = new PageImages(siteDir, file);
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    const image = frontMatter?.['leadImage']; // see ../frontMatter.ts
    if (typeof image === 'string') {
      page.find(image);
      // That of a post is the first on its page, that of a page is on its card only
      if (image.startsWith('/')) page.firstKey = undefined;
    }
    const [, , thirdSection] = tree.children.filter(isJsx);
    visit(tree, (node, index, parent) => {
      if (node === thirdSection) page.firstKey ??= 'none'; // too far down to load eagerly
      const isLine = node.type === 'paragraph' && node.children.length === 1;
      const image = isLine ? node.children[0] : node;
      if (image?.type === 'image' && parent && index !== undefined) {
        parent.children.splice(index, 1, page.pictureElement(image));
        return SKIP;
      }
      if (isJsx(node)) page.resolveAttribute(node);
      return undefined;
    });
    tree.children.unshift(...page.imports());
  };
}

/** The images of one page. */
class PageImages {
  /** Key of an image → the name that it is imported by. */
  private readonly names = new Map<string, string>();
  firstKey: string | undefined;
  private usesPicture = false;

  /** The key of each image by its name with composed letters: systems differ in the form of letters with accents. */
  private readonly keys: ReadonlyMap<string, string>;
  /** The page's path from the project's folder. */
  private readonly source: string;

  constructor(siteDir: string, file: VFile) {
    this.keys = new Map(listImageFiles(siteDir).map((key) => [key.normalize('NFC'), key]));
    this.source = path.relative(siteDir, file.path).split(path.sep).join('/');
  }

  /** `![alt](path)` becomes `<Picture>`. */
  pictureElement(node: Image): Jsx {
    this.report(describeAlt(node.alt ?? ''), node);
    this.usesPicture = true;
    return {
      type: 'mdxJsxTextElement',
      name: 'Picture',
      attributes: [
        this.imageAttribute(node.url, node),
        {type: 'mdxJsxAttribute', name: 'alt', value: node.alt ?? ''},
      ],
      children: [],
      ...(node.position && {position: node.position}),
    };
  }

  /** `image="path"` on a component becomes the image's data. */
  resolveAttribute(node: Jsx): void {
    const url = textOf(node, 'image');
    if (url === undefined) return;
    this.report(describeAlt(textOf(node, 'alt') ?? ''), node);
    const image = this.imageAttribute(url, node);
    node.attributes = node.attributes.map((each) =>
      'name' in each && each.name === 'image' ? image : each,
    );
  }

  imports() {
    const lines = [...this.names].map(
      ([key, name]) =>
        `import ${name} from '@generated/evo-responsive-images/default/${dataFileName(key)}';`,
    );
    if (this.usesPicture) lines.push(`import {Picture} from '@site/src/elements/Picture';`);
    return lines.map(esmNode);
  }

  /** Finds the image that a page names. @returns its key */
  find(url: string, node?: Image | Jsx): string {
    const folder = url.startsWith('/') ? 'static' : path.posix.dirname(this.source);
    const key = path.posix.join(folder, unescape(url)).normalize('NFC');
    this.report(describeImage(this.source, url, {files: new Set(this.keys.keys())}), node);
    this.firstKey ??= this.keys.get(key);
    return this.keys.get(key) ?? key;
  }

  private imageAttribute(url: string, node: Image | Jsx) {
    const key = this.find(url, node);
    const name = this.names.get(key) ?? `image${this.names.size}`;
    this.names.set(key, name);
    return codeAttribute('image', key === this.firstKey ? `{...${name}, first: true}` : name);
  }

  private report([text, fix = '']: Finding, node?: Image | Jsx): void {
    const {line, column} = node?.position?.start ?? {line: 1, column: 1};
    if (text) throw new ContentError([{file: this.source, line, column, text, fix}]);
  }
}
