import type { ClientBase } from 'pg';
import type { BenchPlayer } from '../harness/world.ts';

/** A transfer between two wallets of one player: out of main into hold, or the way back. */
export interface Transfer {
  readonly key: string;
  readonly player: BenchPlayer;
  readonly isBack: boolean;
}

/**
 * A movement between two wallets as the naive yardstick makes it: both rows locked in the order of their ids, so that it
 * does not deadlock with itself, then a command, two postings and two updates.
 */
export async function naiveTransfer(
  client: ClientBase,
  { key, player, isBack, units }: Transfer & { readonly units: bigint },
): Promise<boolean> {
  const [from, to] = isBack ? [player.hold, player.main] : [player.main, player.hold];
  await client.query('begin');
  const known = await client.query({ ...FIND_COMMAND, values: [key] });
  const wallets = new Map<string, bigint>();
  for (const id of [player.main, player.hold].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    const found = await client.query<{ balance: string }>({ ...LOCK_WALLET, values: [id] });
    wallets.set(id, BigInt(found.rows[0]?.balance ?? 0));
  }
  const left = (wallets.get(from) ?? 0n) - units;
  const gained = (wallets.get(to) ?? 0n) + units;
  if (known.rowCount !== 0 || left < 0n) {
    await client.query('commit');
    return false;
  }
  const made = await client.query<{ id: string }>({ ...ADD_COMMAND, values: [key] });
  const id = made.rows[0]?.id ?? '';
  await client.query({ ...ADD_POSTING, values: [id, from, `-${units}`, left.toString()] });
  await client.query({ ...ADD_POSTING, values: [id, to, units.toString(), gained.toString()] });
  await client.query({ ...SET_BALANCE, values: [from, left.toString()] });
  await client.query({ ...SET_BALANCE, values: [to, gained.toString()] });
  await client.query('commit');
  return true;
}

const FIND_COMMAND = { name: 'n1', text: 'select id, status from naive.command where key = $1' };
const LOCK_WALLET = { name: 'n2', text: 'select balance from naive.wallet where id = $1 for update' };
const ADD_COMMAND = {
  name: 'n12',
  text: 'insert into naive.command (key, kind, status) values ($1, 3, 1) returning id',
};
const ADD_POSTING = { name: 'n4', text: 'insert into naive.posting values ($1, $2, $3, $4)' };
const SET_BALANCE = { name: 'n6', text: 'update naive.wallet set balance = $2, version = version + 1 where id = $1' };
