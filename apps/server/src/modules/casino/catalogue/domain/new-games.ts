import { DAY_MS, type Instant } from '@ordago/kernel';

/** Times at which games of one provider came into the catalogue, by the provider's own id. */
export type AddedAt = ReadonlyMap<string, Instant>;

/** Time after a provider's first list within which its games are not new: the first list may have been cut short. */
const FIRST_FILL_MS = DAY_MS;

/**
 * Returns a test for games of a provider that are new at an instant: added no longer than `newDays` ago, and not part
 * of the provider's first list. One that is in the catalogue without being listed is not new when it comes back.
 */
export function newAmong(known: AddedAt, { now, newDays }: { now: Instant; newDays: number }): (id: string) => boolean {
  const first = [...known.values()].reduce((earliest, at) => (at < earliest ? at : earliest), now);
  return (id) => {
    const addedAt = known.get(id) ?? now;
    return addedAt > first + FIRST_FILL_MS && now - addedAt < newDays * DAY_MS;
  };
}
