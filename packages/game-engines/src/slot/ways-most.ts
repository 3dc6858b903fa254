import { payOf, type SlotDefinition } from './definition.ts';

/** Cells that one stop of a reel shows at one height, as `ReelView` of the sums. */
interface View {
  readonly cells: readonly number[];
  readonly scatters: number;
}

interface Search {
  readonly reels: readonly (readonly View[])[];
  readonly tables: readonly Readonly<Record<number, number>>[];
  /** For each reel and symbol the most that one way that came so far can still bring. */
  readonly reach: readonly (readonly number[])[];
  /** For each reel the most scatters that it and those after it can show. */
  readonly scattersLeft: readonly number[];
  readonly wanted: number;
  most: number;
}

/**
 * The largest payout of the ways of one spin, by its number of scatters, exact: walks over the reels from the left and gives
 * up a branch as soon as it cannot bring more than was found, were each symbol alone on the reels that are left.
 */
export function mostOfWays(definition: SlotDefinition, views: readonly (readonly View[])[]): number[] {
  const tables = Object.values(definition.pays);
  const reels = views.map(bestOf);
  const reach = reachOf(reels, tables);
  const scattersLeft = [0];
  for (const reel of [...reels].reverse())
    scattersLeft.unshift((scattersLeft[0] ?? 0) + Math.max(...reel.map(({ scatters }) => scatters)));
  return Array.from({ length: (scattersLeft[0] ?? 0) + 1 }, (_, wanted) => {
    const search: Search = { reels, tables, reach, scattersLeft, wanted, most: 0 };
    visit(search, 0, { ways: tables.map(() => 1), paid: 0, scatters: 0 });
    return search.most;
  });
}

function visit(search: Search, reel: number, at: { ways: readonly number[]; paid: number; scatters: number }): void {
  const { reels, tables, wanted } = search;
  const views = reels[reel];
  if (views === undefined) {
    const paid = at.ways.reduce((sum, ways, symbol) => sum + ways * payOf(tables[symbol], reel), at.paid);
    if (at.scatters === wanted && paid > search.most) search.most = paid;
    return;
  }
  const branches = views.flatMap(({ cells, scatters }) => {
    const seen = at.scatters + scatters;
    if (seen > wanted || seen + (search.scattersLeft[reel + 1] ?? 0) < wanted) return [];
    const next = { ways: at.ways.map((ways, symbol) => ways * (cells[symbol] ?? 0)), paid: at.paid, scatters: seen };
    for (const [symbol, ways] of next.ways.entries())
      if (ways === 0) next.paid += (at.ways[symbol] ?? 0) * payOf(tables[symbol], reel);
    const bound = next.ways.reduce(
      (sum, ways, symbol) => sum + ways * (search.reach[reel + 1]?.[symbol] ?? 0),
      next.paid,
    );
    return [{ next, bound }];
  });
  branches.sort((a, b) => b.bound - a.bound);
  for (const { next, bound } of branches) if (bound > search.most) visit(search, reel + 1, next);
}

function reachOf(reels: Search['reels'], tables: Search['tables']): number[][] {
  const reach = [tables.map((table) => payOf(table, reels.length))];
  for (let reel = reels.length - 1; reel >= 0; reel -= 1) {
    const after = reach[0] ?? [];
    const most = tables.map((_, symbol) => Math.max(...(reels[reel] ?? []).map(({ cells }) => cells[symbol] ?? 0)));
    reach.unshift(after.map((value, symbol) => Math.max(payOf(tables[symbol], reel), value * (most[symbol] ?? 0))));
  }
  return reach;
}

/** The views that no other of as many scatters outdoes in every symbol: no spin with one of those could pay more. */
function bestOf(views: readonly View[]): View[] {
  const distinct = [...new Map(views.map((view) => [`${view.cells}/${view.scatters}`, view])).values()];
  return distinct.filter((one) => !distinct.some((other) => other !== one && outdoes(other, one)));
}

function outdoes(one: View, other: View): boolean {
  return one.scatters === other.scatters && one.cells.every((shown, symbol) => shown >= (other.cells[symbol] ?? 0));
}
