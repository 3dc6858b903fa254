import { type GameId, type Instant, idOf, instant, type PlayerId, type StaffId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/db/transaction.ts';
import type { Arm, CategoryOrder } from '../domain/category-order.ts';

export interface NewOrder {
  readonly category: string;
  readonly pinsA: readonly GameId[];
  readonly pinsB: readonly GameId[] | null;
  readonly shareB: number | null;
  readonly staff: StaffId;
}

/** A game that was opened out of a list. */
export interface ListOpen {
  readonly order: string;
  readonly arm: Arm;
  readonly player: PlayerId;
  readonly game: GameId;
  readonly session: string;
}

type Noted = (tx: Queryable) => Promise<unknown>;

/** Orders of categories, and what was opened out of them. */
export interface CategoryOrdersRepository {
  /** Orders that have not ended, at most one for each category. */
  inForce(): Promise<readonly CategoryOrder[]>;
  /** Ends the order in force and begins this one, unless it pins nothing. */
  replace(order: NewOrder, at: Instant, noted: Noted): Promise<void>;
  /** False where the order is not in force any more, compares nothing, or has that choice already. */
  choose(id: string, arm: Arm | null, at: Instant, noted: Noted): Promise<boolean>;
  /** Counts a game that was opened; once for each session. */
  noteOpen(open: ListOpen, at: Instant): Promise<void>;
  /** Players who opened any game within the time. */
  playersBetween(from: Instant, to: Instant): Promise<readonly PlayerId[]>;
  /** Numbers of different players who opened games, and of openings, for each arm of an order. */
  opensOf(order: string): Promise<ReadonlyMap<Arm, { readonly openers: number; readonly opens: number }>>;
}

export function createCategoryOrdersRepository(pool: Pool): CategoryOrdersRepository {
  return {
    inForce: async () =>
      (
        await pool.query<OrderRow>('select * from casino.category_order where ended_at is null order by category')
      ).rows.map(orderOf),
    replace: ({ category, pinsA, pinsB, shareB, staff }, at, noted) =>
      inTransaction(pool, async (tx) => {
        const when = new Date(at);
        const ended = 'update casino.category_order set ended_at = $2 where category = $1 and ended_at is null';
        await tx.query(ended, [category, when]);
        if (pinsA.length + (pinsB?.length ?? 0) > 0) {
          await tx.query(
            `insert into casino.category_order (category, pins_a, pins_b, share_b, staff, started_at)
             values ($1, $2, $3, $4, $5, $6)`,
            [category, pinsA, pinsB, shareB, staff, when],
          );
        }
        await noted(tx);
      }),
    choose: (id, arm, at, noted) =>
      inTransaction(pool, async (tx) => {
        const { rowCount } = await tx.query(
          `update casino.category_order set chosen = $2, chosen_at = $3
           where id = $1 and ended_at is null and pins_b is not null and chosen is distinct from $2`,
          [id, arm, arm && new Date(at)],
        );
        if (rowCount === 0) return false;
        await noted(tx);
        return true;
      }),
    noteOpen: async ({ order, arm, player, game, session }, at) => {
      await pool.query(
        `insert into casino.list_open (session, category_order, arm, player, game, at) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing`,
        [session, order, arm, player, game, new Date(at)],
      );
    },
    playersBetween: async (from, to) => {
      const sql = `select distinct player from casino.session
        where created_at >= $1 and created_at <= $2 and opened_at is not null`;
      const { rows } = await pool.query<{ player: string }>(sql, [new Date(from), new Date(to)]);
      return rows.map(({ player }) => idOf<PlayerId>(player));
    },
    opensOf: async (order) => {
      const { rows } = await pool.query<{ arm: Arm; openers: number; opens: number }>(
        `select arm, count(distinct player)::int as openers, count(*)::int as opens from casino.list_open
         where category_order = $1 group by arm`,
        [order],
      );
      return new Map(rows.map(({ arm, openers, opens }) => [arm, { openers, opens }]));
    },
  };
}

interface OrderRow {
  readonly id: string;
  readonly category: string;
  readonly pins_a: string[];
  readonly pins_b: string[] | null;
  readonly share_b: number | null;
  readonly started_at: Date;
  readonly chosen: Arm | null;
  readonly chosen_at: Date | null;
}

function orderOf(row: OrderRow): CategoryOrder {
  const ids = (pins: readonly string[]) => pins.map((id) => idOf<GameId>(String(id)));
  return {
    id: String(row.id),
    category: row.category,
    pinsA: ids(row.pins_a),
    pinsB: row.pins_b && ids(row.pins_b),
    shareB: row.share_b,
    startedAt: instant(row.started_at.getTime()),
    chosen: row.chosen,
    chosenAt: row.chosen_at === null ? null : instant(row.chosen_at.getTime()),
  };
}
