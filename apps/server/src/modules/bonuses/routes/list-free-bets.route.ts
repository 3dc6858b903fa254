import { listFreeBets as listFreeBetsContract } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentFreeBet } from '../presenters.ts';
import type { FreeBetAdminParts } from '../use-cases/parts.ts';

/** Lists the free bets of the signed-in player. */
export function listFreeBetsRoute({
  freeBets,
  sportsbook,
}: Pick<FreeBetAdminParts, 'freeBets' | 'sportsbook'>): BoundRoute {
  return bind(listFreeBetsContract, async ({ actor, now }) => {
    const [own, set] = await Promise.all([freeBets.listOwn(playerOf(actor).player, now), sportsbook.settings()]);
    return { free_bets: own.map((one) => presentFreeBet(one, set, now)) };
  });
}
