import type { LegOutcome } from '@ordago/kernel';
import type { ResultRecord } from '../result/record.ts';
import { type Market, readMarket } from './catalogue.ts';
import { RETURNED } from './kind.ts';
import { settleOutcome } from './settle-market.ts';

/** Kinds of market that can be bet on each way, with the kind that settles their place part. */
const PLACE_KINDS: Readonly<Record<string, string>> = {
  'race-winner': 'race-place',
  'tournament-winner': 'tournament-place',
};
export const EACH_WAY_KINDS: readonly string[] = Object.keys(PLACE_KINDS);

/**
 * Result of the place part of a bet on a winner: among the first `places` of what the record ranks, each part by its
 * own dead heats. Null while the record does not contain who finished there.
 */
export function settlePlace(
  { kind, outcome }: { readonly kind: string; readonly outcome: string },
  places: number,
  record: ResultRecord,
): LegOutcome | null {
  if (record.status === 'walkover' || record.status === 'cancelled') return RETURNED;
  const market = placeMarketOf(kind, places);
  const entries = entriesOf(record);
  if (market === null || !entries.some(({ key }) => key === outcome)) return null;
  return record.status === 'completed' && !reportsPlaces(record, places)
    ? null
    : settleOutcome(market, outcome, record);
}

/** Returns true if a record ranks as many as have placed: a winner alone leaves the second unknown. */
export function reportsPlaces(record: ResultRecord, places: number): boolean {
  const ranked = entriesOf(record).filter(({ position }) => position !== undefined);
  return ranked.length >= Math.min(places, arrivedIn(record));
}

function arrivedIn(record: ResultRecord): number {
  if (record.sort === 'race') return (record.entries ?? []).filter(({ state }) => state === 'finished').length;
  if (record.sort === 'tournament') return (record.entries ?? []).filter(({ isWithdrawn }) => !isWithdrawn).length;
  return 0;
}

function entriesOf(record: ResultRecord): readonly { readonly key: string; readonly position?: number }[] {
  return 'entries' in record ? (record.entries ?? []) : [];
}

function placeMarketOf(kind: string, places: number): Market | null {
  const placeKind = PLACE_KINDS[kind];
  return placeKind === undefined ? null : readMarket(placeKind, `places=${places}`);
}
