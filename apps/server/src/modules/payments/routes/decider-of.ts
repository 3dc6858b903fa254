import { type Actor, staffOf } from '../../../platform/http/actor.ts';

/** Returns the member of staff who decides, with their level. */
export function deciderOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}
