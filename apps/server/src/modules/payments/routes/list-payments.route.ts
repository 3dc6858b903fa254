import { listPayments as listPaymentsContract } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentPaymentLine } from '../presenters.ts';
import { listPayments } from '../use-cases/list-payments.ts';
import type { PaymentParts } from '../use-cases/parts.ts';

/** Lists the player's own payments in both directions. */
export function listPaymentsRoute(parts: PaymentParts): BoundRoute {
  return bind(listPaymentsContract, async ({ actor, query: { page, count: size } }) => {
    const { player } = playerOf(actor);
    const { lines, count } = await listPayments(parts, { player, direction: null, page, size });
    return { count, payments: lines.map(presentPaymentLine) };
  });
}
