import type { Instant, PlayerId } from '@ordago/kernel';
import type { Game } from '../../shared/domain/game.ts';
import { type Arm, armFor } from '../domain/category-order.ts';
import type { CategoryOrdersRepository } from '../repository/category-orders.repository.ts';

/** Counts a game that a player opened out of a list, where its orders are compared and the player saw their own. */
export type CountListOpen = (
  open: { order: string; arm: Arm; player: PlayerId; game: Game; session: string },
  at: Instant,
) => Promise<void>;

/** Creates the count of openings on the orders of categories. */
export function createCountListOpen(orders: Pick<CategoryOrdersRepository, 'inForce' | 'noteOpen'>): CountListOpen {
  return async ({ order: id, arm, player, game, session }, at) => {
    const order = (await orders.inForce()).find((one) => one.id === id);
    // A player who saw another order before they signed in is counted for neither.
    if (!order || armFor(order, player) !== arm || !game.tab.includes(order.category)) return;
    await orders.noteOpen({ order: id, arm, player, game: game.id, session }, at);
  };
}
