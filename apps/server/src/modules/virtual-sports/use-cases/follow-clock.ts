import { addMs, type Instant } from '@ordago/kernel';
import type { OnRound, TurnParts } from './parts.ts';
import { turnRounds } from './turn-rounds.ts';

/**
 * Longest pause between two checks of the clock, in milliseconds: it may be moved, and another server may have done its
 * work.
 */
const REST_MS_MAX = 5_000;
/** Time by which a timer may be early, in milliseconds. */
const MARGIN_MS = 20;

/** Follows the clock until stopped: wakes when a round opens or ends, and now and then for certainty. */
export function followClock(parts: TurnParts, receive: OnRound): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let running = Promise.resolve();
  const beat = async () => {
    let rest = REST_MS_MAX;
    try {
      await turnRounds(parts, receive);
      rest = restOf(await parts.rounds.findNextMoment(parts.clock.now()), parts.clock.now());
    } catch (err) {
      parts.log.warn({ err }, 'the virtual rounds could not be turned; the next beat tries again');
    }
    if (!isStopped) schedule(rest);
  };
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      running = beat();
    }, ms);
    timer.unref();
  };
  running = beat();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await running;
    if (timer) clearTimeout(timer);
  };
}

function restOf(moment: Instant | null, now: Instant): number {
  if (moment === null) return REST_MS_MAX;
  return Math.max(MARGIN_MS, Math.min(addMs(moment, MARGIN_MS) - now, REST_MS_MAX));
}
