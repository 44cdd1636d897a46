/** Entries by their key. */
export type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Indexes the entries of a list by their keys. */
export function byKey<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entries<Entry> {
  return Object.fromEntries(entries.map((entry) => [keyOf(entry), entry]));
}

/** Returns an entry. @throws when none has the key, which the check reports for pages */
export function entryOf<Entry>(entries: Entries<Entry>, key: string): Entry {
  const entry = entries[key];
  if (!entry) throw new Error(`"${key}" is not one of ${Object.keys(entries).join(', ')}.`);
  return entry;
}
