import { readWithdrawalLimit } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentLimit } from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { readPaymentLimit } from '../use-cases/read-payment-limit.ts';

/** Reads the limits of withdrawals in a currency, of all methods together. */
export function readWithdrawalLimitRoute(parts: PaymentParts): BoundRoute {
  return bind(readWithdrawalLimit, async ({ params }) => {
    const limit = await readPaymentLimit(parts, { direction: 'withdrawal', currency: params.currency });
    return isRefusal(limit) ? limit : presentLimit(limit);
  });
}
