import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { FavouriteKind } from '../repository/player-choices.repository.ts';
import type { BettingParts } from './parts.ts';

export interface FavouriteOrder {
  readonly player: PlayerId;
  readonly kind: FavouriteKind;
  readonly id: string;
  /** False removes it. */
  readonly isKept: boolean;
  readonly at: Instant;
}

/**
 * Keeps an event or a league for a player, or removes it; returns true if it is kept.
 *
 * @param max - favourites of one player, of each sort
 * @refuses not-found, favourites-full
 */
export async function setFavourite(
  { choices }: Pick<BettingParts, 'choices'>,
  { isKept, at, ...favourite }: FavouriteOrder,
  max: number,
): Promise<boolean | Refusal<'not-found' | 'favourites-full'>> {
  if (!isKept) {
    await choices.forgetFavourite(favourite);
    return false;
  }
  const outcome = await choices.keepFavourite(favourite, { max, at });
  if (outcome === 'unknown') return refuse('not-found');
  return outcome === 'full' ? refuse('favourites-full', { max }) : true;
}
