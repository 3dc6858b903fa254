import type { WalletId } from '@ordago/kernel';
import type { Ledger } from '../../../ledger/index.ts';
import { walletInPlayOf } from '../../../wallet/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import { isOfAward, type WalletCommand } from '../../shared/ports/wallet-dialect.ts';
import { roundOf } from '../domain/money-of-callback.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';
import type { CallbackPlayer, CallbacksRepository } from '../repository/callbacks.repository.ts';
import { mayPayFromBonus } from './may-pay-from-bonus.ts';
import type { PlayMoney } from './play-money.ts';

interface MoneyParts {
  readonly ledger: Pick<Ledger, 'walletsOf' | 'openPlayerWallets'>;
  readonly callbacks: Pick<CallbacksRepository, 'walletOfRound'>;
  /** Absent where bonus money pays nothing here. */
  readonly bonusTerms?: BonusTerms;
}

/**
 * Returns the wallet that a call is about. Games play with the main one. A bet at a sportsbook is paid by the wallet in
 * play, a bonus that holds money before the main one (architecture 3.6), and that wallet is paid what the bet wins,
 * however late and whatever is in play by then: it is the wallet of the round. What belongs to no bet goes to the main
 * wallet.
 */
export async function moneyInPlay(
  { command, provider }: { readonly command: WalletCommand; readonly provider: GameProvider },
  { main, ...player }: CallbackPlayer & { readonly main: WalletId | null },
  { ledger, callbacks, bonusTerms }: MoneyParts,
): Promise<PlayMoney> {
  const own = main ?? (await ledger.openPlayerWallets(player.id, player.currency)).main;
  // A stake or payout of an award is no bonus of ours: its winnings are the player's.
  const isAwarded = isOfAward(command) || (command.action === 'bet' && command.award !== undefined);
  if (isAwarded || !mayPayFromBonus(provider, bonusTerms)) return { ...player, wallet: own };
  const wallets = await ledger.walletsOf(player.id);
  const isBonus = (id: WalletId) => wallets.some((wallet) => wallet.id === id && wallet.class === 'grant');
  const round = roundKeyOf(command);
  const known = round === null ? null : await callbacks.walletOfRound(provider.name, player.id, round);
  if (known !== null) return { ...player, wallet: known, isBonus: isBonus(known) };
  if (command.action === 'win') return { ...player, wallet: own };
  const { wallet } = walletInPlayOf(wallets, player.id);
  return { ...player, wallet, isBonus: isBonus(wallet) };
}

/** The round that a bet or a win is of; null for any other call. */
function roundKeyOf(command: WalletCommand): string | null {
  return command.action === 'bet' || command.action === 'bet-win' || command.action === 'win' ? roundOf(command) : null;
}
