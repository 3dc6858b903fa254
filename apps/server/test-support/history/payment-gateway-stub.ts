import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XPAY_CALLBACK_PATH, xpayHeaders } from '@ordago/provider-protocols';
import { XPAY_MERCHANT } from '../../src/composition/payments.ts';
import type { TestServer } from '../server/test-server.ts';

interface GatewayStub {
  readonly origin: string;
  close(): Promise<void>;
}

/** A payment gateway that opens every payment and decides none: what becomes of each is reported by the test. */
export async function startGatewayStub(): Promise<GatewayStub> {
  let origin = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const asked = request.method === 'POST' ? JSON.parse(Buffer.concat(parts).toString()) : null;
      if (asked?.reference === undefined) return response.writeHead(404).end('{}');
      const { reference, amount, currency, method } = asked as Record<string, string>;
      const direction = 'payee' in asked ? 'withdrawal' : 'deposit';
      const payment = {
        id: `xp-${direction}-${reference}`,
        reference,
        direction,
        status: 'pending',
        amount,
        currency,
        method,
      };
      const link = direction === 'deposit' ? { link: `${origin}/pay/${reference}` } : {};
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ payment: { ...payment, ...link } }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Report of the gateway about a payment. */
export interface ReportedPayment {
  readonly direction: 'deposit' | 'withdrawal';
  readonly reference: string;
  readonly status: 'paid' | 'declined' | 'refunded';
  readonly amount: string;
}

/** Sends the server a report, signed as the gateway signs; returns the HTTP status. */
export async function reportPayment(
  { servers, clock, config }: TestServer,
  event: string,
  { direction, reference, ...report }: ReportedPayment,
): Promise<number> {
  const payment = {
    id: `xp-${direction}-${reference}`,
    reference,
    direction,
    currency: 'USD',
    method: 'papara',
    ...report,
  };
  const message = {
    event_id: event,
    merchant: XPAY_MERCHANT,
    created_at: new Date(clock.now()).toISOString(),
    payment,
  };
  const body = Buffer.from(JSON.stringify(message));
  const account = { merchant: XPAY_MERCHANT, secret: config.secretOf('xpay') };
  const signed = { atSeconds: Math.floor(clock.now() / 1_000), method: 'POST', path: XPAY_CALLBACK_PATH, body };
  const answer = await servers.get('player')?.inject({
    method: 'POST',
    url: XPAY_CALLBACK_PATH,
    headers: { 'content-type': 'application/json', ...xpayHeaders(account, signed) },
    payload: body,
  });
  return answer?.statusCode ?? 0;
}
