/** Shares of a stake, and what they return at least, whatever happens: as a multiple of the whole stake. */
export interface BestSplit {
  readonly guaranteed: number;
  /** By row: the share of the stake on each bet. */
  readonly shares: Float64Array;
}

const EPSILON = 1e-9;
/** Pivots by the steepest column; from then on by Bland's rule, which never turns in circles. */
const PIVOTS_STEEP = 400;
const PIVOTS_MAX = 20_000;

/**
 * Splits a stake over bets so that the least return is as large as can be, by the simplex method: `returns[bet][state]` is
 * what one unit on a bet returns in a state, its stake included; nothing is negative, and each state has a bet that
 * returns something.
 *
 * Solves max Σy, Σ over states of returns · y ≤ 1 for each bet, y ≥ 0, whose dual values are the split: by duality the
 * least return of the best split is 1 / Σy.
 */
export function bestSplit(returns: readonly Float64Array[]): BestSplit {
  const bets = returns.length;
  const states = returns[0]?.length ?? 0;
  // One row for each bet and one for the aim; a column for each state, and the right-hand side.
  const rows = returns.map((row) => Float64Array.from([...row, 1]));
  const aim = Float64Array.from({ length: states + 1 }, (_, column) => (column < states ? -1 : 0));
  // Which variable stands where: states are numbered first, then what each bet leaves of its bound.
  const inRow = Array.from({ length: bets }, (_, bet) => states + bet);
  const inColumn = Array.from({ length: states }, (_, state) => state);
  for (let pivots = 0; ; pivots += 1) {
    if (pivots > PIVOTS_MAX) throw new Error('the simplex method did not end');
    const column = pivots < PIVOTS_STEEP ? steepestOf(aim, states) : firstOf(aim, inColumn, states);
    if (column === -1) break;
    const row = leavingOf(rows, inRow, { column, last: states });
    if (row === -1) throw new Error('a state in which no bet returns anything');
    turn(rows, aim, { row, column });
    const entered = inColumn[column] ?? 0;
    inColumn[column] = inRow[row] ?? 0;
    inRow[row] = entered;
  }
  const sum = aim[states] ?? 0;
  const shares = new Float64Array(bets);
  for (let column = 0; column < states; column += 1) {
    const variable = inColumn[column] ?? 0;
    if (variable >= states) shares[variable - states] = (aim[column] ?? 0) / sum;
  }
  return { guaranteed: 1 / sum, shares };
}

/** The variable that raises the aim most; -1 where none does. */
function steepestOf(aim: Float64Array, states: number): number {
  let best = -1;
  for (let column = 0; column < states; column += 1) {
    const rise = aim[column] ?? 0;
    if (rise < -EPSILON && (best === -1 || rise < (aim[best] ?? 0))) best = column;
  }
  return best;
}

/** The first variable that raises the aim, by its number; -1 where none does. */
function firstOf(aim: Float64Array, inColumn: readonly number[], states: number): number {
  let best = -1;
  for (let column = 0; column < states; column += 1) {
    if ((aim[column] ?? 0) > -EPSILON) continue;
    if (best === -1 || (inColumn[column] ?? 0) < (inColumn[best] ?? 0)) best = column;
  }
  return best;
}

function leavingOf(
  rows: readonly Float64Array[],
  inRow: readonly number[],
  { column, last }: { column: number; last: number },
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, row] of rows.entries()) {
    const step = row[column] ?? 0;
    if (step <= EPSILON) continue;
    const ratio = (row[last] ?? 0) / step;
    const isFirst = Math.abs(ratio - least) <= EPSILON && (inRow[place] ?? 0) < (inRow[best] ?? 0);
    if (ratio < least - EPSILON || isFirst) {
      least = Math.min(least, ratio);
      best = place;
    }
  }
  return best;
}

/** Exchanges the variables of a row and a column. */
function turn(
  rows: readonly Float64Array[],
  aim: Float64Array,
  { row, column }: { row: number; column: number },
): void {
  const pivotRow = rows[row] as Float64Array;
  const pivot = pivotRow[column] ?? 1;
  for (let at = 0; at < pivotRow.length; at += 1) pivotRow[at] = (pivotRow[at] ?? 0) / pivot;
  pivotRow[column] = 1 / pivot;
  for (const other of [...rows, aim]) {
    if (other === pivotRow) continue;
    const factor = other[column] ?? 0;
    if (factor === 0) continue;
    other[column] = 0;
    for (let at = 0; at < other.length; at += 1) other[at] = (other[at] ?? 0) - factor * (pivotRow[at] ?? 0);
  }
}
