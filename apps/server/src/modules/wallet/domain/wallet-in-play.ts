import { assert, type Currency, type PlayerId, type Units, type WalletId } from '@ordago/kernel';
import type { WalletInPlay } from './balances.ts';

/** Part of a wallet that decides whether it pays. */
interface PlayerBalances {
  readonly id: WalletId;
  readonly class: string;
  readonly currency: Currency;
  readonly balance: Units;
  readonly version: bigint;
}

/**
 * Returns the wallet that pays the player's next stake, of their wallets in the order of their ids: a bonus grant that
 * holds money, else the main one.
 */
export function walletInPlayOf(wallets: readonly PlayerBalances[], player: PlayerId): WalletInPlay {
  const grant = wallets.find((wallet) => wallet.class === 'grant' && wallet.balance > 0n);
  const { id, currency, balance, version } = grant ?? mainOf(wallets, player);
  return { wallet: id, kind: grant ? 'grant' : 'main', currency, balance, version };
}

/** Returns the main wallet of a player. */
export function mainOf<Some extends PlayerBalances>(wallets: readonly Some[], player: PlayerId): Some {
  const main = wallets.find((wallet) => wallet.class === 'main');
  assert(main, `player without a main wallet: ${player}`);
  return main;
}
