import { contestArguments } from '@ordago/i18n/market-words';
import { formatAmount, type LegOutcome, legFactor, payoutOf, UNITS_PER_CENT } from '@ordago/kernel';
import {
  asksWinner,
  type Ending,
  EXAMPLE,
  formatOf,
  isStillOpen,
  isUnplayed,
  type JudgedContest,
  judgeContest,
  judgeLeg,
  type Market,
  type MatchState,
  type Phrase,
  partWordOf,
  type ResultRecord,
  type Retirement,
  reachedOf,
  readMarket,
  type Shape,
  type SportRule,
  settleOutcome,
  shapeOf,
  specialOf,
  winnerByRetirement,
} from '@ordago/sport-rules';
import { RIVAL, setsToWin, whatIfReportOf, YOURS } from './what-if-report.ts';
import type { Situation } from './what-if-situation.ts';

/** A bet on the reader's contest, with what becomes of it. */
export interface WhatIfBet {
  /** Names it in the texts `whatIf.bet`. */
  readonly bet: Phrase;
  readonly status: 'won' | 'lost' | 'returned';
  readonly why: Phrase;
  /** Payout of the examples' bet then. */
  readonly payout: string;
}

export type Asked = readonly [kind: string, specifier: string, outcome: string];

/**
 * Returns the verdicts on some bets in a situation, by the engine that settles them. The first one is on the side
 * ahead.
 */
export function betsIn(rule: SportRule, situation: Situation): WhatIfBet[] {
  const shape = shapeOf(rule);
  const judged = judgedIn(rule, situation);
  return askedIn(shape, rule, situation).flatMap(({ bet, asked }) => {
    const came = cameOf(asked, judged.record);
    if (came === null) return [];
    const status = came.voidHalves === 2 ? 'returned' : came.result === 1 ? 'won' : 'lost';
    const payout = formatAmount(payoutOf(EXAMPLE.stake, [legFactor(came, EXAMPLE.odds)], UNITS_PER_CENT));
    const words = { code: bet.code, params: { ...contestArguments(rule.slug), ...bet.params } };
    return [
      { bet: words, status, payout, why: whyOf(rule, { asked, came, ...judged, retirement: situation.retirement }) },
    ];
  });
}

/** The reader's contest as the rule book of the sport sees it. */
export function judgedIn(rule: SportRule, situation: Situation): JudgedContest {
  const { reported, ending } = whatIfReportOf(rule, situation);
  return asWon(rule, judgeContest(rule, reported, ending), situation);
}

/** The side that goes on has won where the operator has set so. */
function asWon(rule: SportRule, judged: JudgedContest, { retirement = 'returned' }: Situation): JudgedContest {
  const winner = winnerByRetirement(rule, judged, retirement);
  if (winner === null || judged.record.sort !== 'match') return judged;
  return { ...judged, record: { ...judged.record, wonBy: winner } };
}

/**
 * Result of an outcome; null while a figure is missing. Where a part has no outcome for a draw, a draw returns the
 * stake.
 */
export function cameOf(
  [kind, specifier, outcome]: Asked,
  record: ResultRecord,
  offered: readonly string[] | undefined = kind === '1x2' ? ['1', '2'] : undefined,
): LegOutcome | null {
  const market = readMarket(kind, specifier);
  if (record.status === 'walkover' || record.status === 'cancelled') return { result: 0, voidHalves: 2 };
  return market && settleOutcome(market, outcome, record, offered);
}

export interface Judged {
  readonly asked: Asked;
  readonly came: LegOutcome;
  readonly record: ResultRecord;
  readonly ending: Ending | null;
  readonly retirement: Retirement | undefined;
}

