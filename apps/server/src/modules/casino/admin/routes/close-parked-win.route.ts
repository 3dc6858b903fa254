import { closeParkedWin } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { staffOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentParkedWin } from '../presenters.ts';
import type { CloseParkedWin } from '../use-cases/close-parked-win.ts';

export function closeParkedWinRoute(close: CloseParkedWin): BoundRoute {
  return bind(closeParkedWin, async ({ actor, body: { provider, key, amount: payout, reason }, ip, now }) => {
    const { staff, level } = staffOf(actor);
    const done = await close({ provider, key, payout, reason }, { staff, level, ip, now });
    return isRefusal(done) ? done : { win: presentParkedWin(done) };
  });
}
