import type { NewFreeBet } from '../domain/free-bet.ts';
import { freeBetLineOf } from './free-bet-line.ts';
import type { FreeBetAdminParts, FreeBetOrder } from './parts.ts';
import { publishFreeBets } from './publish-free-bets.ts';

/** Writes an award with its line in the audit, once for its key, and notifies its player. */
export async function writeAward(
  parts: Pick<FreeBetAdminParts, 'freeBets' | 'audit' | 'publish'>,
  wanted: NewFreeBet,
  order: FreeBetOrder,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const written = await parts.freeBets.award(wanted, order.now, (tx, number) =>
    parts.audit.append(freeBetLineOf(order, 'sportsbook.free-bet-awarded', { award: wanted, id: number }), tx),
  );
  if (written.isNew && wanted.validFrom <= order.now) publishFreeBets(parts, wanted.player);
  return written;
}
