import { assert, type PlayerId } from '@ordago/kernel';
import type { Ledger } from '../../ledger/index.ts';
import type { Player, Players } from '../../players/index.ts';
import type { Balances } from '../domain/balances.ts';
import { balancesOf } from './read-balances.ts';

export interface ReadAccountParts {
  readonly ledger: Pick<Ledger, 'walletsOf'>;
  readonly players: Pick<Players, 'byId'>;
}

/** A player with their balances: what the balance call shows. */
export async function readAccount(
  { ledger, players }: ReadAccountParts,
  id: PlayerId,
): Promise<{ player: Player; balances: Balances }> {
  const [player, balances] = await Promise.all([players.byId(id), balancesOf(ledger, id)]);
  assert(player, `session of a player who does not exist: ${id}`);
  return { player, balances };
}
