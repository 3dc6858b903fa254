import * as z from 'zod';
import { route } from '../../route.ts';
import { textIn } from '../../wire.ts';
import { favouriteIn } from './favourites.ts';

/** Folders of one player. */
export const FOLDERS_MAX = 20;
export const FOLDER_NAME_MAX = 40;

const folderId = z.string().regex(/^[1-9]\d{0,17}$/);
const name = textIn({ max: FOLDER_NAME_MAX });
const folder = z.object({ id: z.string(), name: z.string() });

export const listFavouriteFolders = route({
  name: 'casino.list-favourite-folders',
  host: 'player',
  method: 'GET',
  path: '/api/favorite_slots/folders',
  wire: 'standard',
  summary: 'The folders of the player by name, each with the numbers of its games, the newest favourite first.',
  answer: z.object({ folders: z.array(folder.extend({ games: z.array(z.string()) })) }),
  refusals: ['sign-in-for-favourites'],
});

export const createFavouriteFolder = route({
  name: 'casino.create-favourite-folder',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/folders',
  wire: 'standard',
  summary: 'Makes an empty folder. Names are compared without case, accents and surplus spaces.',
  body: z.object({ name }),
  answer: folder,
  refusals: ['sign-in-for-favourites', 'folder-name-taken', 'folders-full'],
});

export const renameFavouriteFolder = route({
  name: 'casino.rename-favourite-folder',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/folders/:id/rename',
  wire: 'standard',
  summary: 'Gives a folder another name.',
  params: z.object({ id: folderId }),
  body: z.object({ name }),
  answer: folder,
  refusals: ['sign-in-for-favourites', 'folder-not-found', 'folder-name-taken'],
});

export const deleteFavouriteFolder = route({
  name: 'casino.delete-favourite-folder',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/folders/:id/delete',
  wire: 'standard',
  summary: 'Deletes a folder; its games stay favourites. Deleting what is none changes nothing.',
  params: z.object({ id: folderId }),
  answer: z.object({ removed: z.boolean() }),
  refusals: ['sign-in-for-favourites'],
});

export const moveFavourite = route({
  name: 'casino.move-favourite',
  host: 'player',
  method: 'POST',
  path: '/api/favorite_slots/move',
  wire: 'standard',
  summary: 'Puts a favourite into a folder, or with null into none.',
  body: z.object({ id: favouriteIn, folder: folderId.nullable() }),
  answer: z.object({ folder: z.string().nullable() }),
  refusals: ['sign-in-for-favourites', 'folder-not-found', 'favourite-not-found'],
});
