import { receiveXpayEvent } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind, RawAnswer } from '../../../platform/http/bound-route.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { receiveEvent } from '../use-cases/receive-event.ts';

export function receiveXpayEventRoute(parts: PaymentParts): BoundRoute {
  return bind(receiveXpayEvent, async (call) => {
    const { headers, rawBody, now } = call;
    call.nameProvider(parts.gateway.name);
    const { method, path } = receiveXpayEvent;
    const outcome = await receiveEvent(parts, { method, path, headers, rawBody }, now);
    return isRefusal(outcome) ? outcome : new RawAnswer({ received: true });
  });
}
