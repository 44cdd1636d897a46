/** Where a text is: in which file beside the index, from which byte on, how many bytes. */
export type TextPlace = readonly [file: string, from: number, length: number];

/** What the index holds: the place of each post's text, by the post's address. */
export type TextIndex = Record<string, TextPlace>;
