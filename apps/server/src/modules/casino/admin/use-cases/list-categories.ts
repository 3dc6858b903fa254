import { CATEGORIES } from '../../catalogue/index.ts';
import { gamesOf } from '../domain/games-of-category.ts';
import { type AdminCategory, type CategoryReads, summariseCategory } from './summarise-category.ts';

/** Lists every category that staff may give. */
export type ListCategories = () => Promise<readonly AdminCategory[]>;

export function createListCategories({ orders, reader, catalogue }: CategoryReads): ListCategories {
  return async () => {
    const [{ games }, inForce, decided] = await Promise.all([
      reader.snapshot(),
      orders.inForce(),
      catalogue.decidedGames(),
    ]);
    return [...CATEGORIES].map((category) => {
      const order = inForce.find((one) => one.category === category) ?? null;
      return summariseCategory(category, gamesOf(category, games), { order, decided });
    });
  };
}
