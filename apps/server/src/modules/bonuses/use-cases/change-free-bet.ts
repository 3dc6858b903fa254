import { type Refusal, refuse } from '@ordago/kernel';
import type { StaffFreeBet } from '../domain/free-bet.ts';
import { changeAward } from './change-award.ts';
import type { FreeBetAdminParts, FreeBetOrder } from './parts.ts';

/**
 * Takes a free bet back, or restores one that was taken back.
 *
 * @refuses award-not-found; state-changed when it was used, has expired, is so already, or would not be valid any more
 */
export async function changeFreeBet(
  parts: Pick<FreeBetAdminParts, 'freeBets' | 'audit' | 'publish'>,
  { id, act }: { id: string; act: 'cancel' | 'restore' },
  order: FreeBetOrder,
): Promise<StaffFreeBet | Refusal<'award-not-found' | 'state-changed'>> {
  const award = await parts.freeBets.find(order.scope, id);
  if (!award) return refuse('award-not-found');
  if (!(await changeAward(parts, { award, act, order }))) return refuse('state-changed');
  return (await parts.freeBets.find(order.scope, id)) ?? refuse('award-not-found');
}
