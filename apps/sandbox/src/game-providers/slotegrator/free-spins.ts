import { randomUUID } from 'node:crypto';
import { type Clock, formatAmount, type Units } from '@ordago/kernel';
import type { RoundBooks, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import { type FormFields, slotegratorFreeSpins } from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { playEngine } from '../play/play-engine.ts';
import type { SandboxGame } from '../provider-simulator.ts';

export const FREE_SPINS_SCHEMA = `create table play_free_spins (
  id text primary key,
  asked jsonb not null,
  game text not null,
  username text not null,
  bet bigint not null,
  quantity int not null,
  left_count int not null,
  won bigint not null default 0,
  status text not null default 'active',
  valid_from timestamptz not null,
  valid_until timestamptz not null
)`;

interface Campaign {
  readonly id: string;
  readonly game: string;
  readonly username: string;
  readonly bet: string;
  readonly quantity: number;
  readonly left_count: number;
  readonly won: string;
  readonly status: string;
  readonly valid_from: Date;
  readonly valid_until: Date;
}

/** The aggregator's book of free spins. */
export interface FreeSpinsBooks {
  /** The campaign; `conflict` where its id is known with other terms, null for terms that are none. */
  set(fields: FormFields): Promise<object | 'conflict' | null>;
  get(id: string): Promise<object | null>;
  cancel(id: string): Promise<object | null>;
}

export function createFreeSpinsBooks(
  { pool, clock }: { pool: Pool; clock: Clock },
  games: readonly SandboxGame[],
): FreeSpinsBooks {
  const find = async (id: string) =>
    (await pool.query<Campaign>('select * from play_free_spins where id = $1', [id])).rows[0] ?? null;
  const state = (row: Campaign | null) =>
    row && {
      freespin_id: row.id,
      quantity: row.quantity,
      quantity_left: row.left_count,
      status: row.status === 'active' && row.valid_until.getTime() <= clock.now() ? 'expired' : row.status,
      total_win: formatAmount(BigInt(row.won)),
    };
  return {
    set: async (fields) => {
      const { data: asked } = slotegratorFreeSpins.safeParse({ ...fields });
      if (!asked || !games.some(({ id }) => id === asked.game_uuid)) return null;
      const at = (seconds: number) => new Date(seconds * 1_000);
      const terms = JSON.stringify(fields);
      await pool.query(
        `insert into play_free_spins (id, asked, game, username, bet, quantity, left_count, valid_from, valid_until)
         values ($1, $2, $3, $4, $5, $6, $6, $7, $8) on conflict do nothing`,
        [
          asked.freespin_id,
          terms,
          asked.game_uuid,
          asked.player_name,
          asked.bet,
          asked.quantity,
          at(asked.valid_from),
          at(asked.valid_until),
        ],
      );
      const { rows } = await pool.query('select asked = $2 as is_same from play_free_spins where id = $1', [
        asked.freespin_id,
        terms,
      ]);
      return rows[0].is_same ? state(await find(asked.freespin_id)) : 'conflict';
    },
    get: async (id) => state(await find(id)),
    cancel: async (id) => {
      await pool.query("update play_free_spins set status = 'canceled' where id = $1 and status = 'active'", [id]);
      return state(await find(id));
    },
  };
}

interface FreeSpinsService {
  readonly parts: { readonly pool: Pool; readonly clock: Clock };
  readonly sessions: SessionBooks;
  readonly rounds: RoundBooks;
  readonly money: RoundMoney;
  readonly games: readonly SandboxGame[];
}

/**
 * `POST /console/free-spins/{id}/play` plays all spins of a campaign in the player's session at its game, and has what they won paid
 * by one call: {won, state}. They are played once.
 */
export function freeSpinsRoutes(
  app: FastifyInstance,
  { parts, sessions, rounds, money, games }: FreeSpinsService,
): void {
  const { pool, clock } = parts;
  app.post('/console/free-spins/:id/play', async (request, reply) => {
    const { id } = request.params as { id: string };
    const claimed = await pool.query<Campaign>(
      `update play_free_spins set status = 'finished', left_count = 0
       where id = $1 and status = 'active' and $2 between valid_from and valid_until returning *`,
      [id, new Date(clock.now())],
    );
    const campaign = claimed.rows[0];
    const session = campaign && (await sessions.latestOf('slotegrator', campaign.username));
    if (!campaign || session?.game !== campaign.game) return reply.code(409).send({ error: 'nothing to play' });
    const engine = games.find((game) => game.id === campaign.game)?.engine ?? '';
    const spins = Array.from({ length: campaign.quantity }, () => playEngine(engine, BigInt(campaign.bet), null));
    const payout = spins.reduce((sum, spin) => sum + (spin?.payout ?? 0n), 0n) as Units;
    const outcome = { kind: 'free-spins', freespin: id, quantity: campaign.quantity };
    const booking = {
      session: session.id,
      key: `free-spins-${id}`,
      roundKey: randomUUID(),
      stake: 0n,
      payout,
      outcome,
    };
    const booked = await rounds.book(booking);
    const owed = booked && (await rounds.claim(booked.id, { from: 'betting', to: 'settling' }));
    if (!owed) return reply.code(409).send({ error: 'nothing to play' });
    await pool.query('update play_free_spins set won = $2 where id = $1', [id, payout]);
    const { state } = await money.pay(session, owed);
    return { won: formatAmount(payout), state };
  });
}
