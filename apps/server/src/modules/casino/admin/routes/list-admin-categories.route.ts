import { listAdminCategories } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentCategory } from '../presenters.ts';
import type { ListCategories } from '../use-cases/list-categories.ts';

/** Lists the categories for staff. */
export function listAdminCategoriesRoute(list: ListCategories): BoundRoute {
  return bind(listAdminCategories, async () => ({ categories: (await list()).map(presentCategory) }));
}
