import { type Bitset, emptyBits, hasBit, rowsAt, setBit } from './bitset.ts';

/** An order other than that of the rows. */
export interface Order {
  /** Row by place. */
  readonly rows: Uint32Array;
  /** Place by row. */
  readonly places: Uint32Array;
}

/** The rows that were found, and which of them the page wants: `wanted` of them after the first `skip`. */
export interface PageAsked {
  readonly rows: Bitset;
  /** Number of games that were found. */
  readonly total: number;
  readonly skip: number;
  readonly wanted: number;
}

export function orderOf(rows: readonly number[]): Order {
  const places = new Uint32Array(rows.length);
  rows.forEach((row, place) => {
    places[row] = place;
  });
  return { rows: Uint32Array.from(rows), places };
}

/**
 * The rows of a page, in their order; null is the order of the rows themselves. Where a page begins early among many, the order
 * is walked until the page is full; where few were found, their places are gathered, so that nobody walks past all the others.
 */
export function rowsOfPage(asked: PageAsked, order: Order | null): number[] {
  const { rows, total, skip, wanted } = asked;
  if (!order) return rowsAt(rows, skip, wanted);
  const stepsOfWalk = ((skip + wanted) / total) * order.rows.length;
  return stepsOfWalk < total ? walk(asked, order) : gather(asked, order);
}

function walk({ rows, skip, wanted }: PageAsked, order: Order): number[] {
  const page: number[] = [];
  let ahead = skip;
  for (let place = 0; place < order.rows.length && page.length < wanted; place += 1) {
    const row = order.rows[place] ?? 0;
    if (!hasBit(rows, row)) continue;
    if (ahead > 0) ahead -= 1;
    else page.push(row);
  }
  return page;
}

function gather({ rows, total, skip, wanted }: PageAsked, order: Order): number[] {
  const places = emptyBits(order.rows.length);
  for (const row of rowsAt(rows, 0, total)) setBit(places, order.places[row] ?? 0);
  return rowsAt(places, skip, wanted).map((place) => order.rows[place] ?? 0);
}
