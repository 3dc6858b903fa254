import type { Clock } from '@ordago/kernel';
import type { FreeBetAdminParts } from './parts.ts';
import { publishFreeBets } from './publish-free-bets.ts';

/** Ends the awards that nobody used in time. Harmless to repeat; a bet checks the clock itself. */
export async function expireFreeBets(
  parts: Pick<FreeBetAdminParts, 'freeBets' | 'publish'> & { readonly clock: Clock },
): Promise<void> {
  for (const player of await parts.freeBets.expire(parts.clock.now())) publishFreeBets(parts, player);
}
