import { formatAmount } from '@ordago/kernel';
import type { EventName, EventOf, Queryable } from '../../../platform/events/event-handler.ts';
import { eventOfOp, type OpMapping } from '../../ledger/index.ts';
import {
  type EndedPayment,
  findCredited,
  findPaidOut,
  findRefunded,
  findReturned,
} from '../repository/completed.repository.ts';

interface PaymentMapping<Payment, Name extends EventName> {
  readonly kind: string;
  readonly event: Name;
  find(db: Queryable, ops: readonly string[]): Promise<ReadonlyMap<string, Payment>>;
  payloadOf(payment: Payment): EventOf<Name>['payload'];
}

/** Maps the commands of one kind to events of the payments that they ended. */
function mapPayments<Payment, Name extends EventName>(mapping: PaymentMapping<Payment, Name>): OpMapping {
  return {
    kinds: [mapping.kind],
    events: [mapping.event],
    toEvents: async (ops, db) => {
      const found = await mapping.find(
        db,
        ops.map(({ position }) => position),
      );
      return ops.flatMap((op) => {
        const payment = found.get(op.position);
        return payment ? [eventOfOp(op, mapping.event, mapping.payloadOf(payment))] : [];
      });
    },
  };
}

/** A credited deposit, by whoever it was reported or released. */
const mapCredited = mapPayments({
  kind: 'payments.credit-deposit',
  event: 'deposit-completed',
  find: findCredited,
  payloadOf: (deposit) => ({ deposit: deposit.id, ...termsOf(deposit), released_by: deposit.releasedBy }),
});

/** A deposit that the gateway took back, or reported as never to be paid. */
const mapRefunded = mapPayments({
  kind: 'payments.refund-deposit',
  event: 'deposit-refunded',
  find: findRefunded,
  payloadOf: (deposit) => ({ deposit: deposit.id, ...termsOf(deposit), was_credited: deposit.wasCredited }),
});

/** A withdrawal that the gateway paid out. */
const mapPaidOut = mapPayments({
  kind: 'payments.complete-withdrawal',
  event: 'withdrawal-completed',
  find: findPaidOut,
  payloadOf: (withdrawal) => ({ withdrawal: withdrawal.id, ...termsOf(withdrawal) }),
});

/** A withdrawal whose hold went back to its player. */
const mapReturned = mapPayments({
  kind: 'payments.return-withdrawal',
  event: 'withdrawal-returned',
  find: findReturned,
  payloadOf: (withdrawal) => ({
    withdrawal: withdrawal.id,
    ...termsOf(withdrawal),
    status: withdrawal.status as EventOf<'withdrawal-returned'>['payload']['status'],
    declined_by: withdrawal.declinedBy,
  }),
});

function termsOf({ units, currency, gateway, method }: EndedPayment) {
  return { amount: formatAmount(BigInt(units)), currency, gateway, method };
}

/** Events of commands that end payments. */
export const paymentOpEvents: readonly OpMapping[] = [mapCredited, mapRefunded, mapPaidOut, mapReturned];
