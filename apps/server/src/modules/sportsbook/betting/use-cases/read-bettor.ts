import { assert, type PlayerId } from '@ordago/kernel';
import type { Player } from '../../../players/index.ts';
import type { WalletInPlay } from '../../../wallet/index.ts';
import type { BettingSettings, StakeLimits } from '../../shared/domain/slip.ts';
import type { BettingParts } from './parts.ts';

export interface Bettor {
  readonly player: Player;
  readonly wallet: WalletInPlay;
  /** Null where nothing may be bet in the wallet's currency. */
  readonly limits: StakeLimits | null;
  /** Terms of bets that bonus money pays, and how many it has paid; null while none does. */
  readonly bonus: { readonly settings: BettingSettings; readonly placed: number } | null;
}

/** Reads the bettor: the player, the paying wallet, and the limits. */
export async function readBettor(
  { bets, players, settings: repository, wallet }: Pick<BettingParts, 'bets' | 'players' | 'settings' | 'wallet'>,
  id: PlayerId,
): Promise<Bettor> {
  const [player, inPlay] = await Promise.all([players.byId(id), wallet.walletInPlay(id)]);
  assert(player, `session of a player who does not exist: ${id}`);
  const limits = await repository.findLimits(inPlay.currency);
  if (inPlay.kind !== 'grant') return { player, wallet: inPlay, limits, bonus: null };
  const [settings, placed] = await Promise.all([repository.findSettings(), bets.countBetsOfWallet(id, inPlay.wallet)]);
  return { player, wallet: inPlay, limits, bonus: { settings, placed } };
}
