import type { PlayerId } from '@ordago/kernel';
import { type Arm, armFor, type CategoryOrder } from '../domain/category-order.ts';
import type { CategoryOrdersRepository } from '../repository/category-orders.repository.ts';

/** Reads the orders in force, each with the arm of this player; null for a guest. */
export type ShowCategoryOrders = (
  player: PlayerId | null,
) => Promise<readonly (CategoryOrder & { readonly arm: Arm | null })[]>;

export function createShowCategoryOrders(orders: Pick<CategoryOrdersRepository, 'inForce'>): ShowCategoryOrders {
  return async (player) =>
    (await orders.inForce()).map((order) => ({ ...order, arm: player === null ? null : armFor(order, player) }));
}
