import { assert, type PlayerId, type Units } from '@ordago/kernel';
import type { Player } from '../../players/index.ts';
import type { DepositTotals } from '../ports/deposit-totals.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Reads the signed-in player, with the sum that their level follows. */
export async function readUser(
  { players, totals }: Pick<IdentityParts, 'players'> & { readonly totals: DepositTotals },
  id: PlayerId,
): Promise<{ player: Player; totalDeposits: Units }> {
  const [player, totalDeposits] = await Promise.all([players.byId(id), totals.totalDepositsOf(id)]);
  assert(player, `session of a player who does not exist: ${id}`);
  return { player, totalDeposits };
}

export type { DepositTotals };
