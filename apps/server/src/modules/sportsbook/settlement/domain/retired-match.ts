import {
  asksWinner,
  hasDecision,
  type ResultRecord,
  type Retirement,
  readMarket,
  sportRuleOf,
  winnerByRetirement,
} from '@ordago/sport-rules';
import type { SettledEvent } from '../../shared/domain/explain-leg.ts';
import type { MarketRef } from '../../shared/domain/market.ts';

/** Returns true if the settlement of bets on an event may depend on the operator's setting on retirements. */
export function dependsOnRetirement(event: SettledEvent): boolean {
  return wonBy(event, 'point') !== null;
}

/** Returns true if a sport has retirements, by the operator's rule book. */
export function knowsRetirement(sport: string): boolean {
  const rule = sportRuleOf(sport);
  return rule !== null && hasDecision(rule, 'retirement');
}

/** Setting of a period, and whether the side that goes on has won by it. */
export interface Term {
  readonly retirement: Retirement;
}

/** Settlement of an event that a side gave up: by its record, except for bets on the terms that return them. */
export interface RetiredMatch<T extends Term> {
  readonly record: ResultRecord | null;
  readonly returns: readonly T[];
}

/**
 * Reads an event by the terms that applied when its bets were placed. Where no term lets anybody win, its record
 * decides alone.
 */
export function readRetired<T extends Term>(event: SettledEvent, terms: readonly T[]): RetiredMatch<T> {
  const winner = terms.map(({ retirement }) => wonBy(event, retirement)).find((side) => side !== null) ?? null;
  if (winner === null || event.record?.sort !== 'match') return { record: event.record, returns: [] };
  const returns = terms.filter(({ retirement }) => wonBy(event, retirement) === null);
  return { record: { ...event.record, wonBy: winner }, returns };
}

/** Returns true if a market asks who wins, and so depends on the operator's setting on retirements. */
export function asksWhoWins({ kind, specifier }: MarketRef): boolean {
  const market = readMarket(kind, specifier);
  return market !== null && asksWinner(market);
}

function wonBy({ sport, record, ending }: SettledEvent, retirement: Retirement) {
  const rule = sportRuleOf(sport);
  return rule && record && winnerByRetirement(rule, { record, ending }, retirement);
}
