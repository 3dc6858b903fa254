import { listWithdrawals } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentWithdrawalLine } from '../presenters.ts';
import { listPayments } from '../use-cases/list-payments.ts';
import type { PaymentParts } from '../use-cases/parts.ts';

/** Lists the player's own withdrawals. */
export function listWithdrawalsRoute(parts: PaymentParts): BoundRoute {
  return bind(listWithdrawals, async ({ actor, query: { page, count: size } }) => {
    const { player } = playerOf(actor);
    const { lines, pageCount } = await listPayments(parts, { player, direction: 'withdrawal', page, size });
    return { list: lines.map((line) => presentWithdrawalLine(line, player)), pageCount };
  });
}
