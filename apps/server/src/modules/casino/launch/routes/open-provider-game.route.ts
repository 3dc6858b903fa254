import type { ProviderOpening } from '@ordago/contracts';
import { isRefusal, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { LaunchGame } from '../use-cases/launch-game.ts';
import { playerIn } from './player-in.ts';

/** Opens a game of a provider on a path of its own; the contract of that path is given. */
export function openProviderGameRoute(
  openProviderGame: ProviderOpening,
  { providers, isForSports }: { providers: readonly string[]; isForSports: boolean },
  launch: LaunchGame,
): BoundRoute {
  return bind(openProviderGame, async ({ actor, ip, now, query, body }) => {
    const {
      gameId,
      isDemo = false,
      ...order
    } = openProviderGame.orderOf(openProviderGame.method === 'GET' ? query : body);
    const opened = await launch({ ...order, isDemo, ip, player: playerIn(actor), game: { providers, gameId } }, now);
    if (!isRefusal(opened)) return openProviderGame.layOut(opened);
    // On these paths a guest is somebody who may not play (specification 2, section 4); our own launch asks them to sign in.
    return opened.name === 'sign-in-to-play' && !isForSports ? refuse('not-allowed-to-place-bets') : opened;
  });
}
