import {
  listDailyWinnings,
  listRecentGames,
  listTrendingGames,
  listWinnings,
  readWinningsVisibility,
  setWinningsVisibility,
} from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentWinning } from '../presenters.ts';
import { type ShowPlay, TRENDING_HOURS } from '../use-cases/show-play.ts';

/** Routes of play for the lobby: public winnings, a player's own last games. */
export function showPlayRoutes(show: ShowPlay): BoundRoute[] {
  return [
    bind(listWinnings, async ({ now }) => {
      const { top, latest, high } = await show.winnings(now);
      return { top: top.map(presentWinning), latest: latest.map(presentWinning), high: high.map(presentWinning) };
    }),
    bind(listDailyWinnings, async ({ now }) => (await show.winnings(now)).top.map(presentWinning)),
    bind(readWinningsVisibility, async ({ actor }) => ({ shown: await show.isShown(playerOf(actor).player) })),
    bind(setWinningsVisibility, async ({ actor, body, now }) => {
      await show.show(playerOf(actor).player, body.shown, now);
      return body;
    }),
    bind(listTrendingGames, async ({ now }) => {
      const { isGrowth, games } = await show.trending(now);
      const shown = games.map(({ game, players }) => ({ game_id: game, players }));
      return { hours: TRENDING_HOURS, trend: isGrowth ? ('growing' as const) : ('most-opened' as const), games: shown };
    }),
    bind(listRecentGames, async ({ actor }) => [...(await show.recentGames(playerOf(actor).player))]),
  ];
}
