import { listBets } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentBet } from '../presenters.ts';
import type { BetReads } from '../use-cases/bet-reads.ts';

/** Lists the player's own bets. */
export function listBetsRoute(bets: BetReads): BoundRoute {
  return bind(listBets, async ({ actor, query: { status, from, to, page, count } }) => {
    const filter = { player: playerOf(actor).player, status, from: from ?? null, to: to ?? null };
    const found = await bets.list(filter, { page, size: count });
    return { bets: found.rows.map(presentBet), count: found.count, pages: found.pages, page: found.page };
  });
}
