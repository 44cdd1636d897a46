/**
 * Fallback fonts with the metrics of Anek, so that nothing moves when Anek has loaded. One set of metrics cannot fit all
 * widths of the type, so each kind of text has its own face, which the browser selects by `font-stretch`. That is why
 * headings are set at 124 % and capitals at 125 %.
 *
 * The numbers are the average advance of the site's own words in Anek divided by that of the fallback, in per cent, moved
 * by up to a point to where the fewest headlines break into other lines on phones. Ascent and descent are Anek's own.
 */
interface Fallback {
  name: string;
  /** Full names, as `local()` looks them up. */
  regular: readonly string[];
  bold: readonly string[];
  /** The size in per cent, for each kind of text. */
  size: Record<Kind, number>;
}

/** The kinds of text and the part of the width axis that each is set in. */
const kinds = {
  text: '100% 103%',
  control: '104% 119%',
  heading: '120% 124.4%',
  capitals: '124.5% 125%',
} as const;

type Kind = keyof typeof kinds;

const fallbacks: readonly Fallback[] = [
  {
    name: 'Anek fallback Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    size: {text: 94.5, control: 110, heading: 125, capitals: 121},
  },
  {
    name: 'Anek fallback Arial',
    regular: ['Arial', 'Helvetica Neue', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Neue Bold',
      'Helvetica Bold',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
    ],
    size: {text: 94.5, control: 103.2, heading: 117.5, capitals: 112.6},
  },
];

const ascent = 0.9;
const descent = 0.2;

/** The `@font-face` rules of the fallback fonts. */
export function fallbackFaces(): string[] {
  return fallbacks.flatMap(({name, regular, bold, size}) =>
    (Object.keys(kinds) as Kind[]).flatMap((kind) => [
      face(name, regular, '400 549', kinds[kind], size[kind]),
      face(name, bold, '550 900', kinds[kind], size[kind]),
    ]),
  );
}

function face(
  name: string,
  sources: readonly string[],
  weight: string,
  stretch: string,
  size: number,
): string {
  const percent = (value: number) => `${((value / size) * 10000).toFixed(1)}%`;
  return `@font-face {
  font-family: '${name}';
  src: ${sources.map((source) => `local('${source}')`).join(', ')};
  font-weight: ${weight};
  font-stretch: ${stretch};
  size-adjust: ${size}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
}`;
}
