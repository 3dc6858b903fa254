import { listTrendingGames } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type ListTrendingGames, TRENDING_HOURS } from '../use-cases/list-trending-games.ts';

export function listTrendingGamesRoute(list: ListTrendingGames): BoundRoute {
  return bind(listTrendingGames, async ({ now }) => {
    const { isGrowth, games } = await list(now);
    const shown = games.map(({ game, players }) => ({ game_id: game, players }));
    return { hours: TRENDING_HOURS, trend: isGrowth ? ('growing' as const) : ('most-opened' as const), games: shown };
  });
}
