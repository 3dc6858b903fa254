import { DAY_MS, type Instant } from '@ordago/kernel';

/** Times at which games of one provider came into the catalogue, by the provider's own id. */
export type AddedAt = ReadonlyMap<string, Instant>;

/** Time after a provider's first list within which its games are not new: the first list may have been cut short. */
const FIRST_FILL_MS = DAY_MS;

/** Tells whether a game of the provider is new. */
export type IsNew = (game: { readonly gameId: string; readonly releasedAt?: Instant }) => boolean;

/**
 * Returns a test for games of a provider that are new at an instant: added no longer than `newDays` ago, and not part
 * of the provider's first list. Where the provider states the day of the release, that day counts alone. One that is in the catalogue without being listed is not new when it comes back.
 */
export function newAmong(known: AddedAt, { now, newDays }: { now: Instant; newDays: number }): IsNew {
  const first = [...known.values()].reduce((earliest, at) => (at < earliest ? at : earliest), now);
  const isLate = (at: Instant) => now - at < newDays * DAY_MS;
  return ({ gameId, releasedAt }) => {
    const addedAt = known.get(gameId) ?? now;
    if (releasedAt !== undefined) return isLate(releasedAt);
    return addedAt > first + FIRST_FILL_MS && isLate(addedAt);
  };
}
