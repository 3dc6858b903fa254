import type { Instant, PlayerId, Refusal } from '@ordago/kernel';
import { refuse } from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  type FavouriteKind,
  type Favourites,
  findFavourites,
  findSettings,
  forgetFavourite,
  keepFavourite,
  type PlayerSettings,
  saveSettings,
} from '../repository/player-choices.repository.ts';

export type { PlayerSettings } from '../repository/player-choices.repository.ts';

/** Settings of a player for the betting front end: they follow the account to every device. */
export interface PlayerChoices {
  settings(player: PlayerId): Promise<PlayerSettings>;
  /** Changes what is named; the rest stays as it was. */
  saveSettings(player: PlayerId, change: Partial<PlayerSettings>, at: Instant): Promise<PlayerSettings>;
  favourites(player: PlayerId): Promise<Favourites>;
  /**
   * Keeps an event or a league, or forgets it.
   *
   * @refuses not-found, favourites-full
   */
  setFavourite(
    favourite: { readonly player: PlayerId; readonly kind: FavouriteKind; readonly id: string },
    isKept: boolean,
    at: Instant,
  ): Promise<boolean | Refusal<'not-found' | 'favourites-full'>>;
}

/** @param max - favourites of one player, of each sort */
export function createPlayerChoices(pool: Pool, max: number): PlayerChoices {
  return {
    settings: (player) => findSettings(pool, player),
    saveSettings: (player, change, at) => saveSettings(pool, player, change, at),
    favourites: (player) => findFavourites(pool, player),
    setFavourite: async (favourite, isKept, at) => {
      if (!isKept) {
        await forgetFavourite(pool, favourite);
        return false;
      }
      const outcome = await keepFavourite(pool, favourite, { max, at });
      if (outcome === 'unknown') return refuse('not-found');
      return outcome === 'full' ? refuse('favourites-full', { max }) : true;
    },
  };
}
