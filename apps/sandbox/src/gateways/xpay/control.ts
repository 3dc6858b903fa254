import { formatAmount, parseAmount } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { answerBoth } from '../../console/answer-both.ts';
import type { PspPayment, PspStatus, XpayBooks } from './books.ts';
import type { XpayOptions } from './options.ts';
import type { XpayWebhooks } from './webhooks.ts';

const LIST_MAX = 200;

/** Effect of each action of the control API on a payment. A withdrawal is given back while it is not paid. */
const ACTIONS: Readonly<Record<string, { to: PspStatus; reason?: string }>> = {
  approve: { to: 'paid' },
  decline: { to: 'declined', reason: 'declined-by-bank' },
  refund: { to: 'refunded', reason: 'returned-by-bank' },
};

/** The control API over payments (architecture 4). Each act sends its webhook before it answers. */
export function serveXpayControl(
  app: FastifyInstance,
  { books, webhooks, options }: { books: XpayBooks; webhooks: XpayWebhooks; options: XpayOptions },
): void {
  app.get('/console/payments', async () => ({ payments: (await books.list(LIST_MAX)).map(presentPayment) }));

  app.post<{ Params: { id: string; action: string }; Body: { amount?: string } | null }>(
    '/console/payments/:id/:action',
    async (request, reply) => {
      const { params, body } = request;
      const payment = await books.find(params.id);
      if (!payment) return reply.code(404).send({ error: 'no such payment' });
      if (params.action === 'replay') {
        const isReplayed = await webhooks.replay(payment.id);
        if (!isReplayed) return reply.code(409).send({ error: 'nothing was sent for this payment yet' });
        return answerBoth(request, reply, 'payments', {
          payment: presentPayment(payment),
          webhooks: await webhooks.deliverDue(),
        });
      }
      const action = ACTIONS[params.action];
      if (!action) return reply.code(404).send({ error: 'no such action' });
      const paidUnits = body?.amount === undefined ? undefined : parseAmount(String(body.amount));
      if (paidUnits === null) return reply.code(400).send({ error: 'not an amount' });
      const moved = await books.move(payment.id, { ...action, paidUnits, at: options.clock.now() });
      if (!moved) return reply.code(409).send({ error: `a payment that is ${payment.status} cannot be ${action.to}` });
      return answerBoth(request, reply, 'payments', {
        payment: presentPayment(moved),
        webhooks: await webhooks.deliverDue(),
      });
    },
  );
}

export function presentPayment({
  id,
  direction,
  method,
  units,
  currency,
  status,
  username,
  reference,
  cryptoType,
}: PspPayment) {
  const amount = formatAmount(units);
  return { id, direction, method, amount, currency, status, username, reference, crypto_type: cryptoType };
}
