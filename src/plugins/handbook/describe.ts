import * as z from 'zod';
import {componentModules, contractOf, parentsOf, type Contract} from '../../sections/contract';
import {props, type ComponentName} from '../../sections/props';

/** Longer lists of values are folded. */
const maxOpenValues = 12;

/** Describes the components of a folder of `src` in Markdown: their props, their places and their content. */
export function describeComponents(folder: string): string {
  const descriptions = [...contractOf].flatMap(([name, contract]) =>
    componentModules.get(name) === `@site/src/${folder}`
      ? describeComponent(name as ComponentName, contract)
      : [],
  );
  return descriptions.length > 0 ? ['## What it takes', ...descriptions].join('\n\n') : '';
}

function describeComponent(name: ComponentName, {place, content}: Contract): string[] {
  const schema = props[name];
  const {properties = {}, required = []} = z.toJSONSchema(schema);
  const isRequired = (prop: string) => required.includes(prop);
  const rows = Object.entries(properties as Record<string, z.core.JSONSchema.JSONSchema>)
    .sort(([a], [b]) => Number(isRequired(b)) - Number(isRequired(a)))
    .map(([prop, field]) => {
      const label = `\`${prop}\`${isRequired(prop) ? '' : ', optional'}`;
      return `| ${label} | ${valuesOf(field)} | ${field.description ?? ''} |`;
    });
  return [
    `### \`<${name}>\``,
    `${schema.description ?? ''} ${placeOf(name, place)} ${contentOf(content)}`,
    ...(rows.length > 0
      ? [['| prop | values | what it is |', '|---|---|---|', ...rows].join('\n')]
      : []),
  ];
}

function placeOf(name: string, place: Contract['place']): string {
  const parents = list(
    parentsOf(name).map((parent) => `\`<${parent}>\``),
    'or',
  );
  return {
    section: '',
    part: `It goes inside ${parents}.`,
    block: 'It goes inside any section.',
    inline: 'It goes inside a sentence.',
  }[place];
}

function contentOf(content: Contract['content']): string {
  if (!content) return 'It has nothing between its tags.';
  const {of, children = [], needs} = content;
  const parts = children.map(
    (child) => `\`<${child}>\`${child === needs ? ' (at least one)' : ''}`,
  );
  const all = {words: ['Markdown'], parts: [], images: ['Markdown images, one per line']}[of];
  return `Between its tags: ${list([...all, ...parts], 'and')}.`;
}

const list = (items: readonly string[], word: 'and' | 'or') =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}` : items.join();

/** What a writer writes after `=`. */
function valuesOf({type, enum: values, pattern = ''}: z.core.JSONSchema.JSONSchema): string {
  if (values) {
    const all = values.map((value) =>
      typeof value === 'string' ? `\`"${value}"\`` : `\`{${value}}\``,
    );
    return all.length > maxOpenValues
      ? `<details><summary>${all.length} values</summary>${all.sort().join(' ')}</details>`
      : all.join(' ');
  }
  if (type === 'boolean') return 'only its name';
  if (type === 'integer') return '`{…}`';
  // `^\/img\/.*`: how it starts
  return `\`"${pattern.replace(/^\^|\\|\.\*$/g, '')}…"\``;
}
