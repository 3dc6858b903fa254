import { assertNever, type Units } from '@ordago/kernel';
import { type Json, type Ledger, MAIN_WALLET, type Verdict } from '../../../ledger/index.ts';
import {
  answered,
  refused,
  type WalletCommand,
  type WalletDone,
  type WalletOutcome,
} from '../../shared/ports/wallet-dialect.ts';
import type { PlayMoney } from './play-money.ts';
import { balanceOf } from './read-balance.ts';

/** The call that an outcome answers. */
interface Asked {
  readonly command: WalletCommand;
}

/** Returns the verdict of the ledger in the terms of the port. */
export async function outcomeOf(
  call: Asked,
  money: PlayMoney,
  verdict: Verdict,
  ledger: Ledger,
): Promise<WalletOutcome> {
  if (verdict.verdict === 'accepted') {
    const balance = unitsOf(verdict.answer.balance) ?? (await currentOf(money, verdict, ledger)) ?? 0n;
    const rollback = (verdict.answer.rollback ?? null) as WalletDone['rollback'];
    const transaction = textOf(verdict.answer.transaction) ?? verdict.op;
    const promised = unitsOf(verdict.answer.promised);
    return {
      ...answered(call, money, balance),
      transaction,
      isReplay: verdict.replayed,
      rollback,
      ...(promised !== null && { promised }),
    };
  }
  const current = await currentOf(money, verdict, ledger);
  switch (verdict.verdict) {
    case 'refused':
      return { ...refused(call, verdict.name), isReplay: verdict.replayed, balance: current, currency: money.currency };
    case 'conflict':
      return { ...refused(call, 'key-conflict'), balance: current, currency: money.currency };
    case 'rolled-back':
      return { ...refused(call, 'rolled-back'), balance: current, currency: money.currency };
    default:
      return assertNever(verdict, 'verdict');
  }
}

/** The balance of the wallet in play as the verdict left it. */
async function currentOf(money: PlayMoney, { balances }: Verdict, ledger: Ledger): Promise<Units | null> {
  if (money.wallet !== MAIN_WALLET) return balances.find(({ wallet }) => wallet === money.wallet)?.balance ?? null;
  const mains = balances.filter(({ player, class: name }) => player === money.id && name === 'main');
  // A verdict names no currency: of whoever has main wallets in two, the wallets are read.
  return mains.length > 1 ? balanceOf(ledger, money) : (mains[0]?.balance ?? null);
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function unitsOf(value: Json | undefined): Units | null {
  return typeof value === 'string' ? BigInt(value) : null;
}
