import type { Instant, Odds } from '@ordago/kernel';
import type { ResultRecord } from '@ordago/sport-rules';

/**
 * Facts of an event by a supplier that prices and settles by itself, market by market. Each fact fills one register of
 * the event; a register keeps the last report, so that the order of arrival decides nothing.
 */
export type MarketFact = PricesFact | StopFact | ResultFact | UnsettledFact | VoidFact | ProgressFact | RecordFact;

/** Message of a supplier about an event's markets; one about an unknown event is kept until it is known. */
export interface MarketsMessage {
  readonly feed: string;
  readonly eventKey: string;
  /** The supplier's time in milliseconds. */
  readonly version: number;
  readonly facts: readonly MarketFact[];
}

/** A market in the words of the catalogue: a kind and its specifier (`period=1|line=2.5`). */
export interface MarketName {
  readonly kind: string;
  readonly specifier: string;
}

export interface PricesFact {
  readonly sort: 'prices';
  /** The service of the supplier that prices: a live one takes over from a pre-match one. */
  readonly product: number;
  readonly market: MarketName;
  readonly status: 'open' | 'suspended' | 'handed-over' | 'closed';
  /** Groups that the market stops with, beside `all`. */
  readonly groups: readonly string[];
  readonly selections: readonly PricedSelection[];
}

export interface PricedSelection {
  readonly outcome: string;
  /** Null where the supplier offers none. */
  readonly odds: Odds | null;
}

/** No bets on what was priced until now, in a group of markets or in `all`, until it is priced anew. */
export interface StopFact {
  readonly sort: 'stop';
  readonly product: number;
  readonly group: string;
}

/** Result of one outcome; null for one whose result is taken back. */
export interface ResultFact {
  readonly sort: 'result';
  readonly market: MarketName;
  readonly outcome: string;
  readonly came: CameOut | null;
}

/** Result of an outcome, in the words of semantics C2 and in numbers that JSON keeps. */
export interface CameOut {
  readonly result: 0 | 1;
  readonly voidHalves: 0 | 1 | 2;
  /** Of a dead heat: the places left over those who share them. */
  readonly deadHeat: { readonly left: number; readonly tied: number } | null;
}

/** Fact that takes back the settlement of a market. */
export interface UnsettledFact {
  readonly sort: 'unsettled';
  readonly market: MarketName;
}

/** Bets taken from `from` to before `to` are returned, or after all not; null is open on that side. */
export interface VoidFact {
  readonly sort: 'void';
  readonly market: MarketName;
  readonly from: Instant | null;
  readonly to: Instant | null;
  readonly isVoid: boolean;
}

/** Progress of the event, for display: it settles nothing. */
export interface ProgressFact {
  readonly sort: 'progress';
  readonly status: 'scheduled' | 'live' | 'finished' | 'abandoned' | 'cancelled';
  readonly score: { readonly home: number; readonly away: number } | null;
  /** `63:20`, as the supplier shows it. */
  readonly clock: string | null;
  readonly periods: readonly { readonly home: number; readonly away: number }[];
  /** (Default: not reported) */
  readonly phase?: 'play' | 'break' | 'overtime' | null;
  /** The period under way, from 1; overtime goes on counting. (Default: not reported) */
  readonly period?: number | null;
  /** Points of the game under way, as the sport counts them: `40` to `15`. (Default: none) */
  readonly points?: { readonly home: string; readonly away: string } | null;
  /** Side that serves or is at bat. (Default: not reported) */
  readonly server?: 'home' | 'away' | null;
  /** Counts beside the score: corners, cards. (Default: not reported) */
  readonly counts?: Counts | null;
  /** Seconds until it can be over at the earliest. (Default: not reported, so that its clock decides) */
  readonly remaining?: number | null;
}

/**
 * Record of the contest, once it is over: it settles the markets whose outcomes the supplier does not report one by
 * one. It is whole, so that a market which needs what it lacks is void; a later record that contains it settles that
 * market after all.
 */
export interface RecordFact {
  readonly sort: 'record';
  readonly record: ResultRecord;
}

/** Counts of both sides by what is counted. */
export type Counts = Readonly<Record<string, { readonly home: number; readonly away: number }>>;

/** A fact with its time, in the register that it fills. */
export interface Register {
  /** `kind` and `specifier` with a question mark between; empty for a fact about the whole event. */
  readonly market: string;
  readonly name: string;
  /** The supplier's time in milliseconds; of one register the newest counts. */
  readonly version: number;
  readonly fact: MarketFact;
}

/** The register that a fact fills. */
export function registerOf(fact: MarketFact, version: number): Register {
  return { market: 'market' in fact ? marketKey(fact.market) : '', name: nameOf(fact), version, fact };
}

export function marketKey({ kind, specifier }: MarketName): string {
  return `${kind}?${specifier}`;
}

function nameOf(fact: MarketFact): string {
  switch (fact.sort) {
    case 'prices':
      return `prices:${fact.product}`;
    case 'stop':
      return `stop:${fact.product}:${fact.group}`;
    case 'result':
      return `result:${fact.outcome}`;
    case 'void':
      return `void:${fact.from ?? ''}:${fact.to ?? ''}`;
    case 'unsettled':
    case 'record':
      return fact.sort;
    // Each score has a register of its own, so that one that runs backwards is noticed.
    case 'progress':
      return fact.score === null ? fact.sort : `progress:${fact.periods.length}:${fact.score.home}-${fact.score.away}`;
  }
}

/** Returns the tie-break of two facts of one moment: any order will do if it is always the same. */
export function tieOf({ fact }: Register): string {
  return JSON.stringify(fact);
}

/** Returns the last report of each register. */
export function newestOf(registers: Iterable<Register>): Map<string, Register> {
  const newest = new Map<string, Register>();
  for (const register of registers) {
    const key = `${register.market} ${register.name}`;
    const known = newest.get(key);
    if (known === undefined || isNewer(register, known)) newest.set(key, register);
  }
  return newest;
}

function isNewer(a: Register, b: Register): boolean {
  return a.version === b.version ? tieOf(a) > tieOf(b) : a.version > b.version;
}
