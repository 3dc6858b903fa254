import { type GameId, type Instant, type PlayerId, SECOND_MS } from '@ordago/kernel';
import { type Trend, trendOf, type Winnings } from '../domain/winnings.ts';
import type { WinningsStore } from '../repository/winnings.repository.ts';

/** Real play for the lobby; empty where there is none. */
export interface ShowPlay {
  /** At most some seconds old. */
  winnings(at: Instant): Promise<Winnings>;
  /** Reads the games that more players opened within `TRENDING_HOURS` than on a day of the week before; at most a minute old. */
  trending(at: Instant): Promise<Trend>;
  recentGames(player: PlayerId): Promise<readonly GameId[]>;
  /** Returns true if the player is in the public lists. */
  isShown(player: PlayerId): Promise<boolean>;
  /** Takes the player out of the public lists or puts them back: here at once, at other instances within `WINNINGS_FRESH_MS`. */
  show(player: PlayerId, isShown: boolean, at: Instant): Promise<void>;
}

/** Launches of how many hours make a trend, and with how many such times before they are compared. */
export const TRENDING_HOURS = 24;
const TRENDING_DAYS_BEFORE = 7;
/** How long an answer serves everybody: a lobby that many look at reads the rounds and the sessions once. */
const WINNINGS_FRESH_MS = 10 * SECOND_MS;
const TRENDING_FRESH_MS = 60 * SECOND_MS;
const RECENT_MAX = 21;
/** Least number of players of a trend: one alone is no trend, and would reveal what they play. */
const TRENDING_PLAYERS_MIN = 2;

/** @param max - rows of each list of winnings, and games of the list of what is opened most */
export function createShowPlay(store: WinningsStore, max: { winnings: number; trending: number }): ShowPlay {
  const winnings = remember(WINNINGS_FRESH_MS, (at) => store.winnings(at, max.winnings));
  const trending = remember(TRENDING_FRESH_MS, async (at) => {
    const period = { hours: TRENDING_HOURS, daysBefore: TRENDING_DAYS_BEFORE, playersMin: TRENDING_PLAYERS_MIN };
    return trendOf(await store.opened(at, period), max.trending);
  });
  return {
    winnings: winnings.read,
    trending: trending.read,
    recentGames: (player) => store.recentGames(player, RECENT_MAX),
    isShown: store.isShown,
    show: async (player, isShown, at) => {
      await store.show(player, isShown, at);
      winnings.forget();
    },
  };
}

/** One answer for everybody who asks within that time. What failed is asked anew. */
function remember<Answer>(freshMs: number, read: (at: Instant) => Promise<Answer>) {
  let known: { readonly at: Instant; readonly answer: Promise<Answer> } | null = null;
  const forget = () => {
    known = null;
  };
  return {
    forget,
    read: (at: Instant): Promise<Answer> => {
      if (known === null || at - known.at >= freshMs || at < known.at) {
        const fresh = { at, answer: read(at) };
        known = fresh;
        fresh.answer.catch(() => known === fresh && forget());
      }
      return known.answer;
    },
  };
}
