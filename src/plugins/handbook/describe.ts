import type * as z from 'zod';
import {components, parentsOf, type Component} from '../../sections/components';

/** Longer lists of values are folded. */
const maxOpenValues = 12;

/** Describes the components of a folder of `src` in Markdown: their props, their places and their content. */
export function describeComponents(folder: string): string {
  const descriptions = [...components.values()]
    .filter((component) => component.folder === folder)
    .flatMap(describeComponent);
  return descriptions.length > 0 ? ['## What it takes', ...descriptions].join('\n\n') : '';
}

function describeComponent(component: Component): string[] {
  const {name, description, properties, required} = component;
  const isRequired = (prop: string) => required.includes(prop);
  const rows = Object.entries(properties)
    .sort(([a], [b]) => Number(isRequired(b)) - Number(isRequired(a)))
    .map(([prop, field]) => {
      const label = `\`${prop}\`${isRequired(prop) ? '' : ', optional'}`;
      return `| ${label} | ${valuesOf(field)} | ${field.description ?? ''} |`;
    });
  return [
    `### \`<${name}>\` {/* #props-of-${name} */}`, // an example may have the name as its anchor
    `${description} ${placeOf(component)} ${contentOf(component)}`,
    ...(rows.length > 0
      ? [['| prop | values | what it is |', '|---|---|---|', ...rows].join('\n')]
      : []),
  ];
}

function placeOf({name, place}: Component): string {
  const parents = listOf(
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

function contentOf({content}: Component): string {
  if (!content) return 'It has nothing between its tags.';
  const {of, parts = [], list: item, isRequired} = content;
  const amount = isRequired ? ' (at least one)' : ' (any number)';
  const tags = parts.map((part) => `\`<${part}>\`${part === item ? amount : ''}`);
  const text = {words: ['Markdown'], parts: [], images: ['Markdown images, one per line']}[of];
  return `Between its tags: ${listOf([...text, ...tags], 'and')}.`;
}

const listOf = (items: readonly string[], word: 'and' | 'or') =>
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
  if (type === 'integer' || type === 'number') return 'a number in braces: `{3}`';
  // `^\/img\/.*`: how it starts
  return `\`"${pattern.replace(/^\^|\\|\.\*$/g, '')}…"\``;
}
