import { readSharedBet as readSharedBetContract } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentSharedBet } from '../presenters.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { readSharedBet } from '../use-cases/read-shared-bet.ts';

/** Reads a bet by its link; anybody may. */
export function readSharedBetRoute(parts: Pick<BettingParts, 'bets' | 'sharedBets'>): BoundRoute {
  return bind(readSharedBetContract, async ({ params }) => {
    const bet = await readSharedBet(parts, params.token);
    return bet === null ? refuse('shared-bet-not-found') : presentSharedBet(bet);
  });
}
