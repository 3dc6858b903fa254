import { launchGame } from '@ordago/contracts';
import { assert, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { CountListOpen, HiddenRoutes } from '../../catalogue/index.ts';
import { presentReplacement } from '../presenters.ts';
import type { LaunchGame, LaunchRequest } from '../use-cases/launch-game.ts';
import { playerIn } from './player-in.ts';

/** Our way to open a game. */
export function launchGameRoute(
  launch: LaunchGame,
  { hiddenRoutes, countListOpen }: { hiddenRoutes: HiddenRoutes; countListOpen: CountListOpen },
): BoundRoute {
  return bind(launchGame, async ({ actor, ip, now, body, locale }) => {
    const { game_id: id, game: address, platform, lang: language, demo: isDemo, hiddenRoute, list } = body;
    const wanted =
      id === undefined ? address && { routeProvider: address.route_provider, gameId: address.game_id } : { id };
    assert(wanted, 'a launch names no game');
    const request: LaunchRequest = {
      game: wanted,
      player: playerIn(actor),
      isMobile: platform === 2,
      language,
      isDemo,
      ip,
      seesHidden: hiddenRoutes.opens(hiddenRoute, now),
    };
    const opened = await launch(request, now);
    if (isRefusal(opened)) return opened;
    const { url, session, game, isReplacement } = opened;
    const { player } = request;
    // A replacement is no game of that list.
    if (list && player && session && !isReplacement)
      await countListOpen({ ...list, player: player.id, game, session }, now);
    return { url, session, replacement: isReplacement ? presentReplacement(game, locale) : null };
  });
}
