import { isRegularTimeOver, sumOf } from '../result/facts.ts';
import type { MatchRecord, Score } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { minus } from './continued-scores.ts';
import { scoresAround } from './scores-around.ts';
import { turnsOf } from './turning-points.ts';

const NONE: Score = { home: 0, away: 0 };
const LEVEL = { lead: [0] } as const;

/** Returns true if a market asks about more than regular time: how a match is decided, or a score with overtime in it. */
export function asksBeyond({ kind, values }: Market, { plain }: MatchRecord): boolean {
  const isOfEnd = kind.needs.includes('decidedIn') || kind.needs.includes('advancing');
  const isPlain = values.period === undefined && plain === 'full' && kind.needs.includes('score');
  return isOfEnd || typeof values.period === 'string' || isPlain;
}

/** The ways in which a match may be decided that stopped in regular time, in overtime or in the shoot-out. */
export function* continuedBeyond(market: Market, match: MatchRecord): Generator<MatchRecord> {
  // The next round may depend on another match.
  if (market.kind.needs.includes('advancing')) return;
  if (!isRegularTimeOver(match)) return yield* beforeOvertime(market, match);
  if (match.shootOut !== undefined || match.decidedIn === 'shoot-out') return yield* inShootOut(match);
  yield* inOvertime(market, match);
}

/**
 * Continuations of regular time. Nobody knows of an overtime to come; a score with it grows from the one of regular time, and the goal for who
 * wins on penalties is one like any other.
 */
function* beforeOvertime(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const turns = turnsOf(market);
  if (turns === null || market.values.period === 'overtime' || market.kind.needs.includes('decidedIn')) return;
  for (const score of scoresAround(match.score ?? NONE, turns)) {
    yield { ...match, status: 'completed', score, decidedIn: 'regular-time' };
  }
}

function* inOvertime(market: Market, match: MatchRecord): Generator<MatchRecord> {
  const { score = NONE, overtime = NONE } = match;
  const turns = turnsOf(market) ?? LEVEL;
  const whole = sumOf([score, overtime]);
  const from = market.values.period === 'overtime' ? overtime : whole;
  for (const target of scoresAround(from, turns)) {
    const ended = { ...match, status: 'completed', overtime: sumOf([overtime, minus(target, from)]) } as const;
    yield { ...ended, decidedIn: 'overtime' };
    const isLevel = sumOf([score, ended.overtime]);
    if (isLevel.home === isLevel.away) yield* inShootOut(ended);
  }
}

function* inShootOut(match: MatchRecord): Generator<MatchRecord> {
  for (const shootOut of [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ]) {
    yield { ...match, status: 'completed', decidedIn: 'shoot-out', shootOut };
  }
}
