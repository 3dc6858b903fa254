import { formatAmount, type LegOutcome, legFactor, payoutOf, UNITS_PER_CENT } from '@ordago/kernel';
import {
  asksWinner,
  type Ending,
  EXAMPLE,
  formatOf,
  isUnplayed,
  type JudgedContest,
  judgeContest,
  judgeLeg,
  type MatchFormat,
  type MatchRecord,
  type MatchState,
  type Phrase,
  partWordOf,
  type ResultRecord,
  type Retirement,
  reachedOf,
  readMarket,
  type Score,
  type Shape,
  type SportRule,
  settleOutcome,
  shapeOf,
  winnerByRetirement,
} from '@ordago/sport-rules';

/** What the reader lets happen. */
export type Happening = 'interrupted' | 'withdrawn' | 'completed' | 'walkover' | 'postponed';

/** A figure that the reader may change. */
export interface Figure {
  readonly key: FigureKey;
  readonly initial: number;
  readonly max: number;
}
export type FigureKey =
  | 'home'
  | 'away'
  | 'sets-home'
  | 'sets-away'
  | 'points-home'
  | 'points-away'
  | 'first-home'
  | 'first-away'
  | 'second-home'
  | 'second-away'
  | 'round'
  | 'place'
  | 'laps'
  | 'rival-place';

const HAPPENINGS: Readonly<Record<Shape, readonly [Happening, ...Happening[]]>> = {
  time: ['interrupted', 'completed', 'walkover', 'postponed'],
  innings: ['interrupted', 'completed', 'walkover', 'postponed'],
  ends: ['interrupted', 'completed', 'walkover', 'postponed'],
  sets: ['withdrawn', 'interrupted', 'completed', 'walkover', 'postponed'],
  rounds: ['interrupted', 'completed', 'walkover', 'postponed'],
  periods: ['withdrawn', 'interrupted', 'completed', 'walkover', 'postponed'],
  race: ['completed', 'interrupted', 'postponed'],
};

/** What may happen to a contest of the sport; the first is what people ask about. */
export function happeningsOf(rule: SportRule): readonly [Happening, ...Happening[]] {
  return HAPPENINGS[shapeOf(rule)];
}

const SCORE: readonly Figure[] = [
  { key: 'home', initial: 2, max: 200 },
  { key: 'away', initial: 1, max: 200 },
];
const FIGURES: Readonly<Record<Shape, readonly Figure[]>> = {
  ...{ time: SCORE, innings: SCORE, ends: SCORE },
  sets: [
    { key: 'sets-home', initial: 1, max: 10 },
    { key: 'sets-away', initial: 0, max: 10 },
    { key: 'points-home', initial: 3, max: 99 },
    { key: 'points-away', initial: 2, max: 99 },
  ],
  rounds: [{ key: 'round', initial: 3, max: 12 }],
  periods: [
    { key: 'first-home', initial: 4, max: 40 },
    { key: 'first-away', initial: 2, max: 40 },
    { key: 'second-home', initial: 0, max: 40 },
    { key: 'second-away', initial: 3, max: 40 },
  ],
  race: [
    { key: 'place', initial: 0, max: 20 },
    { key: 'laps', initial: 46, max: 50 },
    { key: 'rival-place', initial: 5, max: 20 },
  ],
};

/** The figures that a contest of the sport is told in. */
export function figuresOf(rule: SportRule): readonly Figure[] {
  return FIGURES[shapeOf(rule)];
}

export interface Situation {
  readonly happening: Happening;
  readonly format: string;
  /** In the unit of the minimum; null when nobody can tell. */
  readonly played: number | null;
  readonly figures: Readonly<Partial<Record<FigureKey, number>>>;
  /** What the house says of those who give up. (Default: what the specification says) */
  readonly retirement?: Retirement;
}

