import type {ReactNode} from 'react';
import {figures} from '@site/src/company/figures';

// In units of the view box. A stitch is 7 long and 2 high, with 1 between stitches and between rows
const stitchLength = 7;
const stitchHeight = 2;
const gap = 1;
const stitchPitch = stitchLength + gap;
const rowPitch = stitchHeight + gap;
const halfStitch = stitchPitch / 2;

/** The stitches of even and odd rows. */
const shades = [
  'color-mix(in oklab, var(--tea) 60%, var(--mark))',
  'color-mix(in oklab, var(--river) 30%, var(--tea))',
];

const diamondPath = 'h7v3h4v3h4v2h-4v3h-4v3h-7v-3h-4v-3h-4v-2h4v-3h4zm-1 6v2h9v-2z';
const stitchesPerDiamond = 9;
/** The middle of the five rows of a diamond, and how many rows or half stitches it reaches from there. */
const diamondMiddle = 2;
const diamondReach = 2;
/** Diamonds are so many columns apart, and their rows so many rows. */
const diamondColumns = 7;
const diamondRows = 3;

/** The left edge of a stitch or diamond. Odd rows are half a stitch further. */
interface Position {
  x: number;
  row: number;
}

const positionOf = (row: number, column: number): Position => ({
  x: stitchPitch * column + halfStitch * (row % 2),
  row,
});

function positionOfDiamond(index: number, columns: number): Position {
  const cell = diamondColumns * index;
  const row = diamondRows * Math.floor(cell / columns);
  const indent = row % 2 === 0 ? 1 : 4;
  return positionOf(row, (cell % columns) + indent);
}

function isInDiamond(stitch: Position, diamond: Position): boolean {
  const halfStitches = Math.abs(stitch.x - diamond.x) / halfStitch;
  const rows = Math.abs(stitch.row - diamond.row - diamondMiddle);
  return halfStitches + rows <= diamondReach;
}

/** More stitches than a page can show. */
const mostStitches = 5000;

/** The number of a figure: 1200 of "1,200+". NaN if somebody deleted it. */
const figureOf = (key: string): number =>
  Number.parseInt(figures[key]?.value.replaceAll(',', '') ?? '', 10);

/** One stitch per unit of the one figure, one diamond per unit of the other. */
export function Cloth({columns, className}: {columns: number; className: string}): ReactNode {
  const diamondCount = figureOf('carbonSaved');
  const cellCount = figureOf('cleanKilometres') + stitchesPerDiamond * diamondCount;
  if (Number.isNaN(cellCount) || cellCount > mostStitches) return null;
  const diamonds = Array.from({length: diamondCount}, (_, index) =>
    positionOfDiamond(index, columns),
  );
  const stitches = Array.from({length: cellCount}, (_, index) =>
    positionOf(Math.floor(index / columns), index % columns),
  ).filter((stitch) => !diamonds.some((diamond) => isInDiamond(stitch, diamond)));
  // Half a stitch narrower than the rows, so that the cloth seems to go on
  const width = stitchPitch * columns - gap - halfStitch;
  const height = rowPitch * Math.ceil(cellCount / columns) - gap;
  return (
    <svg
      className={className}
      viewBox={`${halfStitch} 0 ${width} ${height}`}
      stroke="var(--tea)"
      strokeWidth={stitchHeight}
    >
      {shades.map((shade, parity) => (
        <path
          stroke={shade}
          d={stitches
            .filter(({row}) => row % 2 === parity)
            .map(({x, row}) => `M${x} ${rowPitch * row + stitchHeight / 2}h${stitchLength}`)
            .join('')}
          key={shade}
        />
      ))}
      <path
        fill="var(--muga)"
        fillRule="evenodd"
        stroke="none"
        d={diamonds.map(({x, row}) => `M${x} ${rowPitch * row}${diamondPath}`).join('')}
      />
    </svg>
  );
}
