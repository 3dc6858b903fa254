import {
  judgeLeg,
  type MatchState,
  type Phrase,
  type ResultRecord,
  readMarket,
  sportRuleOf,
} from '@ordago/sport-rules';
import type { EventResult } from './judge-interruption.ts';
import type { MarketRef, SelectionOutcome } from './market.ts';

/** What a selection's reason is made of: how its event ended, and in which sport. */
export interface SettledEvent extends Omit<EventResult, 'score'> {
  readonly sport: string;
}

/**
 * Why a selection came out as it did. Null where the score says it all: a market on the whole of a contest that was played
 * to its end.
 */
export function explainSelection(
  selection: MarketRef & { readonly outcome: string },
  { voidHalves, deadHeat }: SelectionOutcome,
  event: SettledEvent,
): Phrase | null {
  const state = stateOf(event);
  if (state !== null) return explainState(event.sport, state, voidHalves !== 2);
  if (voidHalves === 2) return { code: asksNonRunner(selection, event.record) ? 'non-runner' : 'push', params: {} };
  if (deadHeat) {
    const { numerator, denominator } = deadHeat;
    return { code: 'dead-heat', params: { places: Number(numerator), tied: Number(denominator) } };
  }
  return figureOf(selection, event.record);
}

/** How a contest stands that was not simply played to its end; null for any other. */
function stateOf({ status, ending, interruption, record }: SettledEvent): MatchState | null {
  if (ending !== null) return ending.kind === 'interrupted' ? { ...ending, waited: 'for-good' } : ending;
  if (record?.status === 'walkover') return { kind: 'forfeit', by: 'walkover' };
  if (status === 'cancelled') return { kind: 'cancelled' };
  if (status === 'finished' && interruption === null) return null;
  const minutes = record?.sort === 'match' ? record.minutesPlayed : undefined;
  return { kind: 'interrupted', played: interruption?.played ?? minutes ?? null, waited: 'for-good' };
}

function explainState(sport: string, state: MatchState, isDetermined: boolean): Phrase {
  const rule = sportRuleOf(sport);
  if (rule) return judgeLeg(rule, state, { isDetermined }).why;
  return {
    code: isDetermined ? 'determined' : state.kind === 'cancelled' ? 'cancelled' : 'not-to-the-end',
    params: {},
  };
}

/** Whether somebody did not start whom the selection is about. */
function asksNonRunner({ outcome, specifier }: MarketRef & { outcome: string }, record: ResultRecord | null): boolean {
  if (record?.sort !== 'race') return false;
  const asked = new Set([outcome, ...specifier.split(/[|=,]/)]);
  return (record.entries ?? []).some(({ key, state }) => state === 'non-runner' && asked.has(key));
}

/** The figure that decided, where it is not the score: a period, corners, cards, the score with overtime. */
function figureOf({ kind, specifier }: MarketRef, record: ResultRecord | null): Phrase | null {
  const market = readMarket(kind, specifier);
  if (market === null || record?.sort !== 'match') return null;
  const period = market.values.period;
  if (typeof period === 'number') {
    const score = record.periods?.[period - 1];
    return score ? { code: 'figure', params: { figure: 'period', period, home: score.home, away: score.away } } : null;
  }
  const { statistics } = record;
  const named = statistics && Object.entries(statistics).find(([name]) => kind === name || kind.startsWith(`${name}-`));
  if (named?.[1]) return { code: 'figure', params: { figure: named[0].replaceAll('-', '_'), period: 0, ...named[1] } };
  const [first] = record.periods ?? [];
  const asksHalves = market.kind.needs.includes('periods');
  if (asksHalves && first && market.kind.scorings.includes('goals')) {
    return { code: 'figure', params: { figure: 'period', period: 1, home: first.home, away: first.away } };
  }
  const asksBeyond = kind === 'match-winner' || typeof period === 'string';
  if (!asksBeyond || record.decidedIn === undefined || record.decidedIn === 'regular-time') return null;
  const figure = typeof period === 'string' && period !== 'decided' ? 'overtime' : record.decidedIn;
  const extra = figure === 'overtime' ? record.overtime : record.shootOut;
  return extra ? { code: 'figure', params: { figure: figure.replaceAll('-', '_'), period: 0, ...extra } } : null;
}
