import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Taken } from '../domain/player.ts';
import type { PlayersRepository, Queryable } from '../repository/players.repository.ts';
import type { JudgedApplication } from './judge-application.ts';

/**
 * Stores a judged application in the caller's transaction, which is over after a refusal.
 *
 * @refuses username-taken, email-taken, phone-taken
 */
export async function storePlayer(
  { name, player }: JudgedApplication,
  { players, tx, now }: { players: PlayersRepository; tx: Queryable; now: Instant },
): Promise<PlayerId | Refusal<Taken>> {
  const stored = await players.insert(tx, name, player, now);
  return stored.endsWith('-taken') ? refuse(stored as Taken) : (stored as PlayerId);
}