export function whyOf(rule: SportRule, { asked: [kind, specifier], came, record, ending, retirement }: Judged): Phrase {
  const isReturned = came.voidHalves === 2;
  const market = readMarket(kind, specifier);
  const period = market?.values.period;
  const part = typeof period === 'number' ? period : undefined;
  const isCounted = record.status === 'completed';
  if (isReturned && isCounted && part !== undefined && isUnplayed({ period }, record)) {
    const last = (record.sort === 'match' && record.periods?.length) || 0;
    return { code: 'part-not-played', params: { part, last } };
  }
  if (isReturned && isCounted) return { code: reasonOfReturn(market, record), params: {} };
  const asks = { isDetermined: !isReturned, asksWinner: market !== null && asksWinner(market) };
  const known = { ...(part !== undefined && { part }), ...(retirement !== undefined && { retirement }) };
  return judgeLeg(rule, stateOf(ending, record), { ...asks, ...known }).why;
}

/**
 * Reason of a returned stake. The reader's race has no non-starters: they could not be distinguished from other
 * returns.
 */
function reasonOfReturn(market: Market | null, record: ResultRecord): string {
  if (record.sort === 'race') return 'unresolved';
  if (market !== null && isStillOpen(market, record)) return 'still-open';
  return market !== null && WITHOUT_DRAW.includes(market.kind.key) ? 'drawn-part' : 'push';
}

/** Kinds that are returned by nothing but a draw. */
const WITHOUT_DRAW = ['1x2', 'draw-no-bet', 'match-winner', 'fight-winner', 'half-time-full-time-2way'];

function stateOf(ending: Ending | null, record: ResultRecord): MatchState {
  if (ending === null) return { kind: 'completed' };
  switch (ending.kind) {
    case 'interrupted':
      return { ...ending, waited: 'for-good' };
    case 'postponed':
      return { ...ending, waited: Number.POSITIVE_INFINITY };
    case 'withdrawn':
    case 'forfeit':
      return { ...ending, ...(record.sort === 'match' && { reached: reachedOf(record) }) };
    default:
      return ending;
  }
}

interface Named {
  readonly bet: Phrase;
  readonly asked: Asked;
}

const named = (code: string, asked: Asked, params: Phrase['params'] = {}): Named => ({ bet: { code, params }, asked });

function askedIn(shape: Shape, rule: SportRule, { format, figures }: Situation): Named[] {
  switch (shape) {
    case 'time':
    case 'innings':
    case 'ends': {
      const total = (figures.home ?? 0) + (figures.away ?? 0);
      const lines = total > 0 ? [total - 0.5, total + 1.5] : [total + 1.5];
      const overs = lines.map((line) => named('over', ['total', `line=${line}`, 'over'], { line }));
      return [named('winner', ['draw-no-bet', '', '1']), ...overs];
    }
    case 'sets': {
      const part = partWordOf(rule);
      const line = setsToWin(formatOf(rule, format)) + 0.5;
      const underWay = (figures['sets-home'] ?? 0) + (figures['sets-away'] ?? 0) + 1;
      return [
        named('winner', ['match-winner', '', '1']),
        named('part', ['1x2', 'period=1', '1'], { part, number: 1 }),
        named('part', ['1x2', `period=${underWay}`, '1'], { part, number: underWay }),
        named('parts-over', ['total', `line=${line}`, 'over'], { part, line }),
      ];
    }
    case 'rounds':
      return [
        named('winner', ['fight-winner', 'ways=2', '1']),
        named('rounds-over', ['fight-rounds-total', 'line=1.5', 'over'], { line: 1.5 }),
        named('round', ['fight-round', `rounds=${figures.rounds ?? 1}`, '1'], { number: 1 }),
        named('distance', ['fight-distance', '', 'yes']),
      ];
    case 'periods':
      return [
        named('winner', ['draw-no-bet', '', '1']),
        named('period', ['1x2', 'period=1', '1'], { number: 1 }),
        named('period', ['1x2', 'period=2', '1'], { number: 2 }),
      ];
    case 'race':
      return [
        named('race-winner', ['race-winner', '', YOURS]),
        named('race-place', ['race-place', `places=${specialOf(rule, 'race')?.podium ?? 3}`, YOURS]),
        named('race-finish', ['race-finish', `runner=${YOURS}`, 'yes']),
        named('race-ahead', ['race-head-to-head', `runners=${YOURS},${RIVAL}`, YOURS]),
      ];
  }
}
