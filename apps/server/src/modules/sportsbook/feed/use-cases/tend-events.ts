import { bookKnown } from './book-known.ts';
import { judgeHalted } from './judge-halted.ts';
import type { FeedParts } from './parts.ts';
import { releaseHeld } from './release-held.ts';
import { watchSilence } from './watch-silence.ts';

/**
 * Applies what is due by the clock, or was left undone by a crash: starts, held messages, windows and waits that ended,
 * settlements, missing prices.
 */
export async function tendEvents(parts: FeedParts): Promise<void> {
  const now = parts.clock.now();
  await parts.announce(await parts.fixtures.startDueEvents(now));
  await watchSilence(parts);
  await releaseHeld(parts, now);
  await bookKnown(parts);
  await parts.settlement.returnMoved();
  await judgeHalted(parts, now);
  await parts.settlement.settlePending();
  await parts.prices.offerMissing(now);
}
