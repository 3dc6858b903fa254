import {
  asksWinner,
  type FightRecord,
  isStillOpen,
  type JudgedSelection,
  judgeLeg,
  type Market,
  type MatchRecord,
  type MatchState,
  type Phrase,
  partsOf,
  type RaceRecord,
  type ResultRecord,
  reachedOf,
  readMarket,
  type Score,
  STATISTICS,
  type Statistic,
  scoreOf,
  sportRuleOf,
  statisticOf,
  sumOf,
  type TournamentRecord,
} from '@ordago/sport-rules';
import { goalFigure } from './explain-goals.ts';
import type { EventResult } from './judge-interruption.ts';
import { type MarketRef, resolveSelection, type SelectionOutcome } from './market.ts';

/** Facts of a selection's reason: how its event ended, and in which sport. */
export interface SettledEvent extends Omit<EventResult, 'score'> {
  readonly sport: string;
}

/**
 * Returns the reason for the result of a selection. Null where the score explains it: a market on the whole of a
 * contest that was played to its end.
 */
export function explainSelection(
  selection: MarketRef & { readonly outcome: string },
  { voidHalves, deadHeat }: SelectionOutcome,
  event: SettledEvent,
): Phrase | null {
  const builder = explainCombination(selection, event);
  if (builder !== null) return builder;
  const isVoid = voidHalves === 2;
  if (isVoid && isWithoutFinal(event.record)) return { code: 'final-not-held', params: {} };
  const part = partOf(selection);
  const unplayed = isVoid ? (unplayedPart(part, event.record) ?? openPart(selection, event.record)) : null;
  if (unplayed !== null) return unplayed;
  const state = stateOf(event);
  if (state !== null) {
    // A return although the match counts as played is a draw, or a line that was hit exactly.
    const isCounted = event.status === 'finished' && isVoid;
    const asked = { isDetermined: !isVoid, ...(part !== null && { part }), ...winnerAsked(selection, event.record) };
    if (!isCounted) return explainState(event.sport, state, asked);
  }
  if (isVoid) return { code: reasonOfReturn(selection, event.record), params: {} };
  if (deadHeat) {
    const { numerator, denominator } = deadHeat;
    return { code: 'dead-heat', params: { places: Number(numerator), tied: Number(denominator) } };
  }
  return figureOf(selection, event.record);
}

/**
 * Explains the verdict on each part of a combination: `1-status` and, where it has a reason, `1-code` with its figures
 * (`1-home`), counted from 1. Null for any other market, and for a contest that has no record, is a walkover or is
 * cancelled.
 */
function explainCombination(selection: MarketRef, event: SettledEvent): Phrase | null {
  const { record } = event;
  const market = readMarket(selection.kind, selection.specifier);
  const parts = market && partsOf(market);
  if (!parts || record === null || record.status === 'walkover' || record.status === 'cancelled') return null;
  const params: Record<string, string | number> = { parts: parts.length, lost: 0, returned: 0, open: 0, won: 0 };
  parts.forEach(({ part }, place) => {
    const outcome = resolveSelection(part, part.outcome, record);
    const status = statusOfPart(outcome);
    params[status] = Number(params[status]) + 1;
    params[`${place + 1}-status`] = status;
    const why = outcome && explainSelection(part, outcome, event);
    if (why === null) return;
    params[`${place + 1}-code`] = why.code;
    for (const [name, value] of Object.entries(why.params)) params[`${place + 1}-${name}`] = value;
  });
  return { code: 'combination', params };
}

function statusOfPart(outcome: SelectionOutcome | null): 'won' | 'lost' | 'returned' | 'open' {
  if (outcome === null) return 'open';
  if (outcome.voidHalves > 0) return 'returned';
  return outcome.result === 1 ? 'won' : 'lost';
}

/** Returns whether a selection asks who wins, and whether the operator's setting on retirements has settled it. */
function winnerAsked({ kind, specifier }: MarketRef, record: ResultRecord | null): JudgedSelection {
  const market = readMarket(kind, specifier);
  const isWon = record?.sort === 'match' && record.wonBy !== undefined;
  return { asksWinner: market !== null && asksWinner(market), retirement: isWon ? 'point' : 'returned' };
}

/** The period, set or map that a selection is about; null for the whole. */
function partOf({ kind, specifier }: MarketRef): number | null {
  const period = readMarket(kind, specifier)?.values.period;
  return typeof period === 'number' ? period : null;
}

function isWithoutFinal(record: ResultRecord | null): boolean {
  return record?.sort === 'tournament' && record.isFinalHeld === false;
}

