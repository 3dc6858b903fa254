import { listDeposits } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentDepositLine } from '../presenters.ts';
import { listPayments } from '../use-cases/list-payments.ts';
import type { PaymentParts } from '../use-cases/parts.ts';

/** Lists the player's own deposits. */
export function listDepositsRoute(parts: PaymentParts): BoundRoute {
  return bind(listDeposits, async ({ actor, query: { page, count: size } }) => {
    const { player } = playerOf(actor);
    const { lines, pageCount } = await listPayments(parts, { player, direction: 'deposit', page, size });
    return { list: lines.map(presentDepositLine), pageCount };
  });
}
