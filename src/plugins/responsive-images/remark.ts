import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findClosest} from '../../content/closest';
import {isFileName} from '../../content/imageFiles';
import {ContentError, createProblem} from '../../content/problem';
import {positionIn} from '../../content/position';
import {esmNode, expressionValue} from '../mdxNodes';
import {dataFileName, listImageFiles} from './originals';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Turns every image that a page or post names by path, `image="/img/x.jpg"` or `![alt](./x.jpg)`, into an import of that
 * image's data. The page's first image is marked: it loads eagerly.
 *
 * @throws ContentError where the file does not exist or the alternative text is missing
 */
export function remarkResponsiveImages({siteDir}: {siteDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = new PageImages(siteDir, file);
    const {frontMatter} = file.data as {frontMatter?: {image?: unknown}};
    // The image in a post's front matter is the first on its page
    if (typeof frontMatter?.image === 'string') await page.find(frontMatter.image, undefined);

    const inOrder: (() => Promise<void>)[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'image' && parent && index !== undefined) {
        inOrder.push(async () => {
          parent.children.splice(index, 1, await page.pictureElement(node));
        });
        return SKIP;
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        inOrder.push(() => page.resolveAttribute(node));
      }
      return undefined;
    });
    for (const step of inOrder) await step();
    tree.children.unshift(...page.imports());
  };
}

/** The images of one page. */
class PageImages {
  /** Key of an image → the name that it is imported by. */
  private readonly names = new Map<string, string>();
  private firstKey: string | undefined;
  private readonly imported = new Set<string>();
  private usesPicture = false;

  constructor(
    private readonly siteDir: string,
    private readonly file: VFile,
  ) {}

  /** `![alt](path)` becomes `<Picture>`. */
  async pictureElement(node: Image): Promise<Jsx> {
    this.validateAlt(node.alt, node, `![what the image shows](${node.url})`);
    this.usesPicture = true;
    return {
      type: 'mdxJsxTextElement',
      name: 'Picture',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'image',
          value: expressionValue(this.expression(await this.find(node.url, node))),
        },
        {type: 'mdxJsxAttribute', name: 'alt', value: node.alt ?? ''},
      ],
      children: [],
      ...(node.position && {position: node.position}),
    };
  }

  /** `image="path"` on a component becomes the image's data. */
  async resolveAttribute(node: Jsx): Promise<void> {
    const attribute = (name: string) =>
      node.attributes.find(
        (entry): entry is MdxJsxAttribute =>
          entry.type === 'mdxJsxAttribute' && entry.name === name,
      );
    const image = attribute('image');
    if (!image || typeof image.value !== 'string') return;
    const alt = attribute('alt')?.value;
    this.validateAlt(typeof alt === 'string' ? alt : undefined, node, 'alt="what the image shows"');
    image.value = expressionValue(this.expression(await this.find(image.value, node)));
  }

  imports() {
    const lines = [...this.imported].map((key) => {
      const name = this.names.get(key) ?? '';
      return `import ${name} from '@generated/evo-responsive-images/default/${dataFileName(key)}';`;
    });
    if (this.usesPicture) lines.push(`import {Picture} from '@site/src/elements/Picture';`);
    return lines.map(esmNode);
  }

  /** Finds the image that a page names. @returns its key */
  async find(url: string, node: Image | Jsx | undefined): Promise<string> {
    const absolute = url.startsWith('/')
      ? path.join(this.siteDir, 'static', url)
      : path.resolve(path.dirname(this.file.path), decodeURI(url));
    if (!existsSync(absolute)) throw await this.notFound(url, node);
    const key = path.relative(this.siteDir, absolute).split(path.sep).join('/');
    this.firstKey ??= key;
    if (!this.names.has(key)) this.names.set(key, `image${this.names.size}`);
    return key;
  }

  private expression(key: string): string {
    this.imported.add(key);
    const name = this.names.get(key) ?? '';
    return key === this.firstKey ? `{...${name}, first: true}` : name;
  }

  private validateAlt(alt: string | null | undefined, node: Image | Jsx, example: string): void {
    const position = positionIn(this.siteDir, this.file.path, node.position);
    const text = alt?.trim() ?? '';
    if (!text) throw new ContentError([createProblem('alt-missing', position, {example})]);
    if (isFileName(text)) {
      throw new ContentError([createProblem('alt-is-file-name', position, {alt: text, example})]);
    }
  }

  private async notFound(url: string, node: Image | Jsx | undefined): Promise<ContentError> {
    const folder = path.relative(this.siteDir, path.dirname(this.file.path));
    const urls = (await listImageFiles(this.siteDir)).flatMap((key) => {
      if (key.startsWith('static/')) return [key.slice('static'.length)];
      return path.posix.dirname(key) === folder ? [`./${path.posix.basename(key)}`] : [];
    });
    const position = positionIn(this.siteDir, this.file.path, node?.position);
    const suggestion = findClosest(url, urls);
    return new ContentError([createProblem('image-not-found', position, {url, suggestion})]);
  }
}
