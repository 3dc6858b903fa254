import { type DecideParts, decideBet } from './decide-bet.ts';

/** Submissions that one round decides. */
const DUE_MAX = 200;

/** Decides what is due: what a restart left behind, and what no timer decided. */
export async function decideDueBets(parts: DecideParts): Promise<void> {
  for (const bet of await parts.delayedBets.findDue(parts.clock.now(), DUE_MAX)) await decideBet(parts, bet);
}
