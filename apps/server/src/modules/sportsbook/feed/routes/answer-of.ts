import type { RefusalName } from '@ordago/contracts';
import { isRefusal, type Refusal } from '@ordago/kernel';
import { RawAnswer } from '../../../../platform/http/bound-route.ts';

/** Returns what a supplier is answered: its message was accepted, or the refusal. */
export function answerOf(refusal: Refusal | null) {
  return isRefusal(refusal) ? (refusal as Refusal<RefusalName>) : new RawAnswer({ accepted: true });
}