/** A part that never took place, of a match that came to its end. */
function unplayedPart(part: number | null, record: ResultRecord | null): Phrase | null {
  if (part === null || record?.sort !== 'match') return null;
  if (record.walkovers?.includes(part)) return { code: 'part-given', params: { part } };
  if (record.status !== 'completed') return null;
  const last = record.periods?.length ?? part;
  return part > last ? { code: 'part-not-played', params: { part, last } } : null;
}

/** Part, or overtime, that was still open when a match stopped that counts as completed. */
function openPart({ kind, specifier }: MarketRef, record: ResultRecord | null): Phrase | null {
  const market = readMarket(kind, specifier);
  return market && record && isStillOpen(market, record) ? { code: 'still-open', params: {} } : null;
}

function reasonOfReturn(selection: MarketRef & { readonly outcome: string }, record: ResultRecord | null): string {
  if (asksNonRunner(selection, record)) return 'non-runner';
  return WITHOUT_DRAW.includes(selection.kind) ? 'drawn-part' : 'push';
}

/** Kinds that are returned by nothing but a draw. */
const WITHOUT_DRAW = ['1x2', 'draw-no-bet', 'match-winner', 'fight-winner', 'half-time-full-time-2way'];

/** Returns the state of a contest that was not simply played to its end; null for any other. */
function stateOf({ status, ending, interruption, record }: SettledEvent): MatchState | null {
  if (ending !== null) return stateOfEnding(ending, record);
  if (record?.status === 'walkover') return { kind: 'forfeit', by: 'walkover' };
  if (status === 'cancelled') return { kind: 'cancelled' };
  if (status === 'finished' && interruption === null) return null;
  const minutes = record?.sort === 'match' ? record.minutesPlayed : undefined;
  const format = interruption?.format;
  // Minutes that the rule book could not use, null here, are no innings and no time of a game's own clock.
  const played = interruption ? interruption.played : (minutes ?? null);
  return { kind: 'interrupted', played, waited: 'for-good', ...(format !== undefined && { format }) };
}

/** State of an ending: a settled postponed match waits no longer. */
function stateOfEnding(ending: NonNullable<EventResult['ending']>, record: ResultRecord | null): MatchState {
  switch (ending.kind) {
    case 'interrupted':
      return { ...ending, waited: 'for-good' };
    case 'postponed':
      return { ...ending, waited: Number.POSITIVE_INFINITY };
    case 'withdrawn':
    case 'forfeit':
      return { ...ending, ...(record?.sort === 'match' && { reached: reachedOf(record) }) };
    case 'reduced':
      return { kind: 'reduced' };
    case 'mercy':
    case 'no-contest':
    case 'format-changed':
      return ending;
  }
}

function explainState(sport: string, state: MatchState, leg: JudgedSelection): Phrase {
  const rule = sportRuleOf(sport);
  const { isDetermined } = leg;
  const why = rule && judgeLeg(rule, state, leg).why;
  // Of a match whose format is not known each that it may have had counts: the minimum of one of them is no reason for a return.
  const isContrary = why?.code === 'minimum-reached' && !isDetermined;
  if (why && !isContrary) return why;
  return {
    code: isDetermined ? 'determined' : state.kind === 'cancelled' ? 'cancelled' : 'not-to-the-end',
    params: {},
  };
}

/** Returns true if the selection's runner did not start. */
function asksNonRunner({ outcome, specifier }: MarketRef & { outcome: string }, record: ResultRecord | null): boolean {
  if (record?.sort !== 'race') return false;
  const asked = new Set([outcome, ...specifier.split(/[|=,]/)]);
  return (record.entries ?? []).some(({ key, state }) => state === 'non-runner' && asked.has(key));
}

/** The figure that decided, where it is not the score: a period, corners, cards, the score with overtime. */
function figureOf(
  { kind, specifier, outcome }: MarketRef & { readonly outcome: string },
  record: ResultRecord | null,
): Phrase | null {
  const market = readMarket(kind, specifier);
  if (market === null || record === null) return null;
  switch (record.sort) {
    case 'fight':
      return fightEnd(record);
    case 'race':
      return raceEnd({ kind, outcome, specifier }, record);
    case 'tournament':
      return tournamentPlace(outcome, record);
    case 'match':
      return matchFigure(kind, market, record);
  }
}

