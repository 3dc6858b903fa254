import { cancelWithdrawal } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentWithdrawal } from '../presenters.ts';
import { cancelWithdrawal as cancel } from '../use-cases/cancel-withdrawal.ts';
import type { PaymentParts } from '../use-cases/parts.ts';

export function cancelWithdrawalRoute(parts: PaymentParts): BoundRoute {
  return bind(cancelWithdrawal, async ({ actor, params, now }) => {
    const withdrawal = await cancel(parts, { player: playerOf(actor).player, id: params.id, now });
    return isRefusal(withdrawal) ? withdrawal : presentWithdrawal(withdrawal);
  });
}
