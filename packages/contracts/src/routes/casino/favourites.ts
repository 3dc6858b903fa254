import type { GameId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, textOf } from '../../wire.ts';
import { gameShape } from './shapes.ts';

/** Favourites of one player. */
export const FAVOURITES_MAX = 500;

/**
 * The key of a favourite joins id, gameId, provider and gameName (specification 2, section 3). Clients may send the key
 * or the id alone: the id is the part before the first separator.
 */
export const FAVOURITE_SEPARATOR = '|';

export const favouriteIn = z.preprocess((value) => {
  return textOf(value)?.slice(0, 500).split(FAVOURITE_SEPARATOR)[0];
}, idIn<GameId>());

export const addFavourite = route({
  name: 'casino.add-favourite',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/add',
  wire: 'standard',
  summary: 'Keeps a game as a favourite. Keeping it twice changes nothing.',
  body: z.object({ slot: favouriteIn }),
  answer: z.object({ key: z.string() }),
  refusals: ['sign-in-for-favourites', 'game-not-found', 'favourites-full'],
});

export const removeFavourite = route({
  name: 'casino.remove-favourite',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/remove',
  wire: 'standard',
  summary: 'Forgets a favourite. Forgetting what is none changes nothing.',
  body: z.object({ id: favouriteIn }),
  answer: z.object({ removed: z.boolean() }),
  refusals: ['sign-in-for-favourites'],
});

export const listFavourites = route({
  name: 'casino.list-favourites',
  host: 'player',
  method: 'GET',
  path: '/api/favorite_slots/get_list',
  wire: 'standard',
  summary: 'The favourite games by their keys.',
  answer: z.object({ favorite_slots: z.record(z.string(), gameShape) }),
  refusals: ['sign-in-for-favourites'],
});
