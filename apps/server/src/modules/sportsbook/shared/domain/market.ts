import { assert, type LegOutcome } from '@ordago/kernel';
import {
  isInRuleBook,
  isOutcomeInRuleBook,
  type Market,
  outcomesOf,
  RETURNED,
  type ResultRecord,
  readMarket,
  type Score,
  settleOutcome,
  sportRuleOf,
} from '@ordago/sport-rules';
import type { MarketOffer } from './feed-message.ts';

/** A market by its kind and specifier (`period=1|line=2.5`, empty for kinds without any). */
export interface MarketRef {
  readonly kind: string;
  readonly specifier: string;
}

export type FinalScore = Score;

/** Result of a selection. */
export type SelectionOutcome = LegOutcome;

export const VOID: SelectionOutcome = RETURNED;

/**
 * Returns the result of one selection by the catalogue of markets; null while the record lacks what its market needs.
 * `offered` are the outcomes that its market was sold with. (Default: all that the kind knows)
 */
export function resolveSelection(
  ref: MarketRef,
  outcome: string,
  record: ResultRecord,
  offered?: readonly string[],
): SelectionOutcome | null {
  const market = readMarket(ref.kind, ref.specifier);
  assert(market, `the catalogue has no market ${ref.kind} ${ref.specifier}`);
  // A record of a contest that was not held names no participants.
  const isWon = record.sort === 'match' && record.wonBy !== undefined;
  if ((record.status === 'walkover' || record.status === 'cancelled') && !isWon) return VOID;
  if (!outcomesOf(market, competitorsOf(record)).includes(outcome)) return null;
  return settleOutcome(market, outcome, record, offered);
}

/** A market that can be sold: of the catalogue, written as we write it, and with outcomes that it knows. */
export function isSellable({ kind, specifier, selections }: MarketOffer): boolean {
  const market = readMarket(kind, specifier);
  if (market === null || selections.length === 0) return false;
  const outcomes = selections.map(({ outcome }) => outcome);
  if (new Set(outcomes).size < outcomes.length) return false;
  const known = new Set(outcomesOf(market, namesCompetitors(market) ? outcomes : []));
  return outcomes.every((outcome) => OUTCOME.test(outcome) && known.has(outcome));
}

const OUTCOME = /^[a-z0-9:+/-]{1,80}$/;

/**
 * Returns how many outcomes of a market win: one of most, two of a double chance, as many as there are places among the
 * first.
 */
export function winnersOf({ kind, specifier }: MarketRef): number {
  const market = readMarket(kind, specifier);
  if (market?.kind.winners !== 'several' || market.kind.key === 'bet-builder') return 1;
  return market.kind.key === 'double-chance' ? 2 : Number(market.values.places);
}

/** Returns true if a market is in the sport's rule book; without a rule book every market may be offered. */
export function isOfSport({ kind, specifier }: MarketRef, sport: string): boolean {
  const rule = sportRuleOf(sport);
  const market = readMarket(kind, specifier);
  return rule === null || market === null || isInRuleBook(rule, market);
}

/** Returns true if an outcome of a market is in the sport's rule book; without a rule book every one may be offered. */
export function isOutcomeOfSport({ kind, specifier }: MarketRef, outcome: string, sport: string): boolean {
  const rule = sportRuleOf(sport);
  const market = readMarket(kind, specifier);
  return rule === null || market === null || isOutcomeInRuleBook(rule, market, outcome);
}

/** True where the outcomes are whoever takes part. */
export function namesCompetitors(market: Market): boolean {
  return outcomesOf(market, ['a-competitor']).includes('a-competitor');
}

function competitorsOf(record: ResultRecord): readonly string[] {
  return 'entries' in record ? (record.entries ?? []).map(({ key }) => key) : [];
}
