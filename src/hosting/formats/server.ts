/** What a server is to serve. */
export interface ServerOptions {
  /** The folder of the built site on the server. */
  root: string;
  /** The host name. */
  name: string;
  port: number;
  /** Files with a certificate and its key. Without them the server speaks plain HTTP. */
  certificate?: string;
  key?: string;
}

/** Adds two spaces before each line. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A value in double quotes. The command line accepts no values with quotes or backslashes. */
export const quote = (value: string): string => `"${value}"`;

/** Splits `/ride#airport` into path and fragment, between which the query belongs. */
export function splitFragment(target: string): readonly [path: string, fragment: string] {
  const [path = '', fragment] = target.split('#');
  return [path, fragment === undefined ? '' : `#${fragment}`];
}
