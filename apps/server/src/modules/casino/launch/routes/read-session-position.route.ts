import { amountNumber, readSessionPosition } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReadSessionPosition } from '../use-cases/read-session-position.ts';

/** Route of a session's stakes and payouts, for the bar over its game. */
export function readSessionPositionRoute(read: ReadSessionPosition): BoundRoute {
  return bind(readSessionPosition, async ({ actor, params }) => {
    const position = await read(playerOf(actor).player, params.id);
    if (position === null) return refuse('not-found');
    const { stake, payout, currency } = position;
    const figures = { stake: amountNumber(stake), payout: amountNumber(payout), net: amountNumber(payout - stake) };
    return { ...figures, currency };
  });
}
