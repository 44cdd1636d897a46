/** What the site promises of itself. The bench shows beside each number whether the promise is kept. */
import {formatValue} from './table';
import {KB, MB, type Row, type Target, type Unit} from './row';

const isNumber = (value: number | undefined): value is number => value !== undefined;

/** At most so much, and where it says so, at most a share of another's. */
function atMost(limit: number | undefined, unit: Unit, ...others: Share[]): Target {
  const own = isNumber(limit) ? [`≤ ${formatValue(limit, unit)}`] : [];
  return {
    text: [...own, ...others.map(({text}) => text)].join(', '),
    met({ours, ...row}) {
      if (!isNumber(ours)) return undefined;
      const answers = others.map(({of, share}) => {
        const other = row[of];
        return isNumber(other) ? ours <= other * share : undefined;
      });
      if (isNumber(limit)) answers.push(ours <= limit);
      if (answers.includes(false)) return false;
      return answers.includes(undefined) ? undefined : true;
    },
  };
}

interface Share {
  of: 'empty' | 'astro';
  share: number;
  text: string;
}

const belowTemplate: Share = {of: 'empty', share: 1, text: '≤ the template'};
const halfOfTemplate: Share = {of: 'empty', share: 0.5, text: '≤ half of the template'};
const belowAstro: Share = {of: 'astro', share: 1, text: '≤ Astro'};

const fullScore: Target = {
  text: '100',
  met: ({ours}: Readonly<Row>) => (isNumber(ours) ? ours >= 100 : undefined),
};

/** Nothing, at the three decimals that Lighthouse shows. */
const noShift: Target = {
  text: '0.000',
  met: ({ours}: Readonly<Row>) => (isNumber(ours) ? ours < 0.0005 : undefined),
};

export const targets = {
  score: fullScore,
  largestPaint: atMost(1_200, 'ms', belowTemplate),
  blockingTime: atMost(50, 'ms', halfOfTemplate),
  shift: noShift,
  homeJavaScript: atMost(95 * KB, 'bytes'),
  firstView: atMost(300 * KB, 'bytes'),
  onePost: atMost(5, 'bytes'),
  buildTime: atMost(undefined, 'ms', belowAstro),
  memoryOf1000: atMost(1_000 * MB, 'bytes'),
  memoryOf10000: atMost(2_000 * MB, 'bytes'),
  timesOf1000: atMost(12, 'times'),
  edit: atMost(300, 'ms'),
} as const;
