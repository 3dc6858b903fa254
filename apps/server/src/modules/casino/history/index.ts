import { TRENDING_MAX, WINNINGS_MAX } from '@ordago/contracts';
import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import { createHistoryRepository, type HistoryRepository } from './repository/history.repository.ts';
import { createWinningsRepository } from './repository/winnings.repository.ts';
import { listCasinoHistoryRoute } from './routes/list-casino-history.route.ts';
import { listDailyWinningsRoute } from './routes/list-daily-winnings.route.ts';
import { listRecentGamesRoute } from './routes/list-recent-games.route.ts';
import { listSlotsBetHistoryRoute } from './routes/list-slots-bet-history.route.ts';
import { listTrendingGamesRoute } from './routes/list-trending-games.route.ts';
import { listWinningsRoute } from './routes/list-winnings.route.ts';
import { readWinningsVisibilityRoute } from './routes/read-winnings-visibility.route.ts';
import { setWinningsVisibilityRoute } from './routes/set-winnings-visibility.route.ts';
import { createListHistory } from './use-cases/list-history.ts';
import { createListRecentGames } from './use-cases/list-recent-games.ts';
import { createListTrendingGames } from './use-cases/list-trending-games.ts';
import { createPublishRound, type PublishRound } from './use-cases/publish-round.ts';
import { createReadWinnings } from './use-cases/read-winnings.ts';
import { createShowInWinnings } from './use-cases/show-in-winnings.ts';

/** History: a player's rounds, and what is shown of real play in the lobby. */
export type { RoundStory } from './domain/history.ts';
export type { HistoryRepository } from './repository/history.repository.ts';
export type { PublishRound } from './use-cases/publish-round.ts';

export interface History extends Pick<Module, 'routes'> {
  readonly rounds: HistoryRepository;
  /** Facts of a player's round, for a case about it. */
  readonly publishRound: PublishRound;
}

/** `hidden` names the route providers whose games stay out of the public lists. */
export function createHistory({ pool, hidden }: { pool: Pool; hidden: ReadonlySet<string> }): History {
  const rounds = createHistoryRepository(pool);
  const play = createWinningsRepository(pool, hidden);
  const winnings = createReadWinnings(play, WINNINGS_MAX);
  const list = createListHistory(rounds);
  return {
    rounds,
    publishRound: createPublishRound(rounds),
    routes: [
      listCasinoHistoryRoute(list),
      listSlotsBetHistoryRoute(list),
      listWinningsRoute(winnings),
      listDailyWinningsRoute(winnings),
      readWinningsVisibilityRoute(play.isShown),
      setWinningsVisibilityRoute(createShowInWinnings(play, winnings)),
      listTrendingGamesRoute(createListTrendingGames(play, TRENDING_MAX)),
      listRecentGamesRoute(createListRecentGames(play)),
    ],
  };
}
