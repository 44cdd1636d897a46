/**
 * Fonts that stand in until Anek is there, stretched and shifted to its measures, so that nothing moves when it
 * comes. A wide headline and running text differ too much for one set of measures: hence a face for each.
 *
 * How the numbers were found: average advance of the site's English text set in Anek at the width and weight
 * given, divided by that of the stand-in (tests/bench/fallback-metrics.mjs prints them again); ascent and descent
 * are Anek's own (0.9 and 0.2 em), divided by the size adjustment.
 */
interface Fallback {
  name: string;
  /** Full names, as `local()` looks them up. */
  regular: readonly string[];
  bold: readonly string[];
  /** Per cent of the stand-in's size. */
  text: number;
  heading: number;
}

const fallbacks: readonly Fallback[] = [
  {
    name: 'Anek fallback Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    text: 94,
    heading: 125.5,
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
    text: 93.5,
    heading: 118,
  },
];

const ascent = 0.9;
const descent = 0.2;

/** The `@font-face` rules of the stand-ins. */
export function fallbackFaces(): string[] {
  return fallbacks.flatMap(({name, regular, bold, text, heading}) => [
    face(name, regular, '400 599', '75% 109%', text),
    face(name, bold, '600 900', '75% 109%', text),
    face(name, bold, '400 900', '110% 125%', heading),
  ]);
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
