import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Files that posts hand out, `[the plan](./plan.pdf)`. Posts are no modules of the bundler (./texts.ts), which would
 * bring them: here they get their address, and after the build they are copied.
 */
export class PostFiles {
  /** Address below the site's root → the file. */
  readonly found = new Map<string, string>();

  constructor(
    private readonly siteDir: string,
    private readonly baseUrl: string,
  ) {}

  /** A remark plugin: links to files get the address at which they will be. What is not there, Docusaurus refuses. */
  remark =
    () =>
    (tree: Root, {path: post}: VFile): void => {
      visit(tree, ['link', 'definition'], (node) => {
        if (node.type !== 'link' && node.type !== 'definition') return;
        const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(node.url) ?? [];
        if (!/\.(?!mdx?$)\w+$/.test(address) || /^([a-z]+:|\/\/)/i.test(address)) return;
        const target = this.addressOf(decodeURI(address), post);
        // Docusaurus' way to name what is no page
        if (target) node.url = `pathname://${this.baseUrl}${target}${rest}`;
      });
    };

  private addressOf(address: string, post: string): string | undefined {
    if (address.startsWith('/')) {
      return existsSync(path.join(this.siteDir, 'static', address)) ? address.slice(1) : undefined;
    }
    const file = path.resolve(path.dirname(post), address);
    if (!existsSync(file)) return undefined;
    const {name, ext} = path.parse(file);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    const target = `assets/files/${name}-${hash}${ext}`;
    this.found.set(target, file);
    return encodeURI(target);
  }
}

/** Copies files that posts hand out into the built site. */
export function copyFiles(files: ReadonlyMap<string, string>, outDir: string): void {
  for (const [target, file] of files) {
    mkdirSync(path.dirname(path.join(outDir, target)), {recursive: true});
    copyFileSync(file, path.join(outDir, target));
  }
}
