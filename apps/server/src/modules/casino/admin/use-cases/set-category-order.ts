import { type GameId, type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { CATEGORIES, type CatalogueReader, type CategoryOrdersRepository } from '../../catalogue/index.ts';
import { gamesOf } from '../domain/games-of-category.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';
import type { CategoryPage, ReadCategory } from './read-category.ts';

/** Games that staff put first: in one order, or in two that are compared. */
export interface NewPins {
  readonly pinsA: readonly GameId[];
  readonly pinsB: readonly GameId[] | null;
  /** Players who see the other order, in per cent. */
  readonly shareB: number | null;
}

/**
 * Ends the order of a category and begins another, with its line in the audit.
 *
 * @refuses not-found, game-not-found for a game that is not in the category
 */
export type SetCategoryOrder = (
  category: string,
  pins: NewPins,
  by: AdminOrder,
) => Promise<CategoryPage | Refusal<'not-found' | 'game-not-found'>>;

export function createSetCategoryOrder({
  orders,
  reader,
  read,
  audit,
}: {
  orders: Pick<CategoryOrdersRepository, 'replace'>;
  reader: Pick<CatalogueReader, 'snapshot'>;
  read: ReadCategory;
  audit: Audit;
}): SetCategoryOrder {
  return async (category, { pinsA, pinsB, shareB }, by) => {
    if (!CATEGORIES.has(category)) return refuse('not-found');
    const known = new Set(gamesOf(category, (await reader.snapshot()).games).map(({ id }) => id));
    if ([...pinsA, ...(pinsB ?? [])].some((id) => !known.has(id))) return refuse('game-not-found');
    const order = { category, pinsA: unique(pinsA), pinsB: pinsB && unique(pinsB), shareB, staff: by.staff };
    const details = { category, a: order.pinsA.join(' '), b: order.pinsB?.join(' ') ?? null, share_b: shareB };
    await orders.replace(order, by.now, (tx) => audit.append(adminLineOf(by, 'casino.category-ordered', details), tx));
    return read(category, by.now);
  };
}

function unique(pins: readonly GameId[]): GameId[] {
  return [...new Set(pins)];
}
