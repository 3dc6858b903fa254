import type { StaffFreeBet } from '../domain/free-bet.ts';
import { freeBetLineOf } from './free-bet-line.ts';
import type { FreeBetAdminParts, FreeBetOrder } from './parts.ts';
import { publishFreeBets } from './publish-free-bets.ts';

/**
 * Takes an award back, or restores one that was taken back, with its line in the audit; false when its state differs.
 */
export async function changeAward(
  parts: Pick<FreeBetAdminParts, 'freeBets' | 'audit' | 'publish'>,
  { award, act, order }: { award: StaffFreeBet; act: 'cancel' | 'restore'; order: FreeBetOrder },
): Promise<boolean> {
  const { id } = award;
  const action = act === 'cancel' ? 'sportsbook.free-bet-cancelled' : 'sportsbook.free-bet-restored';
  const line = freeBetLineOf(order, action, { award, id });
  if (!(await parts.freeBets[act](id, order.now, (tx) => parts.audit.append(line, tx)))) return false;
  publishFreeBets(parts, award.player);
  return true;
}
