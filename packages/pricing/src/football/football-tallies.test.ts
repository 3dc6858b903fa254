import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceIn, chancesIn, type Judge, type Outlook, priceOutlook } from '../contests/outlook.ts';
import {
  nextTally,
  sumOutlook,
  type Tally,
  type TallyLaw,
  type TallySoFar,
  tallyOutlook,
} from '../contests/tallies.ts';
import { FOOTBALL_TALLIES, lawBetween } from './football-tallies.ts';

const LAWS = Object.entries(FOOTBALL_TALLIES) as [string, TallyLaw][];
const FIXED: TallyLaw = { mean: 2.4, shape: Number.POSITIVE_INFINITY, share: 0.6, weight: Number.POSITIVE_INFINITY };
const ALL: readonly (readonly [string, TallyLaw])[] = [...LAWS, ['one rate and one part for all', FIXED]];

const law = fc.record({
  mean: fc.double({ min: 0.05, max: 14, noNaN: true }),
  shape: fc.oneof(fc.double({ min: 1.5, max: 90, noNaN: true }), fc.constant(Number.POSITIVE_INFINITY)),
  share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  weight: fc.oneof(fc.double({ min: 1, max: 60, noNaN: true }), fc.constant(Number.POSITIVE_INFINITY)),
});
const soFar = fc.record({
  counted: fc.record({ home: fc.nat(9), away: fc.nat(9) }),
  played: fc.double({ min: 0, max: 1, noNaN: true }),
});

const over = (outlook: Outlook, line: number) => chanceIn(outlook, (home, away) => home + away > line);
const covers = (outlook: Outlook, line: number) => chanceIn(outlook, (home, away) => home + line > away);
const meanOf = (outlook: Outlook, of: (tally: Tally) => number) =>
  outlook.reduce((sum, cell) => sum + cell.chance * of(cell), 0);

