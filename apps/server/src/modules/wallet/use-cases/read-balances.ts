import { assert, type PlayerId, type Units } from '@ordago/kernel';
import type { Ledger, Wallet, WalletClass } from '../../ledger/index.ts';
import type { Balances, WalletInPlay } from '../domain/balances.ts';

/** Part of a wallet that says whether it pays. */
type PlayerBalances = Pick<Wallet, 'id' | 'class' | 'currency' | 'balance' | 'version'>;

/** A player's balances as they stand. */
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

/** The wallet that pays the player's next stake: a bonus grant that holds money, else the main one. */
export async function walletInPlay(ledger: Pick<Ledger, 'walletsOf'>, player: PlayerId): Promise<WalletInPlay> {
  return walletInPlayOf(await ledger.walletsOf(player), player);
}

/** The same of wallets that are read already, in the order of their ids. */
export function walletInPlayOf(wallets: readonly PlayerBalances[], player: PlayerId): WalletInPlay {
  const grant = wallets.find((wallet) => wallet.class === 'grant' && wallet.balance > 0n);
  const { id, currency, balance, version } = grant ?? mainOf(wallets, player);
  return { wallet: id, kind: grant ? 'grant' : 'main', currency, balance, version };
}

function mainOf<Some extends PlayerBalances>(wallets: readonly Some[], player: PlayerId): Some {
  const main = wallets.find((wallet) => wallet.class === 'main');
  assert(main, `player without a main wallet: ${player}`);
  return main;
}

function sumOf(wallets: readonly Wallet[], kind: WalletClass): Units {
  return wallets.reduce((sum, wallet) => (wallet.class === kind ? sum + wallet.balance : sum), 0n);
}
