import { initDeposit, parseWire } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { initDeposit as open } from '../use-cases/init-deposit.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { refuseCardData } from '../use-cases/refuse-card-data.ts';
import { detailsOf, idempotencyKeyOf } from './payment-input.ts';

export function initDepositRoute(parts: PaymentParts): BoundRoute {
  return bind(initDeposit, async ({ actor, body, headers, rawBody, locale, now }) => {
    const idempotencyKey = idempotencyKeyOf(headers, body.idempotency_key);
    if (isRefusal(idempotencyKey)) return idempotencyKey;
    const details = refuseCardData(parseWire(rawBody.toString('utf8'))) ?? detailsOf('deposit', body);
    if (isRefusal(details)) return details;
    const opened = await open(parts, {
      player: playerOf(actor).player,
      units: body.amount,
      method: body.payment_method,
      details,
      idempotencyKey: idempotencyKey,
      language: locale,
      now,
    });
    return isRefusal(opened) ? opened : { link: opened.link, url: opened.link, deposit_id: opened.id };
  });
}
