import { type GameId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { CATEGORIES } from '../../catalogue/domain/categories.ts';
import {
  type Arm,
  type ArmDifference,
  type ArmResult,
  armFor,
  armOf,
  type CategoryOrder,
  compareArms,
} from '../../catalogue/domain/category-order.ts';
import type { CatalogueStore } from '../../catalogue/repository/catalogue.repository.ts';
import type { CategoryOrderStore } from '../../catalogue/repository/category-orders.repository.ts';
import type { CatalogueReader } from '../../catalogue/use-cases/read-catalogue.ts';
import type { Game } from '../../shared/domain/game.ts';
import type { AdminOrder } from './catalogue-admin.ts';

/** Games of a category that the back office shows beside the pinned ones. */
const GAMES_SHOWN = 36;

/** The address of a game's picture. */
export type PictureOf = (game: Game) => string;

export interface AdminCategory {
  readonly category: string;
  readonly suggested: number;
  readonly decided: number;
  readonly order: CategoryOrder | null;
}

export interface CategoryPage extends AdminCategory {
  readonly games: readonly Game[];
  readonly results: { readonly a: ArmResult; readonly b: ArmResult; readonly difference: ArmDifference | null } | null;
}

export interface NewPins {
  readonly pinsA: readonly GameId[];
  readonly pinsB: readonly GameId[] | null;
  readonly shareB: number | null;
}

/** Orders of categories: what players see, what staff set, and what each of two orders got. */
export interface CategoryOrders {
  /** The orders in force, each with the arm of this player; null for a guest. */
  shownTo(player: PlayerId | null): Promise<readonly (CategoryOrder & { readonly arm: Arm | null })[]>;
  /** Counts a game that a player opened out of a list, where its orders are compared and the player saw their own. */
  opened(open: { order: string; arm: Arm; player: PlayerId; game: Game; session: string }, at: Instant): Promise<void>;
  list(): Promise<readonly AdminCategory[]>;
  /** @refuses not-found */
  read(category: string, at: Instant): Promise<CategoryPage | Refusal<'not-found'>>;
  /** @refuses not-found, game-not-found for a game that does not stand in the category */
  set(category: string, pins: NewPins, by: AdminOrder): Promise<CategoryPage | Refusal<'not-found' | 'game-not-found'>>;
  /** @refuses not-found, state-changed where that order compares nothing any more */
  choose(
    category: string,
    choice: { order: string; arm: Arm | null },
    by: AdminOrder,
  ): Promise<CategoryPage | Refusal<'not-found' | 'state-changed'>>;
}

export function createCategoryOrders(parts: {
  store: CategoryOrderStore;
  reader: Pick<CatalogueReader, 'snapshot'>;
  catalogue: Pick<CatalogueStore, 'decidedGames'>;
  audit: Audit;
}): CategoryOrders {
  const { store, reader, audit, catalogue } = parts;
  const inForce = (category: string) => orderOf(category, store);
  const gamesOf = (category: string) => gamesIn(category, reader);
  const read = async (category: string, at: Instant) => {
    if (!CATEGORIES.has(category)) return refuse('not-found');
    const [games, order, decided] = await Promise.all([gamesOf(category), inForce(category), catalogue.decidedGames()]);
    const pinned = new Set([...(order?.pinsA ?? []), ...(order?.pinsB ?? [])]);
    return {
      ...summaryOf(category, games, { order, decided }),
      games: games.filter(({ id }, place) => place < GAMES_SHOWN || pinned.has(id)),
      results: order?.pinsB ? await resultsOf(order, store, at) : null,
    };
  };
  return {
    shownTo: async (player) =>
      (await store.inForce()).map((order) => ({ ...order, arm: player === null ? null : armFor(order, player) })),
    opened: async ({ order: id, arm, player, game, session }, at) => {
      const order = (await store.inForce()).find((one) => one.id === id);
      // A player who saw another order before they signed in is counted for neither.
      if (!order || armFor(order, player) !== arm || !game.tab.includes(order.category)) return;
      await store.noteOpen({ order: id, arm, player, game: game.id, session }, at);
    },
    list: async () => {
      const [{ games }, orders, decided] = await Promise.all([
        reader.snapshot(),
        store.inForce(),
        catalogue.decidedGames(),
      ]);
      return [...CATEGORIES].map((category) => {
        const order = orders.find((one) => one.category === category) ?? null;
        return summaryOf(
          category,
          games.filter(({ tab }) => tab.includes(category)),
          { order, decided },
        );
      });
    },
    read,
    set: async (category, pins, by) => {
      if (!CATEGORIES.has(category)) return refuse('not-found');
      const there = new Set((await gamesOf(category)).map(({ id }) => id));
      const wanted = [...pins.pinsA, ...(pins.pinsB ?? [])];
      if (wanted.some((id) => !there.has(id))) return refuse('game-not-found');
      const order = {
        category,
        pinsA: unique(pins.pinsA),
        pinsB: pins.pinsB && unique(pins.pinsB),
        shareB: pins.shareB,
      };
      const details = { category, a: order.pinsA.join(' '), b: order.pinsB?.join(' ') ?? null, share_b: pins.shareB };
      await store.replace({ ...order, staff: by.staff }, by.now, (tx) =>
        audit.append(lineOf(by, 'casino.category-ordered', details), tx),
      );
      return read(category, by.now);
    },
    choose: async (category, { order, arm }, by) => {
      if ((await inForce(category))?.id !== order) return refuse('state-changed');
      const isDone = await store.choose(order, arm, by.now, (tx) =>
        audit.append(lineOf(by, 'casino.category-order-chosen', { category, order, arm }), tx),
      );
      return isDone ? read(category, by.now) : refuse('state-changed');
    },
  };
}

async function orderOf(category: string, store: CategoryOrderStore): Promise<CategoryOrder | null> {
  return (await store.inForce()).find((order) => order.category === category) ?? null;
}

async function gamesIn(category: string, reader: Pick<CatalogueReader, 'snapshot'>): Promise<readonly Game[]> {
  return (await reader.snapshot()).games.filter(({ tab }) => tab.includes(category));
}

function summaryOf(
  category: string,
  games: readonly Game[],
  { order, decided }: { order: CategoryOrder | null; decided: ReadonlySet<GameId> },
): AdminCategory {
  const byStaff = games.filter(({ id }) => decided.has(id)).length;
  return { category, suggested: games.length - byStaff, decided: byStaff, order };
}

async function resultsOf(order: CategoryOrder, store: CategoryOrderStore, at: Instant) {
  const [players, opens] = await Promise.all([
    store.playersBetween(order.startedAt, order.chosenAt ?? at),
    store.opensOf(order.id),
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

function unique(pins: readonly GameId[]): GameId[] {
  return [...new Set(pins)];
}

function lineOf(
  { staff, ip, now }: AdminOrder,
  action: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) {
  return { at: now, actor: `staff:${staff}` as const, action, details, ip };
}
