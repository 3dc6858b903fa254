import type { Currency, PlayerId } from '@ordago/kernel';
import type { FreeBetStatus } from './free-bet.ts';

/**
 * Entries that a list has at most, and players of one call. The contracts have the same numbers; a test compares them.
 */
export const CAMPAIGN_PLAYERS_MAX = 1_000;

export const CAMPAIGN_CHUNK_MAX = 50;

/** A player whom a list may mean, and their state in a campaign. */
export interface Candidate {
  readonly id: PlayerId;
  readonly username: string;
  readonly usernameKey: string;
  readonly currency: Currency;
  /** Banned, or shut out by themself. */
  readonly isClosed: boolean;
  /** Their free bet of the campaign; null for none. */
  readonly award: { readonly id: string; readonly status: FreeBetStatus } | null;
}

/** State of an entry of a list; see the contract. */
export type CandidateState =
  | 'ready'
  | 'unknown'
  | 'ambiguous'
  | 'repeated'
  | 'closed'
  | 'other-currency'
  | 'given'
  | 'taken-back';

/** Entry of a list: a number, a username, or either. */
export interface ListEntry {
  readonly entry: string;
  readonly id: string | null;
  readonly name: string | null;
}

/** Reads an entry as staff write it: `#100001` is a number alone, digits are either, all else is a username. */
export function readEntry(entry: string): ListEntry {
  const number = /^(#?)([1-9]\d{0,17})$/.exec(entry);
  const name = entry.normalize('NFKC').trim().toLowerCase();
  if (number === null) return { entry, id: null, name };
  return { entry, id: number[2] ?? null, name: number[1] === '#' ? null : name };
}

export interface JudgedEntry {
  readonly entry: string;
  readonly state: CandidateState;
  readonly player: Candidate | null;
}

/**
 * Judges each entry, in order: whether its player would get the free bet. A player named twice gets it by the first.
 */
export function judgeEntries(
  entries: readonly ListEntry[],
  { candidates, currency }: { candidates: readonly Candidate[]; currency: string },
): JudgedEntry[] {
  const byId = new Map(candidates.map((one) => [String(one.id), one]));
  const byName = new Map(candidates.map((one) => [one.usernameKey, one]));
  const seen = new Set<Candidate>();
  return entries.map(({ entry, id, name }): JudgedEntry => {
    const named = name === null ? undefined : byName.get(name);
    const numbered = id === null ? undefined : byId.get(id);
    const player = numbered ?? named;
    if (!player) return { entry, state: 'unknown', player: null };
    if (named && numbered && named !== numbered) return { entry, state: 'ambiguous', player: null };
    if (seen.has(player)) return { entry, state: 'repeated', player };
    seen.add(player);
    return { entry, state: stateOf(player, currency), player };
  });
}

/** Returns the state of a player in a campaign, in a currency. */
export function stateOf({ award, currency: own, isClosed }: Candidate, currency: string) {
  if (award !== null) return award.status === 'cancelled' ? 'taken-back' : 'given';
  if (isClosed) return 'closed';
  return own === currency ? 'ready' : 'other-currency';
}
