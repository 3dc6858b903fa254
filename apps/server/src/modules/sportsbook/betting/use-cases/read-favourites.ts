import type { PlayerId } from '@ordago/kernel';
import type { Favourites } from '../repository/player-choices.repository.ts';
import type { BettingParts } from './parts.ts';

/** Reads the favourite events and leagues of a player, the newest first. */
export function readFavourites({ choices }: Pick<BettingParts, 'choices'>, player: PlayerId): Promise<Favourites> {
  return choices.findFavourites(player);
}
