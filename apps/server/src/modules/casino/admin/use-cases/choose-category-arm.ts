import { type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { Arm, CategoryOrdersRepository } from '../../catalogue/index.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';
import { orderInForce } from './order-in-force.ts';
import type { CategoryPage, ReadCategory } from './read-category.ts';

/**
 * Chooses the order that every player sees from now on, or goes back to comparing (null), with its line in the audit.
 *
 * @refuses not-found, state-changed where that order compares nothing any more
 */
export type ChooseCategoryArm = (
  category: string,
  choice: { order: string; arm: Arm | null },
  by: AdminOrder,
) => Promise<CategoryPage | Refusal<'not-found' | 'state-changed'>>;

export function createChooseCategoryArm({
  orders,
  read,
  audit,
}: {
  orders: Pick<CategoryOrdersRepository, 'inForce' | 'choose'>;
  read: ReadCategory;
  audit: Audit;
}): ChooseCategoryArm {
  return async (category, { order, arm }, by) => {
    if ((await orderInForce(category, orders))?.id !== order) return refuse('state-changed');
    const details = { category, order, arm };
    const isDone = await orders.choose(order, arm, by.now, (tx) =>
      audit.append(adminLineOf(by, 'casino.category-order-chosen', details), tx),
    );
    return isDone ? read(category, by.now) : refuse('state-changed');
  };
}