/** A bet on the reader's contest, with what becomes of it. */
export interface WhatIfBet {
  /** Names it in the texts `whatIf.bet`. */
  readonly bet: Phrase;
  readonly status: 'won' | 'lost' | 'returned';
  readonly why: Phrase;
  /** What the bet of the examples pays then. */
  readonly payout: string;
}

type Asked = readonly [kind: string, specifier: string, outcome: string];

/** What becomes of some bets in a situation, by the engine that settles them. The first one is on who is ahead. */
export function betsIn(rule: SportRule, situation: Situation): WhatIfBet[] {
  const shape = shapeOf(rule);
  const { told, ending } = tellOf(shape, rule, situation);
  const judged = asWon(rule, judgeContest(rule, told, ending), situation);
  return askedIn(shape, rule, situation).flatMap(({ bet, asked }) => {
    const came = cameOf(asked, judged.record);
    if (came === null) return [];
    const status = came.voidHalves === 2 ? 'returned' : came.result === 1 ? 'won' : 'lost';
    const payout = formatAmount(payoutOf(EXAMPLE.stake, [legFactor(came, EXAMPLE.odds)], UNITS_PER_CENT));
    return [{ bet, status, payout, why: whyOf(rule, { asked, came, ...judged, retirement: situation.retirement }) }];
  });
}

/** The side that goes on has won where the house has set so. */
function asWon(rule: SportRule, judged: JudgedContest, { retirement = 'returned' }: Situation): JudgedContest {
  const winner = winnerByRetirement(rule, judged, retirement);
  if (winner === null || judged.record.sort !== 'match') return judged;
  return { ...judged, record: { ...judged.record, wonBy: winner } };
}

function cameOf([kind, specifier, outcome]: Asked, record: ResultRecord): LegOutcome | null {
  const market = readMarket(kind, specifier);
  if (record.status === 'walkover' || record.status === 'cancelled') return { result: 0, voidHalves: 2 };
  return market && settleOutcome(market, outcome, record, kind === '1x2' ? ['1', '2'] : undefined);
}

interface Judged {
  readonly asked: Asked;
  readonly came: LegOutcome;
  readonly record: ResultRecord;
  readonly ending: Ending | null;
  readonly retirement: Retirement | undefined;
}

function whyOf(rule: SportRule, { asked: [kind, specifier], came, record, ending, retirement }: Judged): Phrase {
  const isReturned = came.voidHalves === 2;
  const market = readMarket(kind, specifier);
  const period = market?.values.period;
  const part = typeof period === 'number' ? period : undefined;
  const isCounted = record.status === 'completed';
  if (isReturned && isCounted && part !== undefined && isUnplayed({ period }, record)) {
    const last = (record.sort === 'match' && record.periods?.length) || 0;
    return { code: 'part-not-played', params: { part, last } };
  }
  if (isReturned && isCounted) return { code: record.sort === 'race' ? 'non-runner' : 'drawn-part', params: {} };
  const asks = { isDetermined: !isReturned, asksWinner: market !== null && asksWinner(market) };
  const known = { ...(part !== undefined && { part }), ...(retirement !== undefined && { retirement }) };
  return judgeLeg(rule, stateOf(ending, record), { ...asks, ...known }).why;
}

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
        named('round', ['fight-round', 'rounds=12', '1'], { number: 1 }),
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
        named('race-place', ['race-place', 'places=3', YOURS]),
        named('race-finish', ['race-finish', `runner=${YOURS}`, 'yes']),
        named('race-ahead', ['race-head-to-head', `runners=${YOURS},${RIVAL}`, YOURS]),
      ];
  }
}

const YOURS = 'yours';
const RIVAL = 'rival';
const LAPS = 50;

interface Tell {
  readonly told: ResultRecord;
  readonly ending: Ending | null;
}

