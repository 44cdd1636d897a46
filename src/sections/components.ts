import * as z from 'zod';
import {elements} from '../elements/definitions';
import type {Definition, StringKind} from '../elements/define';
import {sections} from './definitions';

/** A definition in a category of the handbook. */
interface GroupedDefinition extends Definition {
  group: string;
}

/** A component that a page may use. */
export interface Component extends GroupedDefinition {
  name: string;
  /** The path of its folder in `src`. */
  folder: string;
  /** The path of its page of the handbook in `src`, without its extension. */
  page: string;
  /** Validates the props of its tag. */
  schema: z.ZodObject;
  /** Its props with their descriptions, as JSON Schema. */
  properties: Readonly<Record<string, Property>>;
  /** The props that its tag must have. */
  required: readonly string[];
}

interface Property extends z.core.JSONSchema.JSONSchema {
  kind?: StringKind;
}

/** The components that a page may use, by name. */
export const components: ReadonlyMap<string, Component> = new Map(
  Object.entries<Record<string, GroupedDefinition>>({sections, elements}).flatMap(
    ([parent, definitions]) =>
      Object.entries(definitions).map(([name, definition]): [string, Component] => {
        const {folderName = name} = definition;
        const folder = `${parent}/${folderName}`;
        const page = `${folder}/${folderName}`;
        const schema = z.strictObject(definition.props);
        const {properties = {}, required = []} = z.toJSONSchema(schema);
        const description = {properties: properties as Component['properties'], required};
        return [name, {...definition, name, folder, page, schema, ...description}];
      }),
  ),
);

/** The names of the components that may contain a component. */
export const parentsOf = (name: string): string[] =>
  [...components.values()]
    .filter(({content}) => content?.parts?.includes(name))
    .map((each) => each.name);

/**
 * What a page writes for a prop: a string of some kind, `flag` for only its name, `number` for a number in braces.
 * Undefined for a key, an image, and a prop that does not exist.
 */
export function propKind(
  component: string,
  prop: string,
): StringKind | 'flag' | 'number' | undefined {
  const property = components.get(component)?.properties[prop];
  if (property?.type === 'boolean') return 'flag';
  if (property?.type === 'integer' || property?.type === 'number') return 'number';
  return property?.kind;
}
