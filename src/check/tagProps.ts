import {propKind} from '../sections/components';

/** Corrects flags and numbers in a tag: `compact="true"` to `compact`, `columns="3"` to `columns={3}`. */
export function normaliseTagProps(tag: string): string {
  const [component = ''] = /(?<=^<)\w+/.exec(tag) ?? [];
  return tag.replace(/(?<=\s)(\w+)="(\w+)"/g, (written, prop: string, value: string) => {
    const kind = propKind(component, prop);
    if (kind === 'flag' && /^(?:true|yes)$/.test(value)) return prop;
    return kind === 'number' && /^\d+$/.test(value) ? `${prop}={${value}}` : written;
  });
}