function matchFigure(kind: string, market: Market, record: MatchRecord): Phrase | null {
  const { period } = market.values;
  const counted = countedIn(kind);
  if (counted) return countFigure(counted, period, record);
  if (typeof period === 'number') return periodFigure(period, record);
  if (kind.startsWith('points-')) return { code: 'points', params: { ...sumOf(record.periods ?? []) } };
  if (market.kind.needs.includes('breaks')) return figure('breaks', record.breaks);
  if (market.kind.needs.includes('maxima')) return figure('maxima', record.maxima);
  if (market.kind.needs.includes('goals')) return goalFigure(market, record);
  if (kind === 'advancing') return record.advancing ? { code: 'advanced', params: { side: record.advancing } } : null;
  if (STAGE_KINDS.includes(kind)) return stageOf(record);
  const [first] = record.periods ?? [];
  const asksHalves = market.kind.needs.includes('periods');
  if (asksHalves && first && market.kind.scorings.includes('goals')) return halves(first, record.score);
  const asksBeyond = kind === 'match-winner' || typeof period === 'string';
  return asksBeyond ? figureBeyond(period, record) : null;
}

/** Kinds that ask in which stage a match was decided. */
const STAGE_KINDS = ['overtime', 'shoot-out', 'decided-in'];

function stageOf({ decidedIn }: MatchRecord): Phrase | null {
  return decidedIn ? { code: 'decided-in', params: { stage: decidedIn.replaceAll('-', '_') } } : null;
}

function figure(name: string, score: Score | undefined | null, period = 0): Phrase | null {
  return score ? { code: 'figure', params: { figure: name, period, home: score.home, away: score.away } } : null;
}

/** Returns the score at half-time and at the end, of a market that asks about both; without the end the half alone. */
function halves(first: Score, score: Score | undefined): Phrase | null {
  if (!score) return figure('period', first, 1);
  return { code: 'halves', params: { first_home: first.home, first_away: first.away, ...score } };
}

/** Returns the count of a kind of market, of the match or of a period of it. */
function countFigure(
  counted: Statistic | 'penalties',
  period: Market['values']['period'],
  record: MatchRecord,
): Phrase | null {
  const name = counted.replaceAll('-', '_');
  if (typeof period !== 'number') return figure(name, statisticOf(record, counted));
  const count = statisticOf(record, counted, period);
  return count && { code: 'period-figure', params: { figure: name, period, home: count.home, away: count.away } };
}

/** Returns the score of a period; without a goal in the match it had none. */
function periodFigure(period: number, record: MatchRecord): Phrase | null {
  return figure('period', scoreOf(record, period), period);
}

/** The overtime or the shoot-out that decided a match; null where regular time did. */
function figureBeyond(period: Market['values']['period'], record: MatchRecord): Phrase | null {
  if (record.decidedIn === undefined || record.decidedIn === 'regular-time') return null;
  const figure = typeof period === 'string' && period !== 'decided' ? 'overtime' : record.decidedIn;
  const extra = figure === 'overtime' ? record.overtime : record.shootOut;
  return extra ? { code: 'figure', params: { figure: figure.replaceAll('-', '_'), period: 0, ...extra } } : null;
}

/** Returns the statistic of a kind of market; null for one about the score. */
export function countedIn(kind: string): Statistic | 'penalties' | null {
  if (kind === 'penalty') return 'penalties';
  if (kind === 'yellow-card' || kind === 'red-card') return `${kind}s`;
  const [longest] = STATISTICS.filter((name) => kind.startsWith(`${name}-`)).sort((a, b) => b.length - a.length);
  return longest ?? null;
}

/** Explains the end of a fight; null where its method or round is not known. */
function fightEnd({ method, round }: FightRecord): Phrase | null {
  if (method === undefined || (round === undefined && method !== 'points')) return null;
  return { code: 'fight-ended', params: { method: method.replaceAll('-', '_'), round: round ?? 0 } };
}

/** Explains the place of the competitor that a selection is about; null where it is about none alone. */
function raceEnd(
  { kind, outcome, specifier }: MarketRef & { readonly outcome: string },
  { entries = [], fastestLap: fastestLapOf = [] }: RaceRecord,
): Phrase | null {
  if (kind === 'race-fastest-lap') return fastestLap(outcome, fastestLapOf);
  const asked = readMarket(kind, specifier)?.values.runner;
  const runner = typeof asked === 'string' ? asked : outcome;
  const entry = entries.find(({ key }) => key === runner);
  if (!entry) return null;
  const state = entry.isClassified ? 'classified' : entry.state === 'finished' ? 'finished' : entry.state;
  return { code: 'race-place', params: { state, place: entry.position ?? 0 } };
}

function fastestLap(runner: string, drivers: readonly string[]): Phrase {
  return { code: 'fastest-lap', params: { is_own: drivers.includes(runner) ? 'yes' : 'no' } };
}

/** Explains the place of a competitor in a tournament; 0 for one who was not ranked. */
function tournamentPlace(key: string, { entries = [] }: TournamentRecord): Phrase | null {
  const entry = entries.find((one) => one.key === key);
  return entry ? { code: 'tournament-place', params: { place: entry.position ?? 0 } } : null;
}
