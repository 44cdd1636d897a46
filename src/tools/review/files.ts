import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The beginning of a text's or file's fingerprint: enough to tell a site's files apart. */
export function fingerprint(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** `/pictures/rental-airport.3fa2c1d0-800.avif`: the hash is the original's, whatever the width and format. */
const derivative = /\/pictures\/([^/?#]+)\.([0-9a-f]{8})-\d+\.\w+$/;
/** A file that carries a hash of its content. */
const hashed = /\/(?:assets|fonts)\/(?:[^?#]*\/)?[^/?#]+\.([0-9a-f]{8,10})\.\w+$/;

/** What an address on a page stands for. */
export interface Identity {
  /** The same for the same content, whatever the file is called. */
  id: string;
  /** What people call it: the file's name without hash, width and ending. */
  name: string;
}

/** The files of a built site. */
export class Files {
  /** From the site's folder, with forward slashes. */
  readonly names: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly prints = new Map<string, string>();

  constructor(readonly folder: string) {
    this.names = readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
    this.known = new Set(this.names);
  }

  text(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  bytes(name: string): Buffer {
    return readFileSync(path.join(this.folder, name));
  }

  has(name: string): boolean {
    return this.known.has(name);
  }

  /** The fingerprint of a file's content. */
  print(name: string): string {
    const known = this.prints.get(name);
    if (known) return known;
    const made = fingerprint(this.bytes(name));
    this.prints.set(name, made);
    return made;
  }

  /**
   * What an address stands for: a file of the site by its content, anything else by the address itself.
   * @param address - as a page names it: `/img/x.jpg`, `/clients.svg#tezora`, `https://…`
   */
  identity(address: string): Identity {
    const [, picture, hash] = derivative.exec(address) ?? [];
    if (picture && hash) return {id: hash, name: picture};
    const [bare = '', fragment] = address.split('#', 2);
    const file = this.fileOf(bare);
    const name = fragment ?? path.posix.parse(bare).name;
    if (!file) return {id: bare.startsWith('data:') ? fingerprint(address) : address, name};
    const [, ownHash] = hashed.exec(bare) ?? [];
    const id = ownHash ?? this.print(file);
    return {id: fragment === undefined ? id : `${id}#${fragment}`, name};
  }

  /** The file that an address inside the site names, if there is one that is no page. */
  private fileOf(address: string): string | undefined {
    if (!address.startsWith('/')) return undefined;
    const name = decode(address.slice(1).replace(/\?.*$/, ''));
    return this.known.has(name) && !name.endsWith('.html') ? name : undefined;
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
