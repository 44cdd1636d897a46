import {isRecord, parseFrontMatter} from '../../content/frontMatter';
import {parseYaml} from '../../content/yaml';
import type {ContentFiles} from './content';

type Keys = Readonly<Record<string, unknown>>;

/** The front matter of a page or post; empty if it cannot be parsed, which its own rule reports. */
export function keysOf(site: ContentFiles, file: string): Keys {
  return parseFrontMatter(file, site.read(file)).frontMatter?.data ?? {};
}

/** The entries of a file such as `news/tags.yml`; empty if it is missing or cannot be parsed. */
export function entriesOf(site: ContentFiles, file: string): Keys {
  if (!site.files.includes(file)) return {};
  const parsed = parseYaml(file, site.read(file), {nested: true});
  return 'yaml' in parsed && isRecord(parsed.yaml.data) ? parsed.yaml.data : {};
}
