import type { FavouriteFoldersRepository } from '../repository/favourite-folders.repository.ts';
import type { FavouritesRepository } from '../repository/favourites.repository.ts';
import type { AddFavourite } from './add-favourite.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { CreateFavouriteFolder } from './create-favourite-folder.ts';
import type { ListFavourites } from './list-favourites.ts';
import type { MoveFavourite } from './move-favourite.ts';
import type { RenameFavouriteFolder } from './rename-favourite-folder.ts';

/** Favourite games of a player. */
export interface Favourites {
  readonly add: AddFavourite;
  readonly list: ListFavourites;
  readonly remove: FavouritesRepository['remove'];
  /** Returns the address of a game's picture. */
  readonly imageOf: CatalogueReader['imageOf'];
}

/** Named folders of favourites: they follow the player to every device. */
export interface FavouriteFolders {
  readonly list: FavouriteFoldersRepository['list'];
  readonly create: CreateFavouriteFolder;
  readonly rename: RenameFavouriteFolder;
  /** Its games stay favourites. False when there was no such folder. */
  readonly remove: FavouriteFoldersRepository['remove'];
  readonly move: MoveFavourite;
}
