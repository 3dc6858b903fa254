import { type Instant, parseAmount } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../console/html.ts';
import type { PspPayment, XpayBooks } from './books.ts';
import type { XpayOptions } from './options.ts';
import { missingPage, paymentPage } from './page-html.ts';
import type { XpayWebhooks } from './webhooks.ts';

type Lang = PspPayment['lang'];

/** The hosted payment page: shown, then paid or declined; then the payer goes back to the merchant's site. */
export function serveXpayPages(
  app: FastifyInstance,
  { books, webhooks, options }: { books: XpayBooks; webhooks: XpayWebhooks; options: XpayOptions },
): void {
  const path = '/xpay/pay/:id';
  app.register(async (pages) => {
    pages.get<{ Params: { id: string }; Querystring: { lang?: string } }>(path, async ({ params, query }, reply) => {
      const lang = langOf(query.lang);
      const payment = await books.find(params.id);
      if (!payment) return sendPage(reply.code(404), missingPage(lang ?? 'es'));
      return sendPage(reply, paymentPage({ ...payment, lang: lang ?? payment.lang }), payment);
    });
    pages.post<{ Params: { id: string }; Querystring: { lang?: string }; Body: { act?: string; amount?: string } }>(
      path,
      async ({ params, query, body }, reply) => {
        const payment = await books.find(params.id);
        if (!payment) return sendPage(reply.code(404), missingPage(langOf(query.lang) ?? 'es'));
        const shown = { ...payment, lang: langOf(query.lang) ?? payment.lang };
        const units = payment.method === 'crypto' ? parseAmount(String(body?.amount ?? '').trim()) : payment.units;
        if (body?.act === 'pay' && (units === null || units === 0n)) {
          return sendPage(reply.code(400), paymentPage(shown, { isBadAmount: true }), payment);
        }
        await act(books, payment, {
          isPaid: body?.act === 'pay',
          units: units ?? payment.units,
          at: options.clock.now(),
        });
        await webhooks.deliverDue();
        return payment.returnUrl
          ? reply.redirect(payment.returnUrl, 303)
          : sendPage(reply, paymentPage(shown), payment);
      },
    );
  });
}

/** A second submission of a page that is already done changes nothing. */
async function act(
  books: XpayBooks,
  payment: PspPayment,
  { isPaid, units, at }: { isPaid: boolean; units: bigint; at: Instant },
): Promise<void> {
  if (isPaid) await books.move(payment.id, { to: 'paid', paidUnits: units, at });
  else await books.move(payment.id, { to: 'declined', reason: 'declined-by-payer', at });
}

function langOf(text: string | undefined): Lang | null {
  return text === 'es' || text === 'en' || text === 'pt' ? text : null;
}

function sendPage(reply: FastifyReply, page: Html, payment?: PspPayment): FastifyReply {
  const back = payment?.returnUrl ? ` ${new URL(payment.returnUrl).origin}` : '';
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
