import { randomUUID } from 'node:crypto';
import { parseAmount, type Units } from '@ordago/kernel';
import { isOriginalsSigned } from '@ordago/provider-protocols';
import type { ClientBase } from 'pg';
import type { SignedCall } from '../harness/signed-calls.ts';
import { AT } from '../harness/world.ts';

interface Message {
  readonly user_id: string;
  readonly session?: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly amount: string;
  readonly settles?: string;
}

/**
 * Usual casino: the same signature check, then a transaction per call with a statement and a round trip for
 * each read and each row: session, key, wallet, round, command, two postings, transaction, balance.
 */
export async function naivePair(
  client: ClientBase,
  { bet, win }: { readonly bet: SignedCall; readonly win: SignedCall },
  secret: string,
): Promise<boolean> {
  return (await applied(client, bet, secret)) && (await applied(client, win, secret));
}

async function applied(client: ClientBase, { action, message }: SignedCall, secret: string): Promise<boolean> {
  if (!isOriginalsSigned(message.body, message.headers, { secret, now: AT, path: action })) return false;
  const call = JSON.parse(message.body.toString()) as Message;
  const units = parseAmount(call.amount) ?? 0n;
  await client.query('begin');
  const known = await client.query({ ...FIND_KEY, values: [call.transaction_id] });
  const isOpen = action === 'win' || (await client.query({ ...FIND_SESSION, values: [call.session] })).rowCount === 1;
  const player = await client.query({ ...FIND_PLAYER, values: [call.user_id] });
  const wallet = await client.query<{ id: string; balance: string }>({ ...LOCK_WALLET, values: [call.user_id] });
  const { id: account, balance } = wallet.rows[0] ?? { id: '', balance: '0' };
  const after = BigInt(balance) + (action === 'bet' ? -units : units);
  if (known.rowCount !== 0 || !isOpen || player.rows[0]?.banned_at || account === '' || after < 0n) {
    await client.query('rollback');
    return false;
  }
  const round =
    action === 'bet'
      ? await client.query({ ...OPEN_ROUND, values: [call.round_id, call.user_id, units, balance, after] })
      : await client.query({ ...PAY_ROUND, values: [call.round_id, call.user_id, units, after, call.settles] });
  const id = (round.rows[0] as { id?: string } | undefined)?.id;
  if (id !== undefined) await write(client, call, { action, account, units, after, round: id });
  await client.query(id === undefined ? 'rollback' : 'commit');
  return id !== undefined;
}

async function write(
  client: ClientBase,
  call: Message,
  entry: { action: 'bet' | 'win'; account: string; units: Units; after: Units; round: string },
): Promise<void> {
  const { action, account, units, after, round } = entry;
  const made = await client.query<{ id: string }>({ ...ADD_COMMAND, values: [randomUUID()] });
  const command = made.rows[0]?.id ?? '';
  const signed = action === 'bet' ? -units : units;
  await client.query({ ...ADD_POSTING, values: [command, account, signed, after] });
  await client.query({ ...ADD_POSTING, values: [command, -2, -signed, null] });
  const kind = action === 'bet' ? 1 : 2;
  await client.query({ ...ADD_TRANSACTION, values: [call.transaction_id, command, round, kind, units, after] });
  await client.query({ ...SET_BALANCE, values: [account, after] });
}

const FIND_KEY = { name: 'c1', text: 'select 1 from naive.casino_transaction where key = $1' };
const FIND_SESSION = {
  name: 'c2',
  text: 'update naive.casino_session set seen_at = now() where reference = $1 returning player',
};
const FIND_PLAYER = { name: 'c3', text: 'select banned_at from players.player where id = $1' };
const LOCK_WALLET = {
  name: 'c4',
  text: `select n.id, n.balance from naive.wallet n join ledger.wallet w on w.id = n.id
    where w.player = $1 and w.class = 'main' for update of n`,
};
const OPEN_ROUND = {
  name: 'c5',
  text: `insert into naive.casino_round (round_key, player, stake, balance_before, balance_after)
    values ($1, $2, $3, $4, $5) returning id`,
};
const PAY_ROUND = {
  name: 'c6',
  text: `update naive.casino_round r set payout = payout + $3, balance_after = $4 where round_key = $1 and player = $2
    and exists (select from naive.casino_transaction where key = $5 and round = r.id) returning id`,
};
const ADD_COMMAND = {
  name: 'c7',
  text: 'insert into naive.command (key, kind, status) values ($1, 2, 1) returning id',
};
const ADD_POSTING = { name: 'c8', text: 'insert into naive.posting values ($1, $2, $3, $4)' };
const ADD_TRANSACTION = {
  name: 'c9',
  text: 'insert into naive.casino_transaction values ($1, $2, $3, $4, $5, $6)',
};
const SET_BALANCE = {
  name: 'c10',
  text: 'update naive.wallet set balance = $2, version = version + 1 where id = $1',
};
