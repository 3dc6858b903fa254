import { payOf, runHundredths, type SlotDefinition, type SymbolLetter, stakeParts } from './definition.ts';

/** Number of stop combinations that give one result of a paid spin. */
export interface SpinCase {
  /** Payout of lines and scatters together, in hundredths of the stake of one line. */
  readonly hundredths: number;
  /** Scatters in the window. */
  readonly scatters: number;
  /** Stop combinations; all cases together are the product of the strip lengths. */
  readonly combinations: number;
}

/** Symbols of one stop. */
interface Stop {
  readonly letters: readonly SymbolLetter[];
  readonly scatters: number;
}

/** A line whose run still goes on: its rows, its symbol (null while only wilds were seen) and how far it came. */
interface OpenLine {
  readonly rows: readonly number[];
  readonly symbol: SymbolLetter | null;
  readonly wilds: number;
  readonly count: number;
}

interface Walk {
  readonly definition: SlotDefinition;
  readonly reels: readonly (readonly Stop[])[];
  /** For each reel: how many combinations of it and all later reels show a number of scatters. */
  readonly scattersFrom: readonly ReadonlyMap<number, number>[];
  /** Combinations by scatters, then by what the lines pay. */
  readonly tally: Map<number, Map<number, number>>;
}

/**
 * Every result of a paid spin with the exact number of stop combinations that give it. Walks the reels from the left and
 * never samples: once no line is open, only the scatters of the remaining reels still matter, and their combinations are
 * counted instead of visited. Written apart from `settleStops`, so that a test can hold one against the other.
 */
export function enumerateSpins(definition: SlotDefinition): SpinCase[] {
  const reels = definition.reels.map((strip) => stopsOf(definition, strip));
  const walk: Walk = { definition, reels, scattersFrom: countScattersFrom(reels), tally: new Map() };
  const lines = definition.lines.map((rows) => ({ rows, symbol: null, wilds: 0, count: 0 }));
  visit(walk, 0, lines, { paid: 0, scatters: 0 });
  return casesOf(walk);
}

function visit(walk: Walk, reel: number, lines: readonly OpenLine[], sum: { paid: number; scatters: number }): void {
  if (lines.length === 0 || reel === walk.reels.length) {
    const paid = lines.reduce((total, line) => total + payLine(walk.definition, line), sum.paid);
    for (const [more, combinations] of walk.scattersFrom[reel] ?? [])
      addTo(walk.tally, { paid, scatters: sum.scatters + more, combinations });
    return;
  }
  for (const stop of walk.reels[reel] ?? []) {
    const open: OpenLine[] = [];
    let paid = sum.paid;
    for (const line of lines) {
      const next = advance(walk.definition, line, stop.letters[line.rows[reel] ?? 0] ?? '');
      if (next) open.push(next);
      else paid += payLine(walk.definition, line);
    }
    visit(walk, reel + 1, open, { paid, scatters: sum.scatters + stop.scatters });
  }
}

/** The line one reel further on, or null when this symbol ends its run. */
function advance(definition: SlotDefinition, line: OpenLine, letter: SymbolLetter): OpenLine | null {
  const count = line.count + 1;
  if (letter === definition.wild) {
    return { ...line, count, wilds: line.symbol === null ? line.wilds + 1 : line.wilds };
  }
  if (letter === definition.scatter?.letter) return null;
  if (line.symbol === null) return { ...line, count, symbol: letter };
  return letter === line.symbol ? { ...line, count } : null;
}

function payLine(definition: SlotDefinition, line: OpenLine): number {
  const { pays, wild } = definition;
  const asSymbol = line.symbol === null ? 0 : runHundredths(definition, line.symbol, line.count);
  const asWilds = wild === null ? 0 : payOf(pays[wild], line.wilds);
  return Math.max(asSymbol, asWilds);
}

function stopsOf({ rows, scatter }: SlotDefinition, strip: string): Stop[] {
  return [...strip].map((_, stop) => {
    const letters = Array.from({ length: rows }, (_row, row) => strip.charAt((stop + row) % strip.length));
    return { letters, scatters: letters.filter((letter) => letter === scatter?.letter).length };
  });
}

function countScattersFrom(reels: readonly (readonly Stop[])[]): Map<number, number>[] {
  const from: Map<number, number>[] = [new Map([[0, 1]])];
  for (const stops of [...reels].reverse()) {
    const sums = new Map<number, number>();
    for (const [later, combinations] of from[0] ?? [])
      for (const { scatters } of stops) sums.set(scatters + later, (sums.get(scatters + later) ?? 0) + combinations);
    from.unshift(sums);
  }
  return from;
}

function addTo(tally: Walk['tally'], found: { paid: number; scatters: number; combinations: number }): void {
  const byPaid = tally.get(found.scatters) ?? new Map<number, number>();
  byPaid.set(found.paid, (byPaid.get(found.paid) ?? 0) + found.combinations);
  tally.set(found.scatters, byPaid);
}

function casesOf({ definition, tally }: Walk): SpinCase[] {
  return [...tally].flatMap(([scatters, byPaid]) =>
    [...byPaid].map(([paid, combinations]) => ({
      hundredths: paid + payOf(definition.scatter?.pays, scatters) * stakeParts(definition),
      scatters,
      combinations,
    })),
  );
}
