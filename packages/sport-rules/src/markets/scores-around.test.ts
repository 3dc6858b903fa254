import { describe, expect, it } from 'vitest';
import type { MatchRecord, Score } from '../result/record.ts';
import { MARKET_CATALOGUE, type Market, readMarket } from './catalogue.ts';
import { settleMarket } from './settle-market.ts';
import { turnsOf } from './turning-points.ts';

/** More than any line, count and score asked for here, above any score that is stopped at. */
const TRIED = 26;
const STOPPED_AT: readonly Score[] = [
  { home: 0, away: 0 },
  { home: 3, away: 1 },
  { home: 2, away: 9 },
  { home: 7, away: 7 },
];
const LINES = ['0.5', '1', '2.25', '3.5', '7.75', '10', '12.5', '13'];
const HANDICAPS = ['-9', '-6.5', '-2.75', '-2', '0', '0.25', '3', '7', '8.5'];
const MAXES = ['1', '4', '9', '12'];
const SIDES = ['side=home|', 'side=away|'];

const MARKETS: readonly Market[] = [
  ...['1x2', 'double-chance', 'draw-no-bet', 'odd-even', 'both-score', 'both-score-result'].map((kind) => asked(kind)),
  ...SIDES.flatMap((side) =>
    ['team-odd-even', 'clean-sheet', 'win-to-nil'].map((kind) => asked(kind, side.slice(0, -1))),
  ),
  ...LINES.map((line) => asked('total', `line=${line}`)),
  ...SIDES.flatMap((side) => LINES.map((line) => asked('team-total', `${side}line=${line}`))),
  ...HANDICAPS.map((line) => asked('handicap', `line=${line}`)),
  ...HANDICAPS.filter((line) => !line.includes('.')).map((line) => asked('handicap-3way', `line=${line}`)),
  ...['0.5', '3.5', '12.5'].flatMap((line) => [
    asked('both-score-total', `line=${line}`),
    asked('result-total', `line=${line}`),
  ]),
  ...MAXES.flatMap((max) => [
    asked('goal-count', `max=${max}`),
    asked('winning-margin', `max=${max}`),
    ...SIDES.map((side) => asked('team-goal-count', `${side}max=${max}`)),
  ]),
  ...['0:0', '3:1,4:1', '12:9,2:0', '7:8,8:7,20:20'].map((scores) => asked('correct-score', `scores=${scores}`)),
];

function asked(kind: string, specifier = ''): Market {
  const market = readMarket(kind, specifier);
  if (!market) throw new Error(`no market ${kind} ${specifier}`);
  return market;
}

/** Verdicts that every score gives that can still be reached, one by one: the outcomes that are the same in all of them. */
function determinedBy(market: Market, from: Score): Readonly<Record<string, string>> {
  const found = new Map<string, string | null>();
  for (let home = from.home; home <= from.home + TRIED; home += 1) {
    for (let away = from.away; away <= from.away + TRIED; away += 1) {
      for (const { outcome, ...verdict } of settleMarket(market, record('completed', { home, away })) ?? []) {
        const text = JSON.stringify(verdict);
        found.set(outcome, found.has(outcome) && found.get(outcome) !== text ? null : text);
      }
    }
  }
  return Object.fromEntries([...found].map(([outcome, text]) => [outcome, text ?? RETURNED]));
}

const RETURNED = JSON.stringify({ result: 0, voidHalves: 2 });

function record(status: MatchRecord['status'], score: Score): MatchRecord {
  return { sort: 'match', status, score, periods: [score] };
}

describe('the proof that an outcome is determined', () => {
  const cases = MARKETS.flatMap((market) => STOPPED_AT.map((from) => ({ market, from })));

  it('answers for every kind about a score as trying each score does', () => {
    for (const { market, from } of cases) {
      const proved = (settleMarket(market, record('abandoned', from)) ?? []).map(({ outcome, ...verdict }) => {
        return [outcome, JSON.stringify(verdict)] as const;
      });
      const where = `${market.kind.key} ${JSON.stringify(market.values)} from ${from.home}:${from.away}`;
      expect([where, Object.fromEntries(proved)]).toEqual([where, determinedBy(market, from)]);
    }
  });

  it('knows where the answer changes of every kind about a score or a count', () => {
    const others = ['goals', 'decidedIn', 'advancing', 'breaks', 'maxima'];
    const unproved = MARKET_CATALOGUE.filter(
      (kind) =>
        kind.sort === 'match' &&
        !kind.needs.some((fact) => others.includes(fact)) &&
        turnsOf({ kind, values: { side: 'home', line: 10, max: 3, scores: ['1:0'] } }) === null,
    );
    // Halves have a proof of their own, and a combination that of its parts.
    expect(unproved.map(({ key }) => key)).toEqual([
      'half-time-full-time',
      'highest-half',
      'team-highest-half',
      'bet-builder',
    ]);
  });
});
