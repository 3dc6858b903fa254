import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { betSource, ODDS } from '../harness/bets.ts';
import type { World } from '../harness/world.ts';
import { naiveBets } from './naive-bets.ts';

/** Places bets in the yardstick's books and answers their ids. */
export async function placeForSettlement(world: World, count: number): Promise<readonly string[]> {
  const client = await world.pool.connect();
  try {
    const design = naiveBets('naive', {
      clients: [client],
      next: betSource(world, world.players.length),
      isFull: true,
    });
    for (let accepted = 0; accepted < count; ) if (await design.run(0)) accepted += 1;
    const found = await client.query<{ id: string }>(
      'select id from naive.bet where status = 0 order by id desc limit $1',
      [count],
    );
    return found.rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}

/** Settles each bet in an interactive transaction of its own, every other one as won. Bets per second. */
export async function settleRowByRow(world: World, bets: readonly string[]): Promise<number> {
  const client = await world.pool.connect();
  try {
    const began = performance.now();
    for (const [index, bet] of bets.entries()) await settleOne(client, bet, index % 2 === 0);
    return (bets.length / (performance.now() - began)) * 1_000;
  } finally {
    client.release();
  }
}

async function settleOne(client: ClientBase, id: string, isWon: boolean): Promise<void> {
  await client.query('begin');
  const found = await client.query<{ stake: string; wallet: string; selection: string }>({ ...LOCK_BET, values: [id] });
  const [bet] = found.rows;
  if (!bet) throw new Error(`bet ${id} is not open`);
  const payout = isWon ? (BigInt(bet.stake) * BigInt(ODDS)) / 1_000n : 0n;
  await client.query({ ...SETTLE_BET, values: [id, isWon ? 1 : 2, payout.toString()] });
  const made = await client.query<{ id: string }>({ ...ADD_COMMAND, values: [randomUUID()] });
  const command = made.rows[0]?.id;
  await client.query({ ...ADD_POSTING, values: [command, -1, `-${bet.stake}`, null] });
  if (isWon) {
    const paid = await client.query<{ balance: string }>({ ...PAY, values: [bet.wallet, payout.toString()] });
    await client.query({ ...ADD_POSTING, values: [command, bet.wallet, payout.toString(), paid.rows[0]?.balance] });
  } else {
    await client.query({ ...ADD_POSTING, values: [command, -2, bet.stake, null] });
  }
  await client.query('commit');
}

const LOCK_BET = {
  name: 'ns1',
  text: `select b.stake, w.id as wallet, b.selection from naive.bet b
    join ledger.wallet w on w.player = b.player and w.class = 'main' where b.id = $1 and b.status = 0 for update of b`,
};
const SETTLE_BET = { name: 'ns2', text: 'update naive.bet set status = $2, payout = $3 where id = $1' };
const ADD_COMMAND = {
  name: 'ns3',
  text: 'insert into naive.command (key, kind, status) values ($1, 2, 1) returning id',
};
const ADD_POSTING = { name: 'n4', text: 'insert into naive.posting values ($1, $2, $3, $4)' };
const PAY = {
  name: 'ns4',
  text: 'update naive.wallet set balance = balance + $2, version = version + 1 where id = $1 returning balance',
};
