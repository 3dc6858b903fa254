import type { PlinkoPicture, Spot } from './plinko-picture.ts';

/** Position of a ball, the row that it fell from last and how far it is from there to the next one (0 to 1). */
export interface BallSpot extends Spot {
  /** -1 before the first peg; the number of rows below the last one. */
  readonly row: number;
  readonly part: number;
}

/** Times of a fall, in milliseconds: from the chute to the first peg, from row to row, and from the last row to rest. */
const FALL_MS = { in: 150, row: 113, out: 194 };

/** Time that a ball takes from the chute to its bin, in milliseconds: 1.7 s at twelve rows. */
export function fallMs(rows: number): number {
  return FALL_MS.in + rows * FALL_MS.row + FALL_MS.out;
}

/**
 * Where a ball is after `progress` (0 to 1) of its fall along a path of falls: 0 to the left, 1 to the right, row by row. It
 * leaves each peg with a small hop, and ends on the centre of the bin that its falls to the right lead to.
 */
export function ballAt(picture: PlinkoPicture, path: readonly number[], progress: number): BallSpot {
  const { rows, rowY, pegX, start, pegRadius, ballRadius } = picture;
  const ms = Math.min(1, Math.max(0, progress)) * fallMs(rows);
  const onPeg = (row: number): Spot => ({
    x: pegX(row, rightsIn(path, row)),
    y: rowY(row) - pegRadius - ballRadius,
  });
  if (ms < FALL_MS.in) {
    const part = ms / FALL_MS.in;
    const first = onPeg(0);
    return { x: first.x, y: start.y + (first.y - start.y) * part * part, row: -1, part };
  }
  const row = Math.floor((ms - FALL_MS.in) / FALL_MS.row);
  if (row >= rows) return outOf(picture, onPeg(rows), (ms - FALL_MS.in - rows * FALL_MS.row) / FALL_MS.out);
  const part = (ms - FALL_MS.in) / FALL_MS.row - row;
  return { ...hop(onPeg(row), onPeg(row + 1), part, liftOf(path, row)), row, part };
}

/** From the last row straight down into the bin, with one small bounce on it. */
function outOf({ rows, restY }: PlinkoPicture, from: Spot, part: number): BallSpot {
  const landed = 0.56;
  const fallen = Math.min(1, part / landed);
  const after = Math.min(1, Math.max(0, (part - landed) / (1 - landed)));
  const bounce = (restY - from.y) * 0.16 * 4 * after * (1 - after);
  return { x: from.x, y: from.y + (restY - from.y) * fallen * fallen - bounce, row: rows, part };
}

/** A throw from peg to peg: sideways at an even pace, upwards at first. */
function hop(from: Spot, to: Spot, part: number, lift: number): Spot {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * ((1 + lift) * part * part - lift * part),
  };
}

/** How much a ball hops from a peg: more where it turns around than where it goes on, so that no two falls look alike. */
function liftOf(path: readonly number[], row: number): number {
  const turnsAround = row > 0 && path[row] !== path[row - 1];
  return 0.75 + (turnsAround ? 0.35 : 0) + (((row + 1) * (rightsIn(path, row) + 2)) % 5) * 0.06;
}

function rightsIn(path: readonly number[], row: number): number {
  return path.slice(0, row).reduce((sum, fall) => sum + fall, 0);
}
