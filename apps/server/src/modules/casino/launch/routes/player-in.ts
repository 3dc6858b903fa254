import type { Actor } from '../../../../platform/http/actor.ts';
import type { LaunchRequest } from '../use-cases/launch-game.ts';

/** Returns the player of a launch: null for other actors. */
export function playerIn(actor: Actor): LaunchRequest['player'] {
  return actor.kind === 'player' ? { id: actor.player, signIn: actor.sessionId } : null;
}
