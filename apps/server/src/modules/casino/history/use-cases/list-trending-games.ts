import { type Instant, SECOND_MS } from '@ordago/kernel';
import { type Trend, trendOf } from '../domain/winnings.ts';
import type { WinningsRepository } from '../repository/winnings.repository.ts';
import { remember } from './remember.ts';

/** Launches of how many hours make a trend, and with how many such times before they are compared. */
export const TRENDING_HOURS = 24;
const TRENDING_DAYS_BEFORE = 7;
const TRENDING_FRESH_MS = 60 * SECOND_MS;
/** Least number of players of a trend: one alone is no trend, and would reveal what they play. */
const TRENDING_PLAYERS_MIN = 2;

/** Lists the games that more players opened within `TRENDING_HOURS` than on a day of the week before; at most a minute old. */
export type ListTrendingGames = (at: Instant) => Promise<Trend>;

/** @param max - games of the list */
export function createListTrendingGames(
  repository: Pick<WinningsRepository, 'opened'>,
  max: number,
): ListTrendingGames {
  return remember(TRENDING_FRESH_MS, async (at) => {
    const period = { hours: TRENDING_HOURS, daysBefore: TRENDING_DAYS_BEFORE, playersMin: TRENDING_PLAYERS_MIN };
    return trendOf(await repository.opened(at, period), max);
  }).read;
}
