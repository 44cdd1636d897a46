/*
 * Parts of a built page. Parsing the whole page takes twice as long, and there may be thousands of posts.
 */

export const headOf = (html: string): string => html.split('</head>', 1)[0] ?? '';

export const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
