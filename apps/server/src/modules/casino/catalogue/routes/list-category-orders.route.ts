import { listCategoryOrders } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentOrderForPlayer } from '../presenters.ts';
import type { ShowCategoryOrders } from '../use-cases/show-category-orders.ts';
import { playerIn } from './viewer.ts';

/** Orders of categories, for the lobby. */
export function listCategoryOrdersRoute(show: ShowCategoryOrders): BoundRoute {
  return bind(listCategoryOrders, async ({ actor }) => ({
    orders: (await show(playerIn(actor))).map(presentOrderForPlayer),
  }));
}
