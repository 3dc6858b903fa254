import { isRefusal, type Odds, type Refusal, refuse } from '@ordago/kernel';
import { type Grid, jointOf, type PartHolds, priceJoint } from '@ordago/pricing';
import { ALL_PARTS, combinationOf, PARTS_MIN, partsOf, readMarket } from '@ordago/sport-rules';
import type { MarketOffer } from '../../shared/domain/feed-message.ts';
import type { MarketRef } from '../../shared/domain/market.ts';
import { jointOutcomes } from './football-offer.ts';
import { priceTogether } from './price-list.ts';

export type { Rates } from '@ordago/pricing';

/** Kind of market of a combination. */
export const BET_BUILDER = 'bet-builder';

/** Settings of staff for combinations. */
export interface BuilderTerms {
  readonly isOffered: boolean;
  readonly partsMax: number;
  /** Of each part, in hundredths of a per cent. */
  readonly marginBps: number;
  /** Combinations that one event holds at a time. */
  readonly combinationsMax: number;
}

/** A selection of an event that may be chosen. */
export interface Choice extends MarketRef {
  readonly selection: string;
  readonly market: string;
  readonly outcome: string;
  readonly odds: Odds;
  /** True if a bet on it alone would be taken, as far as its market allows. */
  readonly isOpen: boolean;
  /** True if staff barred it. */
  readonly isBarred: boolean;
}

/**
 * Reason why an outcome is no part of a combination: `may-return` its stake, so that it is neither won nor lost;
 * `not-joint` where the model knows its chance alone and none beside others.
 */
export type PartReason = 'may-return' | 'not-joint' | 'suspended' | 'barred';

/** Returns the reason why an outcome of a market is no part, whatever its price; null for one that is. */
export function reasonAgainst(part: MarketRef & { readonly outcome: string }): PartReason | null {
  const outcomes = jointOutcomes(part);
  if (outcomes === null) return 'not-joint';
  return outcomes.get(part.outcome) ? null : 'may-return';
}

/** Returns the reason by `reasonAgainst`, or by the present state of the outcome. */
export function reasonNow(choice: Choice): PartReason | null {
  const reason = reasonAgainst(choice);
  if (reason !== null) return reason;
  if (choice.isBarred) return 'barred';
  return choice.isOpen ? null : 'suspended';
}

function holdsIn(part: MarketRef & { readonly outcome: string }): PartHolds {
  return jointOutcomes(part)?.get(part.outcome) ?? new Uint8Array();
}

/** A combination as it would be offered. */
export interface PricedCombination {
  readonly specifier: string;
  /** In the order of the specifier. */
  readonly parts: readonly Choice[];
  readonly odds: Odds;
  readonly chance: number;
  /** Selections that all others imply. */
  readonly implied: readonly string[];
}

/** The order in which a combination names its parts, each once. */
export function inCanon(parts: readonly Choice[]): readonly Choice[] {
  const byId = new Map(parts.map((part) => [part.selection, part]));
  return [...byId.values()].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
}

function textOf({ kind, specifier, outcome }: Choice): string {
  return `${kind}~${specifier.replaceAll('|', '&')}~${outcome}`;
}

export type CombinationRefusal = 'combination-part-refused' | 'combination-size-invalid' | 'events-impossible';

/** Returns the reason why a choice of parts, of any number, is no combination; null where it is one. */
export function judgeParts(
  parts: readonly Choice[],
  { partsMax }: Pick<BuilderTerms, 'partsMax'>,
): Refusal<CombinationRefusal> | null {
  if (parts.length > partsMax) return refuse('combination-size-invalid', { min: PARTS_MIN, max: partsMax });
  for (const part of parts) {
    const reason = reasonNow(part);
    if (reason !== null) return refuse('combination-part-refused', { selection: part.selection, reason });
  }
  return null;
}

/**
 * Prices a combination of parts that nothing bars: by its chance and margin, or as the market of our list that asks the
 * same.
 *
 * @refuses combination-size-invalid (too few, or too many), events-impossible with the `selections` that cannot come
 * true together
 */
