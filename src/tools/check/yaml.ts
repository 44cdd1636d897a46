import {parse} from 'yaml';

import {isGroup} from '../../newsroom/build/issues';
import type {ContentFiles as Site} from './content';

type Keys = Readonly<Record<string, unknown>>;

/** The keys at the top of a page or post; none when they cannot be read, which is for the rule of front matter to tell. */
export function keysOf(site: Site, file: string): Keys {
  return read(/^---[ \t]*\r?\n([^]*?)^---/m.exec(site.read(file))?.[1] ?? '');
}

/** The entries of a file like `news/tags.yml`; none when it is missing or cannot be read. */
export function entriesOf(site: Site, file: string): Keys {
  return site.files.includes(file) ? read(site.read(file)) : {};
}

function read(yaml: string): Keys {
  try {
    const data: unknown = parse(yaml, {logLevel: 'silent'});
    return isGroup(data) ? data : {};
  } catch {
    return {};
  }
}
