import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {esmNode, expressionValue} from '../esm';
import {nearest, writersError} from '../message';
import {dataName, listOriginals} from './inventory';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A file name is no alternative text. */
export const looksLikeFileName =
  /\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|image|picture|photo)[-_ ]?\d*$/i;

interface RemarkPicturesOptions {
  /** `false` for those who take pictures as data, by `data.picture`. */
  imports?: boolean;
}

/**
 * Turns every picture that a page or post names by its path, `image="/img/x.jpg"` or `![alt](./x.jpg)`, into an
 * import of that picture's description. The first of a page is marked: it is fetched at once.
 *
 * A path that does not exist or a missing alternative text is an error with file, line and the nearest name.
 */
export function remarkPictures({imports = true}: RemarkPicturesOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = new PagePictures(file);
    const inOrder: (() => Promise<void>)[] = [];

    const lead = page.frontMatterImage();
    if (lead) inOrder.push(() => page.exportLead(lead));
    visit(tree, (node, index, parent) => {
      if (node.type === 'image' && parent && index !== undefined) {
        inOrder.push(async () => {
          parent.children.splice(index, 1, await page.element(node));
        });
        return SKIP;
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        inOrder.push(() => page.attribute(node));
      }
      return undefined;
    });
    for (const step of inOrder) await step();
    if (imports) tree.children.unshift(...page.imports());
  };
}

/** A picture on a page. */
interface Found {
  /** The picture's path in the project. */
  key: string;
  /** What its description is imported as. */
  name: string;
  /** Whether it is the page's first. */
  first: boolean;
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** For those who want the picture as data, not as code. */
    picture?: Found & {alt: string};
  }
  interface MdxJsxTextElementHastData {
    picture?: Found & {alt: string};
  }
}

/** Code for a picture's description. */
const code = ({name, first}: Found): string => (first ? `{...${name}, first: true}` : name);

class PagePictures {
  /** Project path of a picture → the name it is imported by. */
  private readonly names = new Map<string, string>();
  private readonly exports: string[] = [];
  private usesElement = false;

  constructor(private readonly file: VFile) {}

  frontMatterImage(): string | undefined {
    const frontMatter = this.file.data.frontMatter as {image?: unknown} | undefined;
    return typeof frontMatter?.image === 'string' ? frontMatter.image : undefined;
  }

  /** A post's own picture: exported, so that lists and the post's page can show it. */
  async exportLead(image: string): Promise<void> {
    this.exports.push(`export const picture = ${code(await this.find(image, undefined))};`);
  }

  /** `![alt](path)` becomes `<Picture>`. */
  async element(node: Image): Promise<Jsx> {
    this.demandAlt(node.alt, node, `![what the picture shows](${node.url})`);
    this.usesElement = true;
    const found = await this.find(node.url, node);
    const alt = node.alt ?? '';
    return {
      type: 'mdxJsxTextElement',
      name: 'Picture',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'image', value: expressionValue(code(found))},
        {type: 'mdxJsxAttribute', name: 'alt', value: alt},
      ],
      children: [],
      data: {picture: {...found, alt}},
      ...(node.position && {position: node.position}),
    };
  }

  /** `image="path"` on any component gets the picture's description as its value. */
  async attribute(node: Jsx): Promise<void> {
    const find = (name: string) =>
      node.attributes.find(
        (entry): entry is MdxJsxAttribute =>
          entry.type === 'mdxJsxAttribute' && entry.name === name,
      );
    const image = find('image');
    if (!image || typeof image.value !== 'string') return;
    const alt = find('alt')?.value;
    this.demandAlt(typeof alt === 'string' ? alt : undefined, node, 'alt="what the picture shows"');
    image.value = expressionValue(code(await this.find(image.value, node)));
  }

  imports() {
    const lines = [...this.names].map(
      ([key, name]) => `import ${name} from '@generated/evo-pictures/default/${dataName(key)}';`,
    );
    if (this.usesElement) lines.push(`import {Picture} from '@site/src/elements/Picture';`);
    return [...lines, ...this.exports].map(esmNode);
  }

  private demandAlt(alt: string | null | undefined, node: Image | Jsx, instead: string): void {
    if (!alt?.trim()) {
      throw writersError(
        this.file.path,
        node.position,
        'This picture has no alternative text, so people who do not see it are told nothing.',
        `Write what it shows: ${instead}`,
      );
    }
    if (looksLikeFileName.test(alt.trim())) {
      throw writersError(
        this.file.path,
        node.position,
        `"${alt}" is a file's name, not a text that says what the picture shows.`,
        `Write what it shows: ${instead}`,
      );
    }
  }

  /** The picture that a page means. */
  private async find(address: string, node: Image | Jsx | undefined): Promise<Found> {
    const siteDir = process.cwd();
    const absolute = address.startsWith('/')
      ? path.join(siteDir, 'static', address)
      : path.resolve(path.dirname(this.file.path), decodeURI(address));
    const key = path.relative(siteDir, absolute).split(path.sep).join('/');
    if (!existsSync(absolute)) await this.missing(address, node);
    const first = this.names.size === 0;
    const name = this.names.get(key) ?? `picture${this.names.size}`;
    this.names.set(key, name);
    return {key, name, first};
  }

  private async missing(address: string, node: Image | Jsx | undefined): Promise<never> {
    const originals = await listOriginals(process.cwd());
    const folder = path.dirname(this.file.path);
    const addresses = originals.flatMap(({file, key}) => {
      if (key.startsWith('static/')) return [`/${key.slice('static/'.length)}`];
      return path.dirname(file) === folder ? [`./${path.basename(file)}`] : [];
    });
    const near = nearest(address, addresses);
    throw writersError(
      this.file.path,
      node?.position,
      `There is no picture "${address}".`,
      near
        ? `Did you mean "${near}"?`
        : 'Put the file into static/img and write "/img/" and its name, or beside the post and write "./" and its name.',
    );
  }
}
