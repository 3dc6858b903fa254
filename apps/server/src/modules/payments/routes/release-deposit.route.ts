import { releaseDeposit } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCredited } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { releaseByStaff } from '../use-cases/staff/release-by-staff.ts';
import { deciderOf } from './decider-of.ts';

export function releaseDepositRoute(parts: PaymentParts): BoundRoute {
  return bind(releaseDeposit, async ({ actor, params: { id }, now, ip }) => {
    const credited = await releaseByStaff(parts, { by: deciderOf(actor), id, now, ip });
    return isRefusal(credited) ? credited : presentCredited(id, credited);
  });
}
