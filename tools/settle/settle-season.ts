import type { OpenfootballMatch, OpenfootballSeason } from '../../packages/provider-protocols/src/index.ts';
import {
  FOOTBALL_MARKETS,
  type Market,
  type MatchRecord,
  type Score,
  type SettledOutcome,
  settleMarket,
  specifierOf,
} from '../../packages/sport-rules/src/index.ts';
import { joinStats } from './join-stats.ts';
import type { StatsRow } from './match-stats.ts';

/** A match with what is known of it; `record` is null while it has no result. */
export interface SeasonRecord {
  readonly match: OpenfootballMatch;
  readonly record: MatchRecord | null;
  /** The statistics have another final score, so that they were left aside. */
  readonly isContradicted: boolean;
}

/** The records of a season, with the statistics that belong to its matches. */
export function recordsOf(season: OpenfootballSeason, stats: readonly StatsRow[]): SeasonRecord[] {
  const rows = joinStats(season.matches, stats);
  return season.matches.map((match) => {
    const row = rows.get(match);
    const isContradicted = row !== undefined && isOtherScore(match, row);
    return { match, record: recordOf(match, isContradicted ? undefined : row), isContradicted };
  });
}

/** Record of a match from both files. The half-time score of the season goes before that of the statistics. */
function recordOf({ score, status }: OpenfootballMatch, row: StatsRow | undefined): MatchRecord | null {
  if (status === 'awarded') return { sort: 'match', status: 'walkover' };
  if (status === 'cancelled') return { sort: 'match', status: 'cancelled' };
  if (score === null) return status === null ? null : { sort: 'match', status };
  const final = scoreFrom(score.fullTime);
  const common = { sort: 'match', score: final, statistics: row && { ...row.counts } } as const;
  // No file states when it stopped: what was scored in which half is not known.
  if (status === 'abandoned') return { ...common, status };
  const half = score.halfTime ? scoreFrom(score.halfTime) : row?.halfTime;
  return {
    ...common,
    status: 'completed',
    periods: half && [half, { home: final.home - half.home, away: final.away - half.away }],
    ...beyond(score),
  };
}

function beyond({ fullTime, extraTime, penalties }: NonNullable<OpenfootballMatch['score']>): Partial<MatchRecord> {
  const overtime = extraTime && { home: extraTime[0] - fullTime[0], away: extraTime[1] - fullTime[1] };
  if (penalties) return { decidedIn: 'shoot-out', shootOut: scoreFrom(penalties), overtime: overtime ?? undefined };
  return overtime ? { decidedIn: 'overtime', overtime } : {};
}

function scoreFrom([home, away]: readonly [number, number]): Score {
  return { home, away };
}

function isOtherScore({ score }: OpenfootballMatch, { fullTime }: StatsRow): boolean {
  return fullTime !== undefined && score !== null && `${fullTime.home},${fullTime.away}` !== score.fullTime.join();
}

/** One outcome of one match, as `npm run settle` prints it. */
export interface SettledLine {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly market: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly result: 0 | 1;
  /** The share of the stake that is returned: 0, 0.5 or 1. */
  readonly voidFactor: number;
  /** 1 without a dead heat, which football does not know. */
  readonly deadHeat: number;
}

/** Every market of a match that its record settles, and how many wait for a fact. */
export function settleRecord({ match, record }: SeasonRecord): { lines: SettledLine[]; waiting: number } {
  const settled = FOOTBALL_MARKETS.map((market) => (record === null ? null : settleMarket(market, record)));
  return {
    lines: settled.flatMap((outcomes, place) => linesOf(match, FOOTBALL_MARKETS[place], outcomes ?? [])),
    waiting: settled.filter((outcomes) => outcomes === null).length,
  };
}

function linesOf(match: OpenfootballMatch, market: Market | undefined, outcomes: readonly SettledOutcome[]) {
  if (!market) return [];
  const { date, home, away } = match;
  const common = { date, home: home.name, away: away.name, market: market.kind.key, specifier: specifierOf(market) };
  return outcomes.map(({ outcome, result, voidHalves, deadHeat }) => ({
    ...common,
    outcome,
    result,
    voidFactor: voidHalves / 2,
    deadHeat: deadHeat ? Number(deadHeat.numerator) / Number(deadHeat.denominator) : 1,
  }));
}
