import type { PlayerId } from '@ordago/kernel';
import type { Actor } from '../../../../platform/http/actor.ts';

/** Returns the player of a call that guests may make as well; null for everybody else. */
export function playerIn(actor: Actor): PlayerId | null {
  return actor.kind === 'player' ? actor.player : null;
}
