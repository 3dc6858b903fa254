import { readBet } from '@ordago/contracts';
import { type BetId, idOf, refuse } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentBet } from '../presenters.ts';
import type { BetReads } from '../use-cases/bet-reads.ts';

/** Reads one of the player's own bets. */
export function readBetRoute(bets: BetReads): BoundRoute {
  return bind(readBet, async ({ actor, params }) => {
    const bet = await bets.own(playerOf(actor).player, idOf<BetId>(params.id));
    return bet === null ? refuse('bet-not-found') : presentBet(bet);
  });
}
