import { UNRESOLVED_MS } from '../domain/missing-figure.ts';
import type { EventToSettle } from '../repository/outcomes.repository.ts';
import type { SettleParts } from './parts.ts';
import { resolveSelections } from './resolve-selections.ts';
import { settleBets } from './settle-bets.ts';

/** Events that one round settles. */
const EVENTS_MAX = 500;

/**
 * Settles the events that wait for it, after their result or after a crash. An event that cannot be settled does not
 * keep the others waiting; its failure is thrown once they are done.
 */
export async function settlePending(parts: SettleParts): Promise<number> {
  let bets = 0;
  const failures: unknown[] = [];
  const at = parts.clock.now();
  for (const event of await parts.outcomes.findEventsToSettle({ at, limit: EVENTS_MAX, waitMs: UNRESOLVED_MS })) {
    try {
      bets += await settleEvent(parts, event);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} events could not be settled`);
  return bets;
}

/**
 * Gives every selection of an event its result and settles the bets that this decides, in chunks. Runs again without
 * harm: a bet is taken at the revision before its own, and only the difference to what was paid moves. An event that
 * will have no score voids what was not determined before it stopped (specification 3, section 4). Selections whose
 * outcome the result does not contain stay open for three days: nothing is guessed.
 */
async function settleEvent(parts: SettleParts, event: EventToSettle): Promise<number> {
  // Overtaken by another result, it is still to be settled by that one.
  if (!event.isBooked && !(await resolveSelections(parts, event))) return 0;
  const bets = await settleBets(parts, { event: event.id, isCorrection: event.revision > 1 });
  await parts.outcomes.noteSettled(event);
  await parts.announce([event.id]);
  return bets;
}
