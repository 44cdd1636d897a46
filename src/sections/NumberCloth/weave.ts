/** From one stitch to the next in a row, and from row to row, in units: threads are 7 × 2. */
const pitch = {x: 8, y: 3};

/** A diamond covers one, two, three, two and one stitch of five rows. */
const diamond = 'h7v3h4v3h4v2h-4v3h-4v3h-7v-3h-4v-3h-4v-2h4v-3h4zm-1 6v2h9v-2z';

/** In every third row a diamond starts in every seventh column, in turn further left and further right. */
const repeat = {rows: 3, columns: 7};

export interface Weave {
  viewBox: string;
  /** Path data of the even and the odd rows: lines, which dashes of `7 1` cut into stitches. */
  rows: readonly [even: string, odd: string];
  /** Path data of the diamonds. */
  diamonds: string;
}

/**
 * Weaves a cloth of exactly so many stitches and diamonds, row by row. The last rows may be unfinished.
 *
 * @param columns - stitches per row, a multiple of 7
 */
export function weave(columns: number, stitchCount: number, diamondCount: number): Weave {
  const rows: [string, string] = ['', ''];
  const covered = new Set<string>();
  let diamonds = '';
  let stitchesLeft = stitchCount;
  let diamondsLeft = diamondCount;
  let row = 0;
  while (stitchesLeft > 0 || covered.has(String(row))) {
    const isOdd = row % 2;
    const indent = (isOdd * pitch.x) / 2;
    if (row % repeat.rows === 0) {
      for (let at = isOdd ? 4 : 1; at < columns && diamondsLeft > 0; at += repeat.columns) {
        diamonds += `M${at * pitch.x + indent} ${row * pitch.y}${diamond}`;
        for (const each of coveredBy(row, at)) covered.add(each);
        diamondsLeft -= 1;
      }
    }
    let run = 0;
    for (let column = 0; column <= columns; column += 1) {
      if (column < columns && stitchesLeft > 0 && !covered.has(`${row},${column}`)) {
        run += 1;
        stitchesLeft -= 1;
      } else if (run > 0) {
        rows[isOdd === 0 ? 0 : 1] +=
          `M${(column - run) * pitch.x + indent} ${row * pitch.y + 1}h${run * pitch.x - 1}`;
        run = 0;
      }
    }
    row += 1;
  }
  // The cloth goes on beyond both sides: every other row starts or ends with half a stitch
  const viewBox = `${pitch.x / 2} 0 ${(columns - 0.5) * pitch.x - 1} ${row * pitch.y - 1}`;
  return {viewBox, rows, diamonds};
}

/** The stitches that a diamond replaces, and the rows. Odd rows are half a stitch further right. */
function coveredBy(row: number, column: number): string[] {
  return [1, 2, 3, 2, 1].flatMap((count, index) => {
    const isBesideTip = index % 2 === 1 && row % 2 === 1 ? 1 : 0;
    const first = column - Math.floor(count / 2) + isBesideTip;
    const stitches = Array.from({length: count}, (_, each) => `${row + index},${first + each}`);
    return [String(row + index), ...stitches];
  });
}
