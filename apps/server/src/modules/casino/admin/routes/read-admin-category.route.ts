import { readAdminCategory } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReadCategory } from '../use-cases/read-category.ts';
import { type PictureOf, shownCategory } from './shown-category.ts';

/** Reads one category with its games, for staff. */
export function readAdminCategoryRoute(read: ReadCategory, pictureOf: PictureOf): BoundRoute {
  return bind(readAdminCategory, async ({ params, now }) => shownCategory(await read(params.category, now), pictureOf));
}
