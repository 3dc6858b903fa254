import { formatAmount, type LegOutcome, legFactor, payoutOf, UNITS_PER_CENT } from '@ordago/kernel';
import {
  EXAMPLE,
  type JudgedContest,
  type Market,
  outcomesOf,
  type Phrase,
  type ResultRecord,
  type SportRule,
  STATISTICS,
  shapeOf,
  specifierOf,
  statisticOf,
} from '@ordago/sport-rules';
import { cameOf, judgedIn, whyOf } from './what-if-cases.ts';
import type { Situation } from './what-if-situation.ts';

export type WhatIfStatus = 'won' | 'half-won' | 'returned' | 'half-lost' | 'lost' | 'waits';

/** Outcomes of a market that came out alike, for the same reason. */
export interface SettledLine {
  readonly status: WhatIfStatus;
  readonly outcomes: readonly string[];
  readonly why: Phrase;
  /** Payout of the examples' bet then; null while it waits. */
  readonly payout: string | null;
}

export interface SettledMarket {
  readonly kind: string;
  readonly specifier: string;
  /** The best ones first. */
  readonly lines: readonly SettledLine[];
}

/** Settles every outcome of a market in a situation, by the engine that settles bets, each with its reason. */
export function settleOne(rule: SportRule, situation: Situation, market: Market): SettledMarket {
  const judged = judgedIn(rule, situation);
  const named = { kind: market.kind.key, specifier: specifierOf(market) };
  return { ...named, lines: linesOf(rule, { market, judged, situation }) };
}

const ORDER: readonly WhatIfStatus[] = ['won', 'half-won', 'returned', 'half-lost', 'lost', 'waits'];

interface Asked {
  readonly market: Market;
  readonly judged: JudgedContest;
  readonly situation: Situation;
}

function linesOf(rule: SportRule, { market, judged, situation }: Asked): SettledLine[] {
  const { record } = judged;
  const kind = market.kind.key;
  const specifier = specifierOf(market);
  const offered = offeredIn(rule, market, record);
  const lines = new Map<string, SettledLine>();
  for (const outcome of offered) {
    const came = cameOf([kind, specifier, outcome], record, kind === '1x2' ? offered : undefined);
    const status = statusOf(came);
    const why =
      came === null
        ? { code: 'result-awaited', params: {} }
        : (figureOf(market, { came, judged, outcome }) ??
          whyOf(rule, { asked: [kind, specifier, outcome], came, ...judged, retirement: situation.retirement }));
    const key = JSON.stringify([status, why]);
    const known = lines.get(key);
    lines.set(key, { status, why, payout: came && payoutFor(came), outcomes: [...(known?.outcomes ?? []), outcome] });
  }
  return [...lines.values()].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}

/** A set and a period of a bout are sold without a draw. */
function offeredIn(rule: SportRule, market: Market, record: ResultRecord): readonly string[] {
  const competitors = 'entries' in record ? (record.entries ?? []).map(({ key }) => key) : [];
  const outcomes = outcomesOf(market, competitors);
  const isWithoutDraw = market.kind.key === '1x2' && ['sets', 'periods'].includes(shapeOf(rule));
  return isWithoutDraw ? outcomes.filter((outcome) => outcome !== 'x') : outcomes;
}

function statusOf(came: LegOutcome | null): WhatIfStatus {
  if (came === null) return 'waits';
  if (came.voidHalves === 2) return 'returned';
  if (came.voidHalves === 1) return came.result === 1 ? 'half-won' : 'half-lost';
  return came.result === 1 ? 'won' : 'lost';
}

function payoutFor(came: LegOutcome): string {
  return formatAmount(payoutOf(EXAMPLE.stake, [legFactor(came, EXAMPLE.odds)], UNITS_PER_CENT));
}

interface Came {
  readonly came: LegOutcome;
  readonly judged: JudgedContest;
  readonly outcome: string;
}

/** Of a contest that was played to its end, the figure that decided; null where something else is the reason. */
function figureOf(market: Market, { came, judged: { record, ending }, outcome }: Came): Phrase | null {
  const { kind, values } = market;
  if (ending !== null || came.voidHalves === 2) return null;
  if (record.sort === 'fight') return fightEnd(record);
  if (record.sort === 'race')
    return placeOf(record, typeof values.runner === 'string' ? values.runner : outcome, kind.key);
  return record.sort === 'match' ? matchFigure(market, record) : null;
}

/** The count, the period or the score that decided a match. */
function matchFigure({ kind, values }: Market, record: Extract<ResultRecord, { sort: 'match' }>): Phrase | null {
  const { period } = values;
  const counted = STATISTICS.filter((name) => kind.key.startsWith(`${name}-`)).sort((a, b) => b.length - a.length)[0];
  const incident = INCIDENTS[kind.key];
  const name = counted ?? incident;
  const count = name && statisticOf(record, name);
  if (name)
    return count ? { code: 'figure', params: { figure: name.replaceAll('-', '_'), period: 0, ...count } } : null;
  if (kind.needs.includes('breaks') || kind.needs.includes('maxima') || kind.needs.includes('goals')) return null;
  if (typeof period === 'number') {
    const score = record.periods?.[period - 1];
    return score ? { code: 'figure', params: { figure: 'period', period, ...score } } : null;
  }
  const [first] = record.periods ?? [];
  if (kind.needs.includes('periods') && first) {
    return { code: 'figure', params: { figure: 'period', period: 1, ...first } };
  }
  return record.score ? { code: 'figure', params: { figure: 'score', period: 0, ...record.score } } : null;
}

const INCIDENTS: Readonly<Record<string, 'yellow-cards' | 'red-cards' | 'penalties'>> = {
  'yellow-card': 'yellow-cards',
  'red-card': 'red-cards',
  penalty: 'penalties',
};

function fightEnd({ method, round = 0 }: Extract<ResultRecord, { sort: 'fight' }>): Phrase | null {
  return method === undefined ? null : { code: 'fight-ended', params: { method: method.replaceAll('-', '_'), round } };
}

function placeOf(
  { entries = [] }: Extract<ResultRecord, { sort: 'race' }>,
  runner: string,
  kind: string,
): Phrase | null {
  const entry = kind === 'race-fastest-lap' ? undefined : entries.find(({ key }) => key === runner);
  if (!entry) return null;
  const state = entry.isClassified ? 'classified' : entry.state;
  return { code: 'race-place', params: { state, place: entry.position ?? 0 } };
}
