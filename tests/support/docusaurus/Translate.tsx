import {Fragment, type ReactNode} from 'react';

interface Params {
  id?: string;
  message?: string;
  children?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

const placeholder = /\{(\w+)\}/;

/** The message as it is written in the code, which is the English one. */
export function translate(
  {message, id}: Params,
  values: Record<string, string | number> = {},
): string {
  return (message ?? id ?? '').replace(/\{(\w+)\}/g, (whole, key: string) =>
    String(values[key] ?? whole),
  );
}

export default function Translate({children, id, values = {}}: Params): ReactNode {
  // split() with a group gives text, key, text, key, …
  return (children ?? id ?? '')
    .split(placeholder)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>
    ));
}
