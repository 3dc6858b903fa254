import { type Instant, type Refusal, refuse } from '@ordago/kernel';
import {
  type Arm,
  type ArmDifference,
  type ArmResult,
  armOf,
  CATEGORIES,
  type CategoryOrder,
  type CategoryOrdersRepository,
  compareArms,
} from '../../catalogue/index.ts';
import type { Game } from '../../shared/domain/game.ts';
import { gamesOf } from '../domain/games-of-category.ts';
import { orderInForce } from './order-in-force.ts';
import { type AdminCategory, type CategoryReads, summariseCategory } from './summarise-category.ts';

/** Games of a category that the back office shows beside the pinned ones. */
const GAMES_SHOWN = 36;

export interface CategoryPage extends AdminCategory {
  readonly games: readonly Game[];
  /** Results of the two orders that are compared; null where there is one order or none. */
  readonly results: { readonly a: ArmResult; readonly b: ArmResult; readonly difference: ArmDifference | null } | null;
}

/**
 * Reads a category with its first games and the results of its orders.
 *
 * @refuses not-found
 */
export type ReadCategory = (category: string, at: Instant) => Promise<CategoryPage | Refusal<'not-found'>>;

export function createReadCategory({ orders, reader, catalogue }: CategoryReads): ReadCategory {
  return async (category, at) => {
    if (!CATEGORIES.has(category)) return refuse('not-found');
    const [snapshot, order, decided] = await Promise.all([
      reader.snapshot(),
      orderInForce(category, orders),
      catalogue.decidedGames(),
    ]);
    const games = gamesOf(category, snapshot.games);
    const pinned = new Set([...(order?.pinsA ?? []), ...(order?.pinsB ?? [])]);
    return {
      ...summariseCategory(category, games, { order, decided }),
      games: games.filter(({ id }, place) => place < GAMES_SHOWN || pinned.has(id)),
      results: order?.pinsB ? await resultsOf(order, orders, at) : null,
    };
  };
}

async function resultsOf(order: CategoryOrder, orders: CategoryOrdersRepository, at: Instant) {
  const [players, opens] = await Promise.all([
    orders.playersBetween(order.startedAt, order.chosenAt ?? at),
    orders.opensOf(order.id),
  ]);
  const inB = players.filter((player) => armOf(order.id, player, order.shareB ?? 0) === 'B').length;
  const result = (arm: Arm, count: number): ArmResult => ({
    players: count,
    openers: 0,
    opens: 0,
    ...opens.get(arm),
  });
  const a = result('A', players.length - inB);
  const b = result('B', inB);
  return { a, b, difference: compareArms(a, b) };
}
