import { decideGame } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentAdminGame } from '../presenters.ts';
import type { DecideGame } from '../use-cases/decide-game.ts';
import { orderOf } from './order-of.ts';

export function decideGameRoute(decide: DecideGame): BoundRoute {
  return bind(decideGame, async ({ params, body, actor, ip, now }) => {
    const { bet_min: betMin, win_max: winMax, ...rest } = body;
    const decided = await decide(params.id, { ...rest, betMin, winMax }, orderOf({ actor, ip, now }));
    return isRefusal(decided) ? decided : presentAdminGame(decided);
  });
}
