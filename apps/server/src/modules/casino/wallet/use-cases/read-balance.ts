import type { Units } from '@ordago/kernel';
import { type Ledger, MAIN_WALLET, type Wallet } from '../../../ledger/index.ts';
import type { PlayMoney } from './play-money.ts';

/** Returns the balance of the wallet in play. */
export async function balanceOf(ledger: Ledger, money: PlayMoney): Promise<Units> {
  const wallets = await ledger.walletsOf(money.id);
  return wallets.find((wallet) => isInPlay(wallet, money))?.balance ?? 0n;
}

function isInPlay(wallet: Wallet, { wallet: id, currency: code }: PlayMoney): boolean {
  return id === MAIN_WALLET ? wallet.class === 'main' && wallet.currency === code : wallet.id === id;
}
