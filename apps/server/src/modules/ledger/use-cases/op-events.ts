import { formatAmount } from '@ordago/kernel';
import { type OpRecord, walletsOf } from '../domain/op-record.ts';
import { findDebtWallets } from '../repository/op-feed.repository.ts';
import { eventOfOp } from './event-of-op.ts';
import type { OpMapping } from './op-source.ts';

/** Commands that move money of wallets. */
const mapBalances: OpMapping = {
  events: ['balance-changed'],
  toEvents: async (ops) =>
    ops.flatMap((op) => {
      const wallets = walletsOf(op.moves);
      return wallets.length === 0 ? [] : [eventOfOp(op, 'balance-changed', { wallets })];
    }),
};

/** Codes of the movements of a debt wallet: booked, collected, forgiven. */
const DEBT_CODES: readonly string[] = ['1506', '1507', '1535'];
const CAUSES: Readonly<Record<string, 'collected' | 'forgiven'>> = {
  'ledger.collect-debt': 'collected',
  'ledger.forgive-debt': 'forgiven',
};

const mapDebts: OpMapping = {
  events: ['debt-changed'],
  toEvents: async (ops, db) => {
    const moving = ops.filter(({ moves }) => moves.some(({ code }) => DEBT_CODES.includes(code)));
    if (moving.length === 0) return [];
    const debts = await findDebtWallets(db, walletsOf(moving.flatMap(({ moves }) => moves)));
    return moving.flatMap((op) =>
      walletsOf(op.moves).flatMap((id) => {
        const wallet = debts.get(id);
        const change = changeOf(op, id);
        if (!wallet || change === 0n) return [];
        const { currency, player } = wallet;
        const cause = CAUSES[op.kind] ?? 'taken-back';
        return [eventOfOp(op, 'debt-changed', { change: formatAmount(change), currency, cause }, player)];
      }),
    );
  },
};

function changeOf({ moves }: OpRecord, wallet: string): bigint {
  return moves.reduce((sum, { from, to, units }) => {
    if (to === wallet) return sum + BigInt(units);
    return from === wallet ? sum - BigInt(units) : sum;
  }, 0n);
}

/** Events of commands by the ledger itself. */
export const ledgerOpEvents: readonly OpMapping[] = [mapBalances, mapDebts];
