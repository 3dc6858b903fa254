import type { PlayerId } from '@ordago/kernel';
import type { Ledger } from '../../ledger/index.ts';
import type { WalletInPlay } from '../domain/balances.ts';
import { walletInPlayOf } from '../domain/wallet-in-play.ts';

/** The wallet that pays the player's next stake: a bonus grant that holds money, else the main one. */
export async function walletInPlay(ledger: Pick<Ledger, 'walletsOf'>, player: PlayerId): Promise<WalletInPlay> {
  return walletInPlayOf(await ledger.walletsOf(player), player);
}
