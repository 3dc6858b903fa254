import type { PlayerId, Units } from '@ordago/kernel';
import type { Ledger, Wallet, WalletClass } from '../../ledger/index.ts';
import type { Balances } from '../domain/balances.ts';
import { mainOf } from '../domain/wallet-in-play.ts';

/** Reads a player's current balances. */
export async function balancesOf(ledger: Pick<Ledger, 'walletsOf'>, player: PlayerId): Promise<Balances> {
  const wallets = await ledger.walletsOf(player);
  const main = mainOf(wallets, player);
  return {
    currency: main.currency,
    main: main.balance,
    bonus: sumOf(wallets, 'grant'),
    onHold: sumOf(wallets, 'hold'),
    debt: sumOf(wallets, 'debt'),
    version: main.version,
  };
}

function sumOf(wallets: readonly Wallet[], kind: WalletClass): Units {
  return wallets.reduce((sum, wallet) => (wallet.class === kind ? sum + wallet.balance : sum), 0n);
}
