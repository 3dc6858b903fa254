import { describe, expect, it } from 'vitest';
import { ballAt, fallMs } from './ball-path.ts';
import { type PlinkoPicture, plinkoPicture, type Spot } from './plinko-picture.ts';

const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];
/** Height over width of boards from 1460x880 to a tall phone. */
const RATIOS = [0.3, 0.6, 0.7, 0.9, 1.03, 1.33, 2];
const CASES = ROWS.flatMap((rows) => RATIOS.map((ratio) => ({ rows, ratio })));
const STEPS = Array.from({ length: 801 }, (_, step) => step / 800);

/** A path into a bin that goes right at places which differ from bin to bin. */
function pathTo(bin: number, rows: number, seed: number): number[] {
  const order = Array.from({ length: rows }, (_, row) => row).sort(
    (one, other) => ((one * 37 + seed * 11) % 101) - ((other * 37 + seed * 11) % 101),
  );
  const rights = new Set(order.slice(0, bin));
  return Array.from({ length: rows }, (_, row) => (rights.has(row) ? 1 : 0));
}

const awayFrom = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** The peg that a ball meets in a row. */
function pegUnder({ pegX, rowY }: PlinkoPicture, path: readonly number[], row: number): Spot {
  const rights = path.slice(0, row).reduce((sum, fall) => sum + fall, 0);
  return { x: pegX(row, rights), y: rowY(row) };
}

describe('a ball', () => {
  it.each(CASES)(
    'ends over the bin that its path leads to, with $rows rows on a board of $ratio',
    ({ rows, ratio }) => {
      const picture = plinkoPicture(rows, ratio);
      for (const [index, bin] of picture.bins.entries()) {
        for (const seed of [1, 2, 3]) {
          const { x, y } = ballAt(picture, pathTo(index, rows, seed), 1);
          expect(x).toBe(bin.centre);
          expect(x - picture.ballRadius).toBeGreaterThan(bin.x);
          expect(x + picture.ballRadius).toBeLessThan(bin.x + bin.width);
          expect(y).toBe(picture.restY);
          expect(y + picture.ballRadius).toBeGreaterThan(bin.y);
        }
      }
    },
  );

  it.each(CASES)(
    'never enters a peg it meets, jumps or leaves the board, with $rows rows on a board of $ratio',
    ({ rows, ratio }) => {
      const picture = plinkoPicture(rows, ratio);
      for (const bin of picture.bins.keys()) {
        const path = pathTo(bin, rows, 5);
        const spots = STEPS.map((progress) => ballAt(picture, path, progress));
        const moves = spots.slice(1).map((spot, step) => awayFrom(spots[step] ?? spot, spot));
        expect(Math.max(...moves)).toBeLessThan(picture.ballRadius);
        expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThan(picture.ballRadius);
        expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(picture.width - picture.ballRadius);
        expect(Math.min(...spots.map(({ y }) => y))).toBeGreaterThan(0);
        const touches = spots
          .filter(({ row }) => row >= 0 && row < rows)
          .map((spot) => awayFrom(pegUnder(picture, path, spot.row), spot));
        expect(Math.min(...touches)).toBeGreaterThan((picture.pegRadius + picture.ballRadius) * 0.8);
      }
    },
  );

  it('takes 1.7 s at twelve rows, and longer at more', () => {
    expect(fallMs(12)).toBe(1_700);
    expect(fallMs(16)).toBeGreaterThan(fallMs(12));
  });
});

describe('the picture', () => {
  it.each(CASES)('holds pegs and bins, with $rows rows on a board of $ratio', ({ rows, ratio }) => {
    const picture = plinkoPicture(rows, ratio);
    expect(picture.bins).toHaveLength(rows + 1);
    for (const bin of picture.bins) {
      expect(bin.x).toBeGreaterThanOrEqual(0);
      expect(bin.x + bin.width).toBeLessThanOrEqual(picture.width);
      expect(bin.y + bin.height).toBeLessThanOrEqual(picture.height);
      expect(bin.x + bin.width / 2).toBe(bin.centre);
    }
    expect(picture.pegX(rows - 1, -1) - picture.pegRadius).toBeGreaterThan(0);
    expect(picture.rowY(rows - 1)).toBeLessThan(picture.bins[0]?.y ?? 0);
  });
});
