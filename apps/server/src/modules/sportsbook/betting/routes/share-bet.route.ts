import { shareBet as shareBetContract } from '@ordago/contracts';
import { type BetId, idOf, isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { shareBet } from '../use-cases/share-bet.ts';

/** Makes a bet readable by a link. */
export function shareBetRoute(parts: Pick<BettingParts, 'bets' | 'sharedBets'>): BoundRoute {
  return bind(shareBetContract, async ({ actor, params, now }) => {
    const token = await shareBet(parts, { player: playerOf(actor).player, bet: idOf<BetId>(params.id), at: now });
    return isRefusal(token) ? token : { token };
  });
}
