import { chainDraws } from '@ordago/fairness';
import { bustOf } from '@ordago/game-engines';
import type { Parts } from '../parts.ts';
import type { Chain, CrashBooks } from './crash-books.ts';
import { endBet, payBet, takeBack } from './settle-crash.ts';

/**
 * After a stop in mid round every bet is settled once, by this rule: what was cashed out is paid; a round that had burst
 * is settled by its bust; in a round that was still flying an automatic cash-out that was reached by the chain is paid
 * at its target, and every other bet is taken back, because its player could not cash out; bets on a round
 * that never flew are taken back.
 */
export async function recoverCrash(parts: Parts, books: CrashBooks, chain: Chain): Promise<void> {
  for (const { round, crashRound } of await books.unsettled()) {
    const booked = await parts.rounds.byId(round);
    const played = await parts.fair.byRound(round);
    if (!booked || !played) continue;
    const { place, phase, bust } = crashRound;
    const { cashOutAt = null } = (played.choice ?? {}) as { cashOutAt?: number | null };
    const reached =
      crashRound.chain === chain.id ? bustOf(chainDraws({ hash: chain.hashOf(place), salt: chain.salt })) : 0;
    const isDecided = (phase === 'over' && bust !== null) || (cashOutAt !== null && cashOutAt <= reached);
    if (booked.state === 'betting' || phase === 'betting' || !isDecided) {
      await takeBack(parts, booked, 'interrupted');
      continue;
    }
    const ended = await endBet(parts, { booked, cashOutAt }, { chain, place, move: { action: 'end' } });
    if (ended) await payBet(parts, ended);
  }
  for (const { id, place, phase } of await books.unfinished()) {
    const bust = phase === 'flying' ? bustOf(chainDraws({ hash: chain.hashOf(place), salt: chain.salt })) : null;
    await books.end(id, bust);
  }
}
