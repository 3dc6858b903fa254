import { whyPutOff } from '../../shared/domain/halt-window.ts';
import { dropMoved, findMoved, voidStart } from '../repository/moved-starts.repository.ts';
import { type SettleParts, settleBets } from './settle-event.ts';

/** Starts that one round takes up. */
const MOVED_MAX = 200;

/**
 * Returns what was bet on contests that their fixtures moved beyond the window of their sport, once that window is over and
 * nobody told that they were held in it (specification 3, section 4). A bet stands at the start at which it was taken, so that
 * one taken at the new start goes on; what was returned stays so, whatever comes of the contest later. Answers how many
 * settlements were applied. Runs again without harm.
 */
export async function returnMoved(parts: SettleParts): Promise<number> {
  const at = parts.clock.now();
  let bets = 0;
  for (const moved of await findMoved(parts.pool, at, MOVED_MAX)) {
    if (!(await voidStart(parts.pool, moved, { why: whyPutOff(moved.sport, true), at }))) continue;
    // A result that was told too late may have settled them already.
    bets += await settleBets(parts, { event: moved.event, isCorrection: true });
    await dropMoved(parts.pool, moved);
  }
  return bets;
}
