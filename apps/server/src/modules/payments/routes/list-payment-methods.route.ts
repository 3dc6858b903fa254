import { listPaymentMethods as listPaymentMethodsContract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentMethods } from '../presenters.ts';
import { listPaymentMethods } from '../use-cases/list-payment-methods.ts';
import type { PaymentParts } from '../use-cases/parts.ts';

/** Lists the offered methods, for a player or a guest. */
export function listPaymentMethodsRoute(parts: PaymentParts): BoundRoute {
  return bind(listPaymentMethodsContract, async ({ actor }) => {
    const { offers, currency } = await listPaymentMethods(parts, actor.kind === 'player' ? actor.player : null);
    return presentMethods(offers, currency);
  });
}
