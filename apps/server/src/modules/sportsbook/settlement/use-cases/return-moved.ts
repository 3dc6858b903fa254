import { whyPutOff } from '../../shared/domain/halt-window.ts';
import type { SettleParts } from './parts.ts';
import { settleBets } from './settle-bets.ts';

/** Starts that one round returns. */
const MOVED_MAX = 200;

/**
 * Returns the bets on contests that their fixtures moved beyond the window of their sport, once that window is over and
 * nobody reported that they were held in it (specification 3, section 4). A bet belongs to the start at which it was
 * taken, so that one taken at the new start goes on; a returned bet stays returned, whatever the contest's later
 * result. Answers how many settlements were applied. Runs again without harm.
 */
export async function returnMoved(parts: SettleParts): Promise<number> {
  const at = parts.clock.now();
  let bets = 0;
  for (const moved of await parts.movedStarts.findMoved(at, MOVED_MAX)) {
    if (!(await parts.movedStarts.voidStart(moved, { why: whyPutOff(moved.sport, true), at }))) continue;
    // A result that was reported too late may have settled them already.
    bets += await settleBets(parts, { event: moved.event, isCorrection: true });
    await parts.movedStarts.dropMoved(moved);
  }
  return bets;
}
