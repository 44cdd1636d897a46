/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = Html | string | number | undefined | false | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function render(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(render).join('');
  return String(content).replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** A template whose values are escaped, unless they are HTML. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(String.raw({raw: strings}, ...values.map(render)));
}