function tellOf(shape: Shape, rule: SportRule, situation: Situation): Tell {
  const isCompleted = situation.happening === 'completed';
  const status = isCompleted ? 'completed' : 'abandoned';
  const match = (record: Partial<MatchRecord>): ResultRecord => ({
    ...{ sort: 'match', status, decidedIn: isCompleted ? 'regular-time' : undefined },
    ...record,
  });
  switch (shape) {
    case 'time':
    case 'innings':
    case 'ends': {
      const { home = 0, away = 0 } = situation.figures;
      return { told: match({ score: { home, away } }), ending: endingOf(situation, 1) };
    }
    case 'sets': {
      const { score, periods } = setsIn(situation);
      const periodsPlanned = 2 * setsToWin(formatOf(rule, situation.format)) - 1;
      return { told: match({ score, periods, periodsPlanned }), ending: endingOf(situation, periods.length) };
    }
    case 'periods':
      return { told: bout(situation, match), ending: endingOf(situation, 2) };
    case 'rounds': {
      const { round = 1 } = situation.figures;
      const told = { sort: 'fight', status, round, roundsPlanned: 12, isPastHalfRound: false } as const;
      return {
        told: isCompleted ? { ...told, winner: 'home', method: 'technical-knockout' } : told,
        ending: endingOf(situation, round),
      };
    }
    case 'race':
      return { told: race(situation, status), ending: endingOf(situation, 1) };
  }
}

function endingOf({ happening, format, played }: Situation, part: number): Ending | null {
  switch (happening) {
    case 'completed':
      return null;
    case 'withdrawn':
      return { kind: 'withdrawn', part, by: 'away' };
    case 'walkover':
      return { kind: 'forfeit', by: 'walkover' };
    case 'postponed':
      return { kind: 'postponed', isTournamentOver: true };
    case 'interrupted':
      return { kind: 'interrupted', format, played };
  }
}

function setsToWin({ length }: MatchFormat): number {
  if (length.kind === 'best-of') return Math.floor(length.parts / 2) + 1;
  return length.kind === 'won-parts' ? (length.wins ?? 3) : 3;
}

/** Sets that were won, one after another, and the one under way where the match was not played out. */
function setsIn({ happening, figures }: Situation): { score: Score; periods: Score[] } {
  const score = { home: figures['sets-home'] ?? 0, away: figures['sets-away'] ?? 0 };
  const won = (count: number, set: Score) => Array.from({ length: count }, () => set);
  const periods = [...won(score.home, { home: 1, away: 0 }), ...won(score.away, { home: 0, away: 1 })];
  if (happening === 'completed') return { score, periods };
  const running = { home: figures['points-home'] ?? 0, away: figures['points-away'] ?? 0 };
  return { score, periods: [...periods, running] };
}

/** Who leads by enough in the first period has won by then. */
function bout({ happening, figures }: Situation, match: (record: Partial<MatchRecord>) => ResultRecord): ResultRecord {
  const first = { home: figures['first-home'] ?? 0, away: figures['first-away'] ?? 0 };
  const second = { home: figures['second-home'] ?? 0, away: figures['second-away'] ?? 0 };
  const isOver = happening === 'completed' && Math.abs(first.home - first.away) >= PREMATURE_LEAD;
  const periods = isOver ? [first] : [first, second];
  const score = periods.reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }));
  return match({ score, periods, periodsPlanned: 2 });
}

/** Of freestyle, the usual style. */
const PREMATURE_LEAD = 10;

/** Place 0 is one that dropped out after so many laps. */
function race({ figures }: Situation, status: 'completed' | 'abandoned'): ResultRecord {
  const { place = 0, laps = 0 } = figures;
  const rivalPlace = figures['rival-place'] ?? 0;
  const runner = (key: string, position: number, run: number) =>
    position === 0
      ? ({ key, state: 'retired', laps: run } as const)
      : ({ key, state: 'finished', laps: LAPS, ...(status === 'completed' && { position }) } as const);
  const isWon = place === 1 || rivalPlace === 1;
  const others = isWon ? [] : [runner('winner', 1, LAPS)];
  return {
    sort: 'race',
    status,
    entries: [...others, runner(YOURS, place, laps), runner(RIVAL, rivalPlace, LAPS / 2)],
  };
}
