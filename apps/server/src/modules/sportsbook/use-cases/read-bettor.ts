import { assert, type PlayerId } from '@ordago/kernel';
import type { Player } from '../../players/index.ts';
import type { WalletInPlay } from '../../wallet/index.ts';
import type { StakeLimits } from '../domain/slip.ts';
import { findLimits } from '../repository/offer.repository.ts';
import type { SportsbookParts } from './parts.ts';

/** Who bets, from which wallet, and within which limits; null limits where nothing may be bet in that currency. */
export async function readBettor(
  { pool, players, wallet }: Pick<SportsbookParts, 'pool' | 'players' | 'wallet'>,
  id: PlayerId,
): Promise<{ player: Player; wallet: WalletInPlay; limits: StakeLimits | null }> {
  const [player, inPlay] = await Promise.all([players.byId(id), wallet.walletInPlay(id)]);
  assert(player, `session of a player who does not exist: ${id}`);
  return { player, wallet: inPlay, limits: await findLimits(pool, inPlay.currency) };
}
