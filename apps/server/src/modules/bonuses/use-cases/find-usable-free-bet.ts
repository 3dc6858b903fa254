import type { Instant, PlayerId } from '@ordago/kernel';
import { type FreeBet, isUsable } from '../domain/free-bet.ts';
import type { FreeBetAdminParts } from './parts.ts';

/** Finds a free bet of a player that can be used at an instant; null for any other. */
export async function findUsableFreeBet(
  { freeBets }: Pick<FreeBetAdminParts, 'freeBets'>,
  { player, id, at }: { player: PlayerId; id: string; at: Instant },
): Promise<FreeBet | null> {
  const award = await freeBets.findOwn(player, id);
  return award !== null && isUsable(award, at) ? award : null;
}
