import { isRefusal, type Refusal } from '@ordago/kernel';
import { presentCategoryPage } from '../presenters.ts';
import type { CategoryPage } from '../use-cases/read-category.ts';

/** Returns the address of a game's picture, with its origin: the back office is on another one than the pictures. */
export type PictureOf = (game: CategoryPage['games'][number]) => string;

/** Presents a category; hands a refusal on. */
export function shownCategory<R extends string>(page: CategoryPage | Refusal<R>, pictureOf: PictureOf) {
  return isRefusal(page) ? page : presentCategoryPage(page, pictureOf);
}