describe('what is counted in a match', () => {
  it('comes to something for certain, with the mean and the parts of its law', () => {
    fc.assert(
      fc.property(law, (one) => {
        const outlook = tallyOutlook(one);
        expect(chanceIn(outlook, () => true)).toBeCloseTo(1, 9);
        expect(Math.abs(meanOf(outlook, ({ home, away }) => home + away) - one.mean)).toBeLessThan(0.05);
        expect(Math.abs(meanOf(outlook, ({ home }) => home) - one.mean * one.share)).toBeLessThan(0.05);
      }),
      { numRuns: 60 },
    );
  });

  it('has lines that fall as they rise, and handicaps that agree with who has more', () => {
    fc.assert(
      fc.property(law, soFar, (one, now) => {
        const outlook = tallyOutlook(one, now);
        for (let line = 0.5; line < 16; line += 1) {
          expect(over(outlook, line + 1)).toBeLessThanOrEqual(over(outlook, line) + 1e-12);
          expect(covers(outlook, line - 8)).toBeLessThanOrEqual(covers(outlook, line - 7) + 1e-12);
        }
        const ahead = chanceIn(outlook, (home, away) => home > away);
        const level = chanceIn(outlook, (home, away) => home === away);
        expect(covers(outlook, -0.5)).toBeCloseTo(ahead, 12);
        expect(covers(outlook, 0.5)).toBeCloseTo(ahead + level, 12);
        // Counts are never taken back.
        const { home, away } = now.counted;
        expect(chanceIn(outlook, (h, a) => h >= home && a >= away)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('is nothing more once no time is left', () => {
    const counted = { home: 3, away: 5 };
    for (const [, one] of ALL) expect(tallyOutlook(one, { counted, played: 1 })).toEqual([{ ...counted, chance: 1 }]);
  });

  it.each(ALL)(
    'is priced in play as before the match, on average over all that may come until then: %s',
    (_name, one) => {
      for (const played of [0.2, 0.5, 0.9]) {
        const half = tallyOutlook(one, undefined, played);
        const before = tallyOutlook(one);
        const judges: ((outlook: Outlook) => number)[] = [
          (outlook) => over(outlook, Math.floor(one.mean) + 0.5),
          (outlook) => covers(outlook, -0.5),
          (outlook) => chanceIn(outlook, (home) => home > one.mean * one.share),
        ];
        for (const judge of judges) {
          const later = half.reduce((sum, { chance, ...counted }) => {
            return sum + chance * judge(tallyOutlook(one, { counted, played }));
          }, 0);
          expect(later).toBeCloseTo(judge(before), 5);
        }
      }
    },
  );

  it.each(ALL)('is drawn one by one as it is priced: %s', (_name, one) => {
    const draw = drawer(20_261_122);
    const runs = 4_000;
    const seen = { over: 0, ahead: 0, any: 0 };
    const line = Math.floor(one.mean) + 0.5;
    for (let run = 0; run < runs; run += 1) {
      let now: TallySoFar = { counted: { home: 0, away: 0 }, played: 0 };
      let next: TallySoFar | null = null;
      for (next = now; next !== null; next = nextTally(one, now, [draw(), draw()])) now = next;
      const { home, away } = now.counted;
      seen.over += Number(home + away > line);
      seen.ahead += Number(home > away);
      seen.any += Number(home + away > 0);
    }
    const outlook = tallyOutlook(one);
    const expected = {
      over: over(outlook, line),
      ahead: chanceIn(outlook, (home, away) => home > away),
      any: over(outlook, 0.5),
    };
    for (const asked of ['over', 'ahead', 'any'] as const) {
      const spread = Math.sqrt(runs * expected[asked] * (1 - expected[asked]));
      expect(Math.abs(seen[asked] - runs * expected[asked])).toBeLessThan(4 * spread + 1);
    }
  });

  it('adds up: two counts together have the sum of their means, and nothing of both only where neither has any', () => {
    const yellow = tallyOutlook(FOOTBALL_TALLIES['yellow-cards']);
    const red = tallyOutlook(FOOTBALL_TALLIES['red-cards']);
    const cards = sumOutlook(yellow, red);
    const count = ({ home, away }: Tally) => home + away;
    expect(meanOf(cards, count)).toBeCloseTo(meanOf(yellow, count) + meanOf(red, count), 4);
    expect(1 - over(cards, 0.5)).toBeCloseTo((1 - over(yellow, 0.5)) * (1 - over(red, 0.5)), 6);
  });

  it('is priced at the given margin: what all outcomes cost is one and the margin, less what the ladder rounds down', () => {
    const overUnder: Judge = (outcome, { home, away }) => (home + away > 9.5 === (outcome === 'over') ? 'won' : 'lost');
    const outlook = tallyOutlook(FOOTBALL_TALLIES.corners);
    const fair = chancesIn(outlook, ['over', 'under'], overUnder);
    expect(fair.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const priced = priceOutlook(outlook, { outcomes: ['over', 'under'], judge: overUnder }, { marginBps: 800 });
    const cost = priced.reduce((sum, { odds }) => sum + 1_000 / Number(odds), 0);
    expect(cost).toBeGreaterThanOrEqual(1.08);
    expect(cost).toBeLessThan(1.1);
    expect(priced.every(({ chance, odds }) => chance * Number(odds) < 1_000)).toBe(true);
  });

  it('leans to the stronger side', () => {
    const even = lawBetween(FIXED, { home: 1, away: 1 });
    expect(even.share).toBeCloseTo(FIXED.share, 12);
    expect(lawBetween(FIXED, { home: 1.2, away: 0.9 }).share).toBeGreaterThan(FIXED.share);
  });
});

const folder = path.join(process.env.SEASONS_DIR ?? '', 'match-stats');
const files = process.env.SEASONS_DIR && existsSync(folder) ? filesIn(folder) : [];

describe.skipIf(files.length === 0)('the laws of football', () => {
  const rows = files.flatMap(readRows);
  it.each([
    ['corners', 'HC', 'AC'],
    ['yellow-cards', 'HY', 'AY'],
    ['red-cards', 'HR', 'AR'],
  ] as const)('are what the files of SEASONS_DIR measure: %s', (name, home, away) => {
    const outlook = tallyOutlook(FOOTBALL_TALLIES[name]);
    const tallies = rows.map((row) => ({ home: row[home] ?? 0, away: row[away] ?? 0 }));
    expect(tallies.length).toBeGreaterThan(1_000);
    const asked: ((home: number, away: number) => boolean)[] = [
      ...[0.5, 2.5, 4.5, 8.5, 9.5, 11.5].map((line) => (h: number, a: number) => h + a > line),
      ...[-2.5, -0.5, 0.5, 2.5].map((line) => (h: number, a: number) => h + line > a),
      ...[0.5, 1.5, 3.5, 5.5].map((line) => (h: number) => h > line),
    ];
    for (const holds of asked) {
      const seen = tallies.filter((tally) => holds(tally.home, tally.away)).length / tallies.length;
      expect(Math.abs(seen - chanceIn(outlook, holds))).toBeLessThan(0.03);
    }
  });
});

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.csv'))
    .map((name) => path.join(root, name));
}

function readRows(file: string): Record<string, number>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, at) => [columns[at] ?? '', Number(value)])),
  );
}

/** Numbers from 0 to below 1, the same at every run. */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
