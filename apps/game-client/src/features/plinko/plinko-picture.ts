/** A place of the picture: its centre, in the picture's units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Bin {
  /** Left and upper edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where a ball comes to rest. */
  readonly centre: number;
}

/**
 * The one picture of a board: pegs, ball and bins are drawn from these numbers and no others, so that what the ball lies over is
 * the bin that pays.
 */
export interface PlinkoPicture {
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
  /** Where a ball waits, in the mouth of the chute. */
  readonly start: Spot;
  /** Height of the centre of a ball that lies in its bin. */
  readonly restY: number;
  readonly bins: readonly Bin[];
  /** Height of a row; a row below the last one is where the balls leave the pegs. */
  readonly rowY: (row: number) => number;
  /** A ball that fell `rights` times to the right meets this peg in the row. */
  readonly pegX: (row: number, rights: number) => number;
}

/** Units between two pegs of a row. */
const SPACING = 40;
const MARGIN = 20;
const CHUTE = 44;
const BIN_GAP = 3;
/** Height over width of a picture, at the least and the most: a board of another shape keeps a margin. */
const RATIO = { min: 0.5, max: 1.35 };

/** The picture for a board of some height over its width. `binHeight` in units: higher where what is written in it stands upright. */
export function plinkoPicture(rows: number, ratio: number, binHeight = 34): PlinkoPicture {
  const width = (rows + 1) * SPACING + 2 * MARGIN;
  const height = width * Math.min(RATIO.max, Math.max(RATIO.min, ratio));
  const binY = height - binHeight - 8;
  const drop = (binY - 12 - CHUTE) / rows;
  const pegRadius = Math.min(rows > 13 ? 4.6 : 5, drop * 0.3);
  const ballRadius = Math.min(10.5, drop * 0.52);
  const pegX = (row: number, rights: number) => width / 2 + (rights - row / 2) * SPACING;
  return {
    rows,
    width,
    height,
    pegRadius,
    ballRadius,
    start: { x: width / 2, y: 12 },
    restY: binY - ballRadius * 0.55,
    bins: Array.from({ length: rows + 1 }, (_, bin) => ({
      x: pegX(rows, bin) - SPACING / 2 + BIN_GAP / 2,
      y: binY,
      width: SPACING - BIN_GAP,
      height: binHeight,
      centre: pegX(rows, bin),
    })),
    rowY: (row) => CHUTE + row * drop,
    pegX,
  };
}

/** Pegs of the picture, row by row: one more on either side than a ball can meet. */
export function pegsOf({ rows, rowY, pegX }: PlinkoPicture): readonly (Spot & { readonly key: string })[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({
      key: `${row}:${peg}`,
      x: pegX(row, peg - 1),
      y: rowY(row),
    })),
  );
}
