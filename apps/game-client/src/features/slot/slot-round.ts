import type { SlotSpin } from '@ordago/contracts/play';

/** Cells that take part in a win, as `reel:row`. */
export function winningCells(spin: SlotSpin, lines: readonly (readonly number[])[]): ReadonlySet<string> {
  const cells = spin.lineWins.flatMap(({ line, count }) =>
    (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`),
  );
  return new Set(cells);
}
