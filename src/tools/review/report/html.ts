/** HTML that is put together from parts, each escaped unless it is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = Html | string | number | undefined | false | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return String(content).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A template whose values are escaped. */
export function hypertext(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(
    strings.reduce((text, part, index) => text + textOf(values[index - 1]) + part, ''),
  );
}
