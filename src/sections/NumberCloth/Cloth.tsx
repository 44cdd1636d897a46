import type {ReactNode} from 'react';
import {entryOf} from '@site/src/company/entries';
import {figures} from '@site/src/company/figures';

/** The left edge of a stitch or diamond. Threads are 7 units long and 8 apart, half a stitch further in odd rows. */
const placeOf = (row: number, column: number) => ({x: 8 * column + 4 * (row % 2), row});

/** A diamond replaces nine stitches of five rows. */
const diamondPath = 'h7v3h4v3h4v2h-4v3h-4v3h-7v-3h-4v-3h-4v-2h4v-3h4zm-1 6v2h9v-2z';

/** The stitches of even and odd rows. */
const shades = [
  'color-mix(in oklab, var(--tea) 60%, var(--mark))',
  'color-mix(in oklab, var(--river) 30%, var(--tea))',
];

/** One stitch per unit of the one figure, one diamond per unit of the other. */
export function Cloth({columns}: {columns: number}): ReactNode {
  const diamondCount = Number.parseInt(entryOf(figures, 'carbonSaved').value, 10);
  const cellCount =
    Number.parseInt(entryOf(figures, 'cleanKilometres').value, 10) + 9 * diamondCount;
  const diamonds = Array.from({length: diamondCount}, (_, index) => {
    const row = 3 * Math.floor((7 * index) / columns);
    return placeOf(row, ((7 * index) % columns) + (row % 2 ? 4 : 1));
  });
  const stitches = Array.from({length: cellCount}, (_, index) =>
    placeOf(Math.floor(index / columns), index % columns),
  ).filter(({x, row}) =>
    diamonds.every((each) => Math.abs(x - each.x) / 4 + Math.abs(row - each.row - 2) > 2),
  );
  const height = 3 * Math.ceil(cellCount / columns) - 1;
  return (
    // Half a stitch narrower than the rows, so that the cloth seems to go on
    <svg viewBox={`4 0 ${8 * columns - 5} ${height}`} stroke="var(--tea)" strokeWidth="2">
      {shades.map((shade, parity) => (
        <path
          stroke={shade}
          d={stitches
            .filter(({row}) => row % 2 === parity)
            .map(({x, row}) => `M${x} ${3 * row + 1}h7`)
            .join('')}
          key={shade}
        />
      ))}
      <path
        fill="var(--muga)"
        fillRule="evenodd"
        stroke="none"
        d={diamonds.map(({x, row}) => `M${x} ${3 * row}${diamondPath}`).join('')}
      />
    </svg>
  );
}