export function priceCombination(
  grid: Grid,
  chosen: readonly Choice[],
  { partsMax, marginBps }: Pick<BuilderTerms, 'partsMax' | 'marginBps'>,
): PricedCombination | Refusal<CombinationRefusal> {
  const parts = inCanon(chosen);
  if (parts.length < PARTS_MIN || parts.length > partsMax)
    return refuse('combination-size-invalid', { min: PARTS_MIN, max: partsMax });
  const held = parts.map((part) => ({ holds: holdsIn(part), odds: part.odds }));
  const joint = jointOf(held.map(({ holds }) => holds));
  const named = (places: readonly number[]) => places.flatMap((place) => parts[place]?.selection ?? []);
  if (!joint.isPossible) return refuse('events-impossible', { selections: named(joint.contradiction).join() });
  const { chance, odds } = priceJoint(grid, held, { marginBps });
  const one = priceTogether(
    grid,
    held.map(({ holds }) => holds),
    odds,
  );
  return { specifier: combinationOf(parts), parts, odds: one, chance, implied: named(joint.implied) };
}

/** Selections that may be added to the choice. */
export interface Besides {
  /** Selections that cannot come true beside the chosen ones, and those that these imply. */
  readonly impossible: readonly string[];
  readonly implied: readonly string[];
}

/** Relates all others to the chosen parts, which can come true together. */
export function besides(chosen: readonly Choice[], others: readonly Choice[]): Besides {
  const held = chosen.map(holdsIn);
  const impossible: string[] = [];
  const implied: string[] = [];
  if (held.length === 0) return { impossible, implied };
  // The ways in which all chosen parts come true: few, and each other is checked in those alone.
  const ways: number[] = [];
  for (let cell = 0; cell < (held[0]?.length ?? 0); cell += 1)
    if (held.every((holds) => holds[cell] === 1)) ways.push(cell);
  for (const other of others) {
    const holds = holdsIn(other);
    const count = ways.reduce((sum, cell) => sum + (holds[cell] ?? 0), 0);
    if (count === 0) impossible.push(other.selection);
    else if (count === ways.length) implied.push(other.selection);
  }
  return { impossible, implied };
}

/** A combination that was requested before. */
export interface KnownCombination {
  readonly market: string;
  readonly specifier: string;
  /** True if staff barred one of its selections. */
  readonly isBarred: boolean;
}

/** A combination at its new price, with its fair chance. */
export interface Repriced {
  readonly market: string;
  readonly offer: MarketOffer;
  readonly chance: number;
}

/**
 * Prices the combinations of an event by its new list. One with a part that the list lacks is left out, and so
 * suspended, as any market that is not named any more.
 */
export function repriceCombinations(
  grid: Grid,
  offered: readonly MarketOffer[],
  known: readonly KnownCombination[],
  terms: BuilderTerms,
): Repriced[] {
  if (!terms.isOffered) return [];
  const odds = new Map(
    offered.flatMap(({ kind, specifier, selections }) =>
      selections.map((selection) => [`${kind}?${specifier}?${selection.outcome}`, selection.odds] as const),
    ),
  );
  return known.flatMap(({ market, specifier, isBarred }) => {
    const read = readMarket(BET_BUILDER, specifier);
    const parts = (read && partsOf(read)) ?? [];
    const choices = parts.flatMap(({ part }): Choice[] => {
      const price = odds.get(`${part.kind}?${part.specifier}?${part.outcome}`);
      const isPart = price !== undefined && reasonAgainst(part) === null;
      const selection = `${part.kind}?${part.specifier}?${part.outcome}`;
      return isPart ? [{ ...part, selection, market, odds: price, isOpen: true, isBarred }] : [];
    });
    if (isBarred || choices.length === 0 || choices.length < parts.length) return [];
    const priced = priceCombination(grid, choices, terms);
    if (isRefusal(priced)) return [];
    const offer = { kind: BET_BUILDER, specifier, selections: [{ outcome: ALL_PARTS, odds: priced.odds }] };
    return [{ market, offer, chance: millionths(priced.chance) }];
  });
}

/** A chance as it is kept, rounded down. */
export function millionths(chance: number): number {
  return Math.floor(chance * 1_000_000);
}
