import type TypeScript from 'typescript';

type Ts = typeof TypeScript;

/** What can be written for one property of a component. */
export type Kind =
  | {is: 'text'}
  | {is: 'number'}
  | {is: 'switch'}
  /** One of some words or numbers. */
  | {is: 'choice'; values: readonly (string | number)[]}
  /** A text that begins in a certain way: `/img/`. */
  | {is: 'path'; prefix: string}
  | {is: 'other'};

export interface Property {
  name: string;
  kind: Kind;
  required: boolean;
  /** Its comment in the component's code, on one line: what a writer needs to know. */
  help: string;
  type: TypeScript.Type;
}

/** The properties of a component, by name. */
export function propertiesOf(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  tag: TypeScript.Node,
): Map<string, Property> {
  const [signature] = checker.getTypeAtLocation(tag).getCallSignatures();
  const parameter = signature?.parameters[0];
  if (!parameter) return new Map();
  const type = checker.getTypeOfSymbolAtLocation(parameter, tag);
  return new Map(
    checker.getPropertiesOfType(type).map((symbol): [string, Property] => {
      const own = checker.getTypeOfSymbolAtLocation(symbol, tag);
      const help = ts
        .displayPartsToString(symbol.getDocumentationComment(checker))
        .replace(/\s*\n\s*/g, ' ');
      const required = (symbol.flags & ts.SymbolFlags.Optional) === 0;
      const kind = kindOf(ts, checker.getNonNullableType(own));
      return [symbol.name, {name: symbol.name, kind, required, help, type: own}];
    }),
  );
}

function kindOf(ts: Ts, type: TypeScript.Type): Kind {
  const {TypeFlags} = ts;
  const parts = type.isUnion() ? type.types : [type];
  const every = (flag: TypeScript.TypeFlags) => parts.every(({flags}) => (flags & flag) !== 0);
  if (every(TypeFlags.BooleanLike)) return {is: 'switch'};
  if (every(TypeFlags.String)) return {is: 'text'};
  if (every(TypeFlags.Number)) return {is: 'number'};
  const values = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );
  // TypeScript keeps them in the order in which it came upon them, which differs from run to run.
  if (values.length === parts.length) return {is: 'choice', values: values.sort(inOrder)};
  for (const part of parts) {
    const [prefix] = 'texts' in part && Array.isArray(part.texts) ? (part.texts as unknown[]) : [];
    if (typeof prefix === 'string' && prefix) return {is: 'path', prefix};
  }
  return {is: 'other'};
}

function inOrder(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : `${a}` < `${b}` ? -1 : 1;
}

/** A property as a writer writes it, with this value or with an example. */
export function written({name, kind}: Property, value?: string | number): string {
  switch (kind.is) {
    case 'switch':
      return name;
    case 'number':
      return `${name}={${value ?? 4}}`;
    case 'choice': {
      const isNumber = typeof kind.values[0] === 'number';
      return isNumber ? `${name}={${value ?? '…'}}` : `${name}="${value ?? '…'}"`;
    }
    case 'path':
      return `${name}="${value ?? `${kind.prefix}name${kind.prefix === '/img/' ? '.jpg' : ''}`}"`;
    case 'text':
    case 'other':
      return `${name}="${value ?? '…'}"`;
  }
}
