import type { Refusal } from '@ordago/kernel';
import type { BetPlaced, MustWait } from './parts.ts';

/** Returns true for a submission that is to wait and be judged again. */
export function isMustWait(placed: BetPlaced | MustWait | Refusal): placed is MustWait {
  return 'waitS' in placed;
}
