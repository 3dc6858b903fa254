import { listRecentGames } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ListRecentGames } from '../use-cases/list-recent-games.ts';

export function listRecentGamesRoute(list: ListRecentGames): BoundRoute {
  return bind(listRecentGames, async ({ actor }) => [...(await list(playerOf(actor).player))]);
}
