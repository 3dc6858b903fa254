import { initWithdrawal, parseWire } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { initWithdrawal as ask } from '../use-cases/init-withdrawal.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { refuseCardData } from '../use-cases/refuse-card-data.ts';
import { detailsOf, idempotencyKeyOf } from './payment-input.ts';

export function initWithdrawalRoute(parts: PaymentParts): BoundRoute {
  return bind(initWithdrawal, async ({ actor, body, headers, rawBody, now }) => {
    const idempotencyKey = idempotencyKeyOf(headers, body.idempotency_key);
    if (isRefusal(idempotencyKey)) return idempotencyKey;
    const details = refuseCardData(parseWire(rawBody.toString('utf8'))) ?? detailsOf('withdrawal', body);
    if (isRefusal(details)) return details;
    const { player } = playerOf(actor);
    const id = await ask(parts, {
      player,
      units: body.amount,
      method: body.payment_method,
      details,
      idempotencyKey: idempotencyKey,
      now,
    });
    return isRefusal(id) ? id : { withdrawal_id: id };
  });
}
