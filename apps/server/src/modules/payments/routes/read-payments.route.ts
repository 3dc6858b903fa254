import {
  listDeposits,
  listPaymentMethods,
  listPayments,
  listWithdrawals,
  readDeposit,
  readDepositLimit,
  readWithdrawalLimit,
} from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import {
  presentDeposit,
  presentDepositLine,
  presentLimit,
  presentMethods,
  presentPaymentLine,
  presentWithdrawalLine,
} from '../presenters.ts';
import type { PaymentParts } from '../use-cases/parts.ts';
import { readDeposit as deposit, readHistory, readLimit, readOffers } from '../use-cases/read-payments.ts';

/** Public routes of the offered methods. */
export function offerRoutes(parts: PaymentParts): BoundRoute[] {
  return [
    bind(listPaymentMethods, async ({ actor }) => {
      const { offers, currency } = await readOffers(parts, actor.kind === 'player' ? actor.player : null);
      return presentMethods(offers, currency);
    }),
    bind(readDepositLimit, async ({ params }) => {
      const limit = await readLimit(parts, { direction: 'deposit', currency: params.currency });
      return isRefusal(limit) ? limit : presentLimit(limit);
    }),
    bind(readWithdrawalLimit, async ({ params }) => {
      const limit = await readLimit(parts, { direction: 'withdrawal', currency: params.currency });
      return isRefusal(limit) ? limit : presentLimit(limit);
    }),
  ];
}

/** The player's own payments. */
export function historyRoutes(parts: PaymentParts): BoundRoute[] {
  return [
    bind(listDeposits, async ({ actor, query: { page, count: size } }) => {
      const { player } = playerOf(actor);
      const { lines, pageCount } = await readHistory(parts, { player, direction: 'deposit', page, size });
      return { list: lines.map(presentDepositLine), pageCount };
    }),
    bind(listWithdrawals, async ({ actor, query: { page, count: size } }) => {
      const { player } = playerOf(actor);
      const { lines, pageCount } = await readHistory(parts, { player, direction: 'withdrawal', page, size });
      return { list: lines.map((line) => presentWithdrawalLine(line, player)), pageCount };
    }),
    bind(listPayments, async ({ actor, query: { page, count: size } }) => {
      const { player } = playerOf(actor);
      const { lines, count } = await readHistory(parts, { player, direction: null, page, size });
      return { count, payments: lines.map(presentPaymentLine) };
    }),
    bind(readDeposit, async ({ actor, params }) => {
      const found = await deposit(parts, { player: playerOf(actor).player, id: params.id });
      return isRefusal(found) ? found : presentDeposit(found);
    }),
  ];
}
