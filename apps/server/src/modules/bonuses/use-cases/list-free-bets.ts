import { type Page, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { StaffFreeBet } from '../domain/free-bet.ts';
import type { StaffScope } from '../repository/free-bets.repository.ts';
import type { FreeBetAdminParts } from './parts.ts';

/**
 * Lists the free bets of a player for staff, the newest first.
 *
 * @refuses user-not-found for a player out of scope
 */
export async function listFreeBets(
  { freeBets }: Pick<FreeBetAdminParts, 'freeBets'>,
  { player, scope }: { player: PlayerId; scope: StaffScope },
  paging: { page: number; size: number },
): Promise<(Page<StaffFreeBet> & { readonly currency: string }) | Refusal<'user-not-found'>> {
  const currency = await freeBets.currencyOf(scope, player);
  return currency === null ? refuse('user-not-found') : { ...(await freeBets.list(player, paging)), currency };
}
