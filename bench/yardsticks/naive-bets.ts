import type { ClientBase, Pool, PoolClient } from 'pg';
import type { BenchBet } from '../harness/bets.ts';
import { ODDS } from '../harness/bets.ts';
import type { Design } from '../harness/rounds.ts';
import { FUNDS, HOT_FUNDS, HOT_PLAYERS, type World } from '../harness/world.ts';

/** Gives the yardstick's wallets the same money as the ledger's. */
export async function fillNaiveBooks(world: World): Promise<void> {
  await world.pool.query(
    `insert into naive.wallet (id, balance)
     select id, case when place <= $2 then $3::bigint else $4::bigint end
     from unnest($1::bigint[]) with ordinality as w (id, place)`,
    [world.players.map(({ main }) => main), HOT_PLAYERS, HOT_FUNDS.toString(), FUNDS.toString()],
  );
  await world.pool.query('insert into naive.wallet (id, balance) select unnest($1::bigint[]), 0', [
    world.players.map(({ hold }) => hold),
  ]);
  await world.pool.query('insert into naive.liability select unnest($1::bigint[]), 0', [
    world.events.map(({ id }) => id),
  ]);
  await world.pool.query('vacuum analyze naive.wallet, naive.liability');
}

/** Connections of a closed loop, one per client, open before the first round. */
export async function takeClients(pool: Pool, count: number): Promise<readonly PoolClient[]> {
  return Promise.all(Array.from({ length: count }, () => pool.connect()));
}

/**
 * Usual design: an interactive transaction per bet, a statement and a round trip for each read and each
 * row. `isFull` adds what the sportsbook reads and writes as well: the player, the offer, the leg and the liability.
 */
export function naiveBets(
  name: string,
  options: { clients: readonly ClientBase[]; next: () => BenchBet; isFull?: boolean },
): Design {
  return {
    name,
    clients: options.clients.length,
    run: async (number) => {
      const client = options.clients[number];
      if (!client) throw new Error('a client without a connection');
      return placeNaively(client, options.next(), options.isFull ?? false);
    },
  };
}

async function placeNaively(client: ClientBase, bet: BenchBet, isFull: boolean): Promise<boolean> {
  const { key, player, event, stake } = bet;
  await client.query('begin');
  const known = await client.query({ ...FIND_COMMAND, values: [key] });
  if (known.rowCount !== 0) {
    await client.query('commit');
    return false;
  }
  if (isFull) await client.query({ ...FIND_PLAYER, values: [player.id] });
  const wallet = await client.query<{ balance: string }>({ ...LOCK_WALLET, values: [player.main] });
  if (isFull) {
    await client.query({ ...FIND_OFFER, values: [event.selection] });
    await client.query({ ...LOCK_LIABILITY, values: [event.id] });
  }
  const left = BigInt(wallet.rows[0]?.balance ?? 0) - stake;
  try {
    const made = await client.query<{ id: string }>({ ...ADD_COMMAND, values: [key, left >= 0n ? 1 : 2] });
    const id = made.rows[0]?.id ?? '';
    if (left >= 0n) await writeNaively(client, bet, { id, left, isFull });
  } catch {
    // The same key came by two connections at once.
    await client.query('rollback');
    return false;
  }
  await client.query('commit');
  return left >= 0n;
}

async function writeNaively(
  client: ClientBase,
  { player, event, stake }: BenchBet,
  { id, left, isFull }: { id: string; left: bigint; isFull: boolean },
): Promise<void> {
  const units = stake.toString();
  await client.query({ ...ADD_POSTING, values: [id, player.main, `-${units}`, left.toString()] });
  await client.query({ ...ADD_POSTING, values: [id, -1, units, null] });
  await client.query({ ...ADD_BET, values: [id, player.id, event.selection, ODDS, units] });
  if (isFull) {
    await client.query({ ...ADD_LEG, values: [id, 1, event.selection, event.id, ODDS] });
    await client.query({ ...RAISE_LIABILITY, values: [event.id, units] });
  }
  await client.query({ ...TAKE_FROM_WALLET, values: [player.main, left.toString()] });
}

/**
 * The same five rows in one statement and one round trip, with no read and no rule: what a bet cannot be
 * cheaper than on this machine, so that a ratio of the ledger can be read beside the ratio that nothing exceeds.
 */
export function leastBets(name: string, options: { clients: readonly ClientBase[]; next: () => BenchBet }): Design {
  return {
    name,
    clients: options.clients.length,
    run: async (number) => {
      const { key, player, event, stake } = options.next();
      const values = [key, player.main, stake.toString(), player.id, event.selection, ODDS];
      const made = await options.clients[number]?.query({ ...PLACE_AT_ONCE, values });
      return made?.rowCount === 1;
    },
  };
}

const PLACE_AT_ONCE = {
  name: 'n13',
  text: `with paid as (
      update naive.wallet set balance = balance - $3, version = version + 1 where id = $2 and balance >= $3
      returning balance
    ), made as (
      insert into naive.command (key, kind, status) select $1, 1, 1 from paid on conflict do nothing returning id
    ), posted as (
      insert into naive.posting
      select made.id, side.account, side.amount, side.after from made, paid,
        lateral (values ($2::bigint, -$3::bigint, paid.balance), (-1, $3::bigint, null)) as side (account, amount, after)
    )
    insert into naive.bet (id, player, selection, odds, stake) select id, $4, $5, $6, $3 from made`,
};
const FIND_COMMAND = { name: 'n1', text: 'select id, status from naive.command where key = $1' };
const LOCK_WALLET = { name: 'n2', text: 'select balance from naive.wallet where id = $1 for update' };
const ADD_COMMAND = {
  name: 'n3',
  text: 'insert into naive.command (key, kind, status) values ($1, 1, $2) returning id',
};
const ADD_POSTING = { name: 'n4', text: 'insert into naive.posting values ($1, $2, $3, $4)' };
const ADD_BET = {
  name: 'n5',
  text: 'insert into naive.bet (id, player, selection, odds, stake) values ($1, $2, $3, $4, $5)',
};
const TAKE_FROM_WALLET = {
  name: 'n6',
  text: 'update naive.wallet set balance = $2, version = version + 1 where id = $1',
};
const FIND_PLAYER = { name: 'n7', text: 'select banned_at from players.player where id = $1' };
const FIND_OFFER = {
  name: 'n8',
  text: `select s.odds, e.status, e.starts_at, e.is_stopped, m.status as market from sportsbook.selection s
    join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = s.event where s.id = $1`,
};
const LOCK_LIABILITY = { name: 'n9', text: 'select open_profit from naive.liability where event = $1 for update' };
const ADD_LEG = { name: 'n10', text: 'insert into naive.leg values ($1, $2, $3, $4, $5)' };
const RAISE_LIABILITY = {
  name: 'n11',
  text: 'update naive.liability set open_profit = open_profit + $2 where event = $1',
};
