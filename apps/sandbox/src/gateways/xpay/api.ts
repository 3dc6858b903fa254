import { assert, parseAmount } from '@ordago/kernel';
import {
  verifyXpay,
  XPAY_HEADERS,
  XPAY_PATHS,
  xpayDepositRequest,
  xpayPayoutRequest,
} from '@ordago/provider-protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type NewPayment, type PspPayment, wirePayment, type XpayBooks } from './books.ts';
import { XPAY_MERCHANT, XPAY_TARGET, type XpayOptions } from './options.ts';

/** Time that a call that shall time out is kept waiting. */
const SILENCE_MS = 30_000;

/** Methods that this gateway has in each direction. */
const METHODS = ['papara', 'crypto', 'havale', 'payco', 'pep', 'paratim'];

/** The merchant's API: signed calls that open deposits and payouts and ask about them. */
export function serveXpayApi(app: FastifyInstance, books: XpayBooks, options: XpayOptions): void {
  const { clock, faults, settings } = options;
  const linkOf = (payment: PspPayment) => `${settings.origin}/xpay/pay/${payment.id}?lang=${payment.lang}`;
  app.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      if (!isSigned(request, options)) return reply.code(401).send({ reason: 'signature' });
      if (await faults.draw(XPAY_TARGET, ['error'])) return reply.code(500).send({ reason: 'error' });
    });
    api.addHook('onSend', async (_request, reply, payload) => {
      const fault = await faults.draw(XPAY_TARGET, ['timeout', 'garbage']);
      // The work is done and the answer is lost: the case that a merchant must survive.
      if (fault === 'timeout') await new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref());
      if (fault === 'garbage') reply.code(200).type('application/json');
      return fault === 'garbage' ? '{"payment": {"id": \u0000' : payload;
    });
    api.post(XPAY_PATHS.deposits, async (request, reply) => {
      const parsed = xpayDepositRequest.safeParse(request.body);
      if (!parsed.success || !METHODS.includes(parsed.data.method)) return refused(reply, 'method-unknown');
      const { payer, return_url: returnUrl, crypto_type: cryptoType, lang, ...rest } = parsed.data;
      const person = { username: payer.username, fullName: payer.full_name, payee: null };
      const extra = { direction: 'deposit', cryptoType: cryptoType ?? null, returnUrl, lang, at: clock.now() } as const;
      const payment = await books.open(newPayment({ ...rest, ...person, ...extra }));
      return { payment: wirePayment(payment, linkOf(payment)) };
    });
    api.post(XPAY_PATHS.payouts, async (request, reply) => {
      const parsed = xpayPayoutRequest.safeParse(request.body);
      if (!parsed.success || !METHODS.includes(parsed.data.method)) return refused(reply, 'method-unknown');
      const { payee, ...rest } = parsed.data;
      const person = { username: payee.username, fullName: payee.full_name, payee };
      const extra = {
        direction: 'withdrawal',
        cryptoType: payee.crypto_type ?? null,
        returnUrl: null,
        lang: 'es',
      } as const;
      const payment = await books.open(newPayment({ ...rest, ...person, ...extra, at: clock.now() }));
      return { payment: wirePayment(payment) };
    });
    api.get<{ Params: { direction: string; reference: string } }>(
      `${XPAY_PATHS.payments}/:direction/:reference`,
      async ({ params }, reply) => {
        const payment = await books.byReference(XPAY_MERCHANT, params.direction, params.reference);
        return payment ? { payment: wirePayment(payment) } : reply.code(404).send({ reason: 'unknown' });
      },
    );
  });
}

function newPayment({ amount, ...rest }: Omit<NewPayment, 'units'> & { amount: string }): NewPayment {
  const units = parseAmount(amount);
  assert(units !== null, 'the schema of the wire let a malformed amount through');
  return { ...rest, units };
}

function refused(reply: FastifyReply, reason: string) {
  return reply.code(422).send({ reason });
}

function isSigned(request: FastifyRequest, { settings, clock }: XpayOptions): boolean {
  const header = (name: string) => (typeof request.headers[name] === 'string' ? request.headers[name] : undefined);
  const message = {
    timestamp: header(XPAY_HEADERS.timestamp),
    signature: header(XPAY_HEADERS.signature),
    method: request.method,
    path: request.url,
    body: request.rawBody ?? '',
  };
  const verdict = verifyXpay(settings.secretOf('xpay'), message, Math.floor(clock.now() / 1_000));
  return verdict === 'valid' && header(XPAY_HEADERS.merchant) === XPAY_MERCHANT;
}
