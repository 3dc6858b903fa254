import type { Instant } from '@ordago/kernel';
import type { ResultRecord } from '@ordago/sport-rules';
import { isOfSport, isOutcomeOfSport } from '../../shared/domain/market.ts';
import {
  type CameOut,
  type MarketName,
  newestOf,
  type PricesFact,
  type Register,
  type VoidFact,
} from './market-fact.ts';
import { type BookedSelection, settleByRecord } from './settle-by-record.ts';

/** A market that follows from its registers. */
export interface BookedMarket extends MarketName {
  readonly status: 'open' | 'suspended' | 'settled' | 'void';
  readonly selections: readonly BookedSelection[];
  /** Bets taken within one of these are returned. */
  readonly voids: readonly VoidWindow[];
  /** It is offered no more, and not only suspended. */
  readonly isWithdrawn: boolean;
}

export interface VoidWindow {
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/**
 * Returns the markets of an event that follow from its registers: a function of the reports, whatever came first or
 * twice. Registers of the whole event (stops, the result of the contest) are applied with those of the markets.
 */
export function bookOf(registers: Iterable<Register>, sport: string): BookedMarket[] {
  const newest = [...newestOf(registers).values()];
  const whole: WholeEvent = {
    sport,
    record: recordIn(newest),
    stops: newest.filter(({ fact }) => fact.sort === 'stop'),
  };
  const markets = new Map<string, Register[]>();
  for (const register of newest) {
    if (register.market === '') continue;
    markets.set(register.market, [...(markets.get(register.market) ?? []), register]);
  }
  return [...markets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, own]) => bookMarket(key, own, whole));
}

/** Returns the record of the contest, as far as its supplier reported it. */
export function recordIn(registers: readonly Register[]): ResultRecord | null {
  const reported = registers.flatMap(({ fact }) => (fact.sort === 'record' ? [fact.record] : []));
  return reported[0] ?? null;
}

interface WholeEvent {
  readonly sport: string;
  readonly stops: readonly Register[];
  readonly record: ResultRecord | null;
}

function bookMarket(key: string, registers: readonly Register[], { sport, stops, record }: WholeEvent): BookedMarket {
  const [kind = '', specifier = ''] = key.split('?');
  const voids = registers
    .flatMap(({ fact }) => (fact.sort === 'void' && fact.isVoid ? [windowOf(fact)] : []))
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0) || (a.to ?? 0) - (b.to ?? 0));
  const prices = pricesOf(registers);
  const offered = selectionsOf(registers).filter(({ outcome }) =>
    isOutcomeOfSport({ kind, specifier }, outcome, sport),
  );
  const selections =
    record === null ? offered : settleByRecord({ kind, specifier, selections: offered }, record, sport);
  const reported = statusOf({ prices, selections, voids }, stops);
  // A market outside the sport's rule book is not offered, whoever prices it.
  const isForbidden = reported === 'open' && !isOfSport({ kind, specifier }, sport);
  const status = isForbidden ? 'suspended' : reported;
  const isWithdrawn = isForbidden || (status === 'suspended' && prices?.fact.status === 'closed');
  return { kind, specifier, status, selections, voids, isWithdrawn };
}

interface Parts {
  readonly prices: Priced | null;
  readonly selections: readonly BookedSelection[];
  readonly voids: readonly VoidWindow[];
}

type Priced = Register & { readonly fact: PricesFact };

function statusOf({ prices, selections, voids }: Parts, stops: readonly Register[]): BookedMarket['status'] {
  if (voids.some(({ from, to }) => from === null && to === null)) return 'void';
  if (selections.length > 0 && selections.every(({ came }) => came !== null)) {
    return selections.every(({ why }) => why?.code === 'unreported') ? 'void' : 'settled';
  }
  // A bet that would be returned by a window without an end is not taken.
  if (voids.some(({ to }) => to === null)) return 'suspended';
  if (prices === null || prices.fact.status !== 'open' || isStopped(prices, stops)) return 'suspended';
  // Half a market invites only one side, and what has come out already is no bet any more.
  const isWhole = prices.fact.selections.length > 1 && prices.fact.selections.every(({ odds }) => odds !== null);
  return isWhole && selections.every(({ came }) => came === null) ? 'open' : 'suspended';
}

/** A stop applies to prices up to its moment, by the same service and in one of its groups. */
function isStopped({ version, fact }: Priced, stops: readonly Register[]): boolean {
  return stops.some(
    ({ version: at, fact: stop }) =>
      stop.sort === 'stop' &&
      stop.product === fact.product &&
      (stop.group === 'all' || fact.groups.includes(stop.group)) &&
      at >= version,
  );
}

/** Returns the price list that counts: the newest that is not handed over to another service, otherwise the newest. */
function pricesOf(registers: readonly Register[]): Priced | null {
  const lists = registers.filter((register): register is Priced => register.fact.sort === 'prices');
  lists.sort((a, b) => b.version - a.version || a.fact.product - b.fact.product);
  return lists.find(({ fact }) => fact.status !== 'handed-over') ?? lists[0] ?? null;
}

function selectionsOf(registers: readonly Register[]): BookedSelection[] {
  const unsettledAt = registers.find(({ fact }) => fact.sort === 'unsettled')?.version ?? Number.NEGATIVE_INFINITY;
  const odds = new Map(pricesOf(registers)?.fact.selections.map((selection) => [selection.outcome, selection.odds]));
  const came = new Map<string, CameOut | null>();
  for (const { fact, version } of registers) {
    if (fact.sort === 'result') came.set(fact.outcome, version > unsettledAt ? fact.came : null);
  }
  const outcomes = [...new Set([...odds.keys(), ...came.keys()])].sort();
  return outcomes.map((outcome) => ({
    outcome,
    odds: odds.get(outcome) ?? null,
    came: came.get(outcome) ?? null,
    why: null,
  }));
}

function windowOf({ from, to }: VoidFact): VoidWindow {
  return { from, to };
}

/** Returns true if a bet placed at an instant is returned. */
export function isVoidAt(voids: readonly VoidWindow[], at: Instant): boolean {
  return voids.some(({ from, to }) => (from === null || at >= from) && (to === null || at < to));
}
