import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import type { CallVerdict, OutgoingCall, PlaySession } from '@ordago/provider-kit';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../in-transaction.ts';

/**
 * Play money of demo sessions. The same calls that go to the operator for a real session come here for a demo one, and
 * are answered as the operator would: once per transaction, refused when the wallet is empty. Nothing of it ever leaves.
 */
export const DEMO_WALLET_SCHEMA = `create table demo_purse (
  owner text primary key,
  balance bigint not null check (balance >= 0)
);
create table demo_transaction (
  id text primary key,
  owner text not null references demo_purse (owner),
  amount bigint not null,
  -- Taken back, or forbidden before it came.
  is_void boolean not null default false
)`;

/** Balance of a demo session at its start: 1,000.00. */
const DEMO_WALLET: Units = 100_000_000n;
const PREFIX = 'demo:';

/** A name that no player of the operator has: theirs are numbers. */
export function demoUser(): string {
  return `${PREFIX}${randomUUID()}`;
}

export function isDemo({ userId }: Pick<PlaySession, 'userId'>): boolean {
  return userId.startsWith(PREFIX);
}

/** The wallet of demo sessions. */
export function createDemoWallet(pool: Pool) {
  return (call: OutgoingCall): Promise<CallVerdict | null> =>
    inTransaction(pool, async (client) => {
      await client.query('insert into demo_purse (owner, balance) values ($1, $2) on conflict do nothing', [
        call.userId,
        DEMO_WALLET,
      ]);
      const { rows } = await client.query('select balance from demo_purse where owner = $1 for update', [call.userId]);
      const balance = BigInt(rows[0].balance);
      const change = await changeOf(call, balance, client);
      if (typeof change === 'string') return verdict('refused', change, balance);
      await client.query('update demo_purse set balance = balance + $2 where owner = $1', [call.userId, change]);
      return verdict('ok', '', balance + change);
    });
}

/** Returns the change that a call makes, or the name of its refusal. */
async function changeOf(call: OutgoingCall, balance: Units, client: PoolClient): Promise<Units | string> {
  const { action, transaction, target } = call;
  const amount = parseUnits(call.amount);
  const win = parseUnits(call.win);
  if (action === 'balance' || action === 'authenticate') return 0n;
  if (action === 'rollback') {
    const voided = await client.query(
      `insert into demo_transaction (id, owner, amount, is_void) values ($1, $2, 0, true)
       on conflict (id) do update set is_void = true where not demo_transaction.is_void returning amount`,
      [target, call.userId],
    );
    return -BigInt(voided.rows[0]?.amount ?? 0);
  }
  const known = await client.query('select is_void from demo_transaction where id = $1', [transaction]);
  if (known.rows[0]) return known.rows[0].is_void ? 'rolled-back' : 0n;
  if (action !== 'win' && amount > balance) return 'insufficient-balance';
  const change = action === 'win' ? amount : action === 'betwin' ? win - amount : -amount;
  await client.query('insert into demo_transaction (id, owner, amount) values ($1, $2, $3)', [
    transaction,
    call.userId,
    change,
  ]);
  return change;
}

function verdict(outcome: CallVerdict['outcome'], word: string, balance: Units): CallVerdict {
  return { outcome, word, balance: formatAmount(balance), session: null };
}

function parseUnits(text: string): Units {
  return parseAmount(text, { decimalsMax: 5 }) ?? 0n;
}
