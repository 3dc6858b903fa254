import { assert, assertNever, type LegOutcome } from '@ordago/kernel';
import { isRegularTimeOver } from '../result/facts.ts';
import type { MatchRecord, ResultRecord } from '../result/record.ts';
import { type Market, outcomesOf, type PartMarket, partsOf } from './catalogue.ts';
import { continuationsOf } from './continuations.ts';
import { asksBeyond } from './continued-beyond.ts';
import type { MarketKindKey } from './keys.ts';
import { LOST, RETURNED, WON } from './kind.ts';
import type { SpecifierValues } from './specifier.ts';
import { wordOf } from './words.ts';

/** Result of one outcome of a market, in the words of semantics C2. */
export interface SettledOutcome extends LegOutcome {
  readonly outcome: string;
}

/**
 * Settles every outcome of a market by what is known of the contest. Null when a fact is missing that the market needs:
 * it waits for it.
 */
export function settleMarket(market: Market, record: ResultRecord): readonly SettledOutcome[] | null {
  const judge = judgeOf(market, record);
  const settled: SettledOutcome[] = [];
  for (const outcome of outcomesOf(market, competitorsOf(record))) {
    const verdict = judge(outcome);
    if (verdict === null) return null;
    settled.push({ outcome, ...verdict });
  }
  return settled.length > 0 ? settled : null;
}

/**
 * Settles one outcome of a market; null when a fact is missing. `offered` are the outcomes that could be bet on: where a draw
 * was none of them, one gives both sides back (specification 3, section 4).
 */
export function settleOutcome(
  market: Market,
  outcome: string,
  record: ResultRecord,
  offered?: readonly string[],
): LegOutcome | null {
  const known = outcomesOf(market, competitorsOf(record));
  assert(known.includes(outcome), `${market.kind.key} has no outcome ${outcome}`);
  return judgeOf(market, record, lacksDraw(known, offered))(outcome);
}

const DRAW = 'x';

/** Returns true if a market that knows a draw was sold without it. */
function lacksDraw(known: readonly string[], offered: readonly string[] | undefined): boolean {
  return offered !== undefined && known.includes(DRAW) && !offered.includes(DRAW);
}

/** Returns true if a market asks who wins a match, whatever else may happen in it. */
export function asksWinner({ kind, values }: Market): boolean {
  return WINNER_KINDS.includes(kind.key) && typeof values.period !== 'number' && values.period !== 'overtime';
}

const WINNER_KINDS: readonly string[] = ['match-winner', 'draw-no-bet', '1x2'] satisfies readonly MarketKindKey[];

type Judge = (outcome: string) => LegOutcome | null;

/** `isWithoutDraw`: the market knows a draw and was sold without it, so that one returns the stakes. */
function judgeOf({ kind, values }: Market, record: ResultRecord, isWithoutDraw = false): Judge {
  const parts = partsOf({ kind, values });
  if (parts !== null) return () => judgeParts(parts, record);
  if (record.sort === 'match' && record.wonBy !== undefined && asksWinner({ kind, values })) {
    const winner = wordOf(record.wonBy);
    const isNamed = kind.outcomes(values, []).includes(winner);
    return (outcome) => (outcome === winner ? WON : isNamed ? LOST : RETURNED);
  }
  switch (record.status) {
    case 'completed':
      if (isStillOpen({ kind, values }, record))
        return (outcome) => judgeAbandoned({ kind, values }, { outcome, isWithoutDraw }, record);
      return judgeCompleted({ kind, values }, record, isWithoutDraw);
    case 'walkover':
    case 'cancelled':
      return () => RETURNED;
    case 'abandoned':
      return (outcome) => judgeAbandoned({ kind, values }, { outcome, isWithoutDraw }, record);
    default:
      return assertNever(record.status, 'status of a contest');
  }
}

/**
 * A combination is lost with the first of its parts, whatever becomes of the others. Else it waits for what is missing, is
 * returned where a part is, and won where all are: it never wins by half (operator rule `combination`).
 */
function judgeParts(parts: readonly PartMarket[], record: ResultRecord): LegOutcome | null {
  const outcomes = parts.map(({ market, part }) => judgeOf(market, record)(part.outcome));
  if (outcomes.some((outcome) => outcome !== null && isSame(outcome, LOST))) return LOST;
  if (outcomes.some((outcome) => outcome === null)) return null;
  return outcomes.every((outcome) => outcome !== null && isSame(outcome, WON)) ? WON : RETURNED;
}

/** Overtime that was not played decides nothing, nor does a period, a set or a map that never took place. */
export function isUnplayed({ period }: SpecifierValues, record: ResultRecord): boolean {
  if (record.sort !== 'match') return false;
  if (period === 'overtime') return record.decidedIn === 'regular-time';
  if (typeof period !== 'number') return false;
  return record.walkovers?.includes(period) || (record.periods !== undefined && period > record.periods.length);
}

function judgeCompleted({ kind, values }: Market, record: ResultRecord, isWithoutDraw: boolean): Judge {
  if (isUnplayed(values, record)) return () => RETURNED;
  const resolve = kind.resolve(values, record);
  return isWithoutDraw && isSame(resolve(DRAW) ?? RETURNED, WON) ? () => RETURNED : resolve;
}

/**
 * Returns true if a match stopped, and counts as completed, while what a market asks about was under way or yet to come: a part of
 * it, overtime, the minutes that were left. The score of the moment does not answer it; only what was determined is settled.
 */
export function isStillOpen(market: Market, record: ResultRecord): boolean {
  if (record.sort !== 'match' || record.status !== 'completed' || !record.isStopped) return false;
  const { period } = market.values;
  if (market.kind.key === 'goal-in-interval') return !isRegularTimeOver(record);
  // Without its periods nobody knows which one was under way.
  const isUnderWay = record.periods === undefined || period === record.periods.length;
  if (typeof period === 'number') return !isRegularTimeOver(record) && isUnderWay;
  if (!asksBeyond(market, record) || record.decidedIn === 'regular-time') return false;
  if (market.kind.needs.includes('advancing')) return record.advancing === undefined;
  if (isRegularTimeOver(record) || period !== undefined) return true;
  // The score of the moment has a winner, where it is not level.
  return !market.kind.needs.includes('score') || (market.kind.needs.includes('decidedIn') && isLevel(record));
}

function isLevel({ score }: MatchRecord): boolean {
  return score !== undefined && score.home === score.away;
}

interface AskedOutcome {
  readonly outcome: string;
  /** The market knows a draw and was sold without it. */
  readonly isWithoutDraw: boolean;
}

/** Settles what no continuation could have changed and returns all else (specification 3, section 4). */
function judgeAbandoned(
  market: Market,
  { outcome, isWithoutDraw }: AskedOutcome,
  record: ResultRecord,
): LegOutcome | null {
  let decided: LegOutcome | null = null;
  for (const continuation of continuationsOf(market, record)) {
    const verdict = judgeCompleted(market, continuation, isWithoutDraw)(outcome);
    // A fact about what was played is missing, and might have decided it.
    if (verdict === null) return null;
    if (decided !== null && !isSame(decided, verdict)) return RETURNED;
    decided = verdict;
  }
  return decided ?? RETURNED;
}

function isSame(a: LegOutcome, b: LegOutcome): boolean {
  return a.result === b.result && a.voidHalves === b.voidHalves;
}

function competitorsOf(record: ResultRecord): readonly string[] {
  return 'entries' in record ? (record.entries ?? []).map(({ key }) => key) : [];
}
