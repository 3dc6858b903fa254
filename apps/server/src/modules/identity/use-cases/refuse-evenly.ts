import { setImmediate, setTimeout } from 'node:timers/promises';
import { isRefusal } from '@ordago/kernel';

/** Refusals leave at multiples of this many milliseconds after their attempt; a password is hashed in a third of it. */
const STEP_MS = 50;

/**
 * Does an attempt to sign in, and holds a refusal back until the next step of the clock: work that is a tenth of a
 * millisecond longer for a name that exists is not seen in the answer.
 */
export async function refuseEvenly<T>(attempt: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const outcome = await attempt();
  if (isRefusal(outcome)) await awaitStep(began);
  return outcome;
}

async function awaitStep(began: number): Promise<void> {
  const taken = performance.now() - began;
  const end = began + Math.ceil(taken / STEP_MS) * STEP_MS;
  // Timers count whole milliseconds, whose fraction would tell; the last one is waited out by the turns of the loop.
  const whole = Math.floor(end - performance.now()) - 1;
  if (whole > 0) await setTimeout(whole);
  while (performance.now() < end) await setImmediate();
}
