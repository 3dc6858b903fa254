import { idOf, type OpId, type Units, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { AccountRef } from '../../src/modules/ledger/index.ts';

/** One side of a movement. `units` is what the wallet gained or, below zero, lost. */
export interface WalletEntry {
  readonly op: OpId;
  readonly scope: string;
  readonly key: string;
  readonly counter: AccountRef;
  readonly units: Units;
  readonly balanceBefore: Units;
  readonly balanceAfter: Units;
  readonly code: number;
}

interface EntryRow {
  readonly op_id: string;
  readonly scope: string;
  readonly key: string;
  readonly counter: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly code: number;
}

/** Returns the entries of a wallet, newest first. */
export async function entriesOf({ pool }: { readonly pool: Pool }, wallet: WalletId): Promise<WalletEntry[]> {
  const found = await pool.query<EntryRow>(
    `select e.op_id, o.scope, o.key, e.counter, e.amount, e.balance_after, e.code
     from ledger.entry e join ledger.op o on o.id = e.op_id where e.account = $1 order by e.seq desc`,
    [wallet],
  );
  return found.rows.map(({ op_id, counter, amount, balance_after, ...row }) => {
    const units = BigInt(amount);
    const balanceAfter = BigInt(balance_after);
    const balanceBefore = balanceAfter - units;
    return { ...row, op: idOf<OpId>(op_id), counter: idOf<WalletId>(counter), units, balanceBefore, balanceAfter };
  });
}
