/** What a server is to serve. */
export interface ServerOptions {
  /** The folder of the built site on the server. */
  root: string;
  /** The host name. */
  name: string;
  port: number;
  /** Files with a certificate and its key. Without them the server speaks plain HTTP. */
  tls?: {certificate: string; key: string} | undefined;
}

/** Formats items as lines, all but the first of them indented. */
export const lines = <Item>(
  indent: number,
  items: readonly Item[],
  format: (item: Item) => string,
): string => items.map(format).join(`\n${' '.repeat(indent)}`);
