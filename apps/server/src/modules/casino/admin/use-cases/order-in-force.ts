import type { CategoryOrder, CategoryOrdersRepository } from '../../catalogue/index.ts';

/** Returns the order of a category that is in force; null for none. */
export async function orderInForce(
  category: string,
  orders: Pick<CategoryOrdersRepository, 'inForce'>,
): Promise<CategoryOrder | null> {
  return (await orders.inForce()).find((order) => order.category === category) ?? null;
}
