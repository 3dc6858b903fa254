import { type Clock, formatAmount, type Instant, type Refusal, refuse, type Units } from '@ordago/kernel';
import {
  readJson,
  verifyXpay,
  XPAY_HEADERS,
  XPAY_PATHS,
  type XpayDepositRequest,
  type XpayPayoutRequest,
  xpayEvent,
} from '@ordago/provider-protocols';
import type {
  DepositOrder,
  GatewayEvent,
  GatewayMessage,
  GatewayOutcome,
  GatewayQuery,
  PaymentGateway,
  PaymentReport,
  PayoutOrder,
} from '../../../../modules/payments/ports/payment-gateway.ts';
import { createXpayClient, type XpayClient } from './client.ts';
import { reportOf } from './report.mapping.ts';

export interface XpayOptions {
  /** Origin of the gateway's API, without a trailing slash. */
  readonly baseUrl: string;
  readonly merchant: string;
  readonly secret: string;
  /** Origins to which we send players; a link elsewhere is refused (reliability 3.1). */
  readonly linkOrigins: readonly string[];
  readonly clock: Clock;
  /** Longest time that a call may take, in milliseconds. (Default: 8,000) */
  readonly timeoutMs?: number;
}

/** The xpay gateway behind the port of payments. It keeps no state: the books are ours and theirs. */
export function createXpay(options: XpayOptions): PaymentGateway {
  const client = createXpayClient(options);
  return {
    name: 'xpay',
    openDeposit: (order) => openDeposit(client, options, order),
    sendPayout: (order) => sendPayout(client, options, order),
    query: (direction, reference) => query(client, direction, reference),
    readEvent: (message, now) => readEvent(options, message, now),
  };
}

async function openDeposit(
  client: XpayClient,
  { merchant, linkOrigins }: XpayOptions,
  order: DepositOrder,
): Promise<GatewayOutcome<{ report: PaymentReport; link: string }>> {
  const body: XpayDepositRequest = {
    merchant,
    reference: order.reference,
    amount: wireAmount(order.units),
    currency: order.currency,
    method: order.method,
    ...(order.cryptoType === null ? {} : { crypto_type: order.cryptoType }),
    payer: { username: order.username, full_name: order.fullName },
    return_url: order.returnUrl,
    lang: order.language,
  };
  const answer = await client.call('POST', XPAY_PATHS.deposits, body);
  if (answer.outcome !== 'done')
    return answer.outcome === 'unknown' ? { outcome: 'unreachable', reason: 'no-answer' } : answer;
  const { link } = answer.payment;
  if (link === undefined || !linkOrigins.includes(originOf(link)))
    return { outcome: 'unreachable', reason: 'foreign-link' };
  return { outcome: 'done', report: reportOf(answer.payment), link };
}

async function sendPayout(
  client: XpayClient,
  { merchant }: XpayOptions,
  order: PayoutOrder,
): Promise<GatewayOutcome<{ report: PaymentReport }>> {
  const body: XpayPayoutRequest = {
    merchant,
    reference: order.reference,
    amount: wireAmount(order.units),
    currency: order.currency,
    method: order.method,
    payee: { username: order.username, full_name: order.fullName, ...order.payee },
  };
  const answer = await client.call('POST', XPAY_PATHS.payouts, body);
  if (answer.outcome === 'done') return { outcome: 'done', report: reportOf(answer.payment) };
  return answer.outcome === 'unknown' ? { outcome: 'unreachable', reason: 'no-answer' } : answer;
}

async function query(
  client: XpayClient,
  direction: 'deposit' | 'withdrawal',
  reference: string,
): Promise<GatewayQuery> {
  const answer = await client.call('GET', `${XPAY_PATHS.payments}/${direction}/${encodeURIComponent(reference)}`);
  if (answer.outcome === 'done') return { outcome: 'found', report: reportOf(answer.payment) };
  return answer.outcome === 'unknown' ? answer : { outcome: 'unreachable', reason: answer.reason };
}

/** Checks the signature first, over the bytes as they came; their content is read only then. */
function readEvent(
  { secret, merchant }: XpayOptions,
  { headers, method, path, rawBody }: GatewayMessage,
  now: Instant,
): GatewayEvent | Refusal<'signature-invalid' | 'timestamp-outside-window' | 'payment-mismatch' | 'malformed-input'> {
  const timestamp = headers[XPAY_HEADERS.timestamp];
  const signature = headers[XPAY_HEADERS.signature];
  const message = { timestamp, signature, method, path, body: rawBody };
  const verdict = verifyXpay(secret, message, Math.floor(now / 1_000));
  if (verdict === 'signature') return refuse('signature-invalid');
  if (verdict === 'timestamp') return refuse('timestamp-outside-window');
  const event = xpayEvent.safeParse(readJson(rawBody));
  if (!event.success) return refuse('malformed-input', { field: 'body' });
  if (event.data.merchant !== merchant || headers[XPAY_HEADERS.merchant] !== merchant)
    return refuse('payment-mismatch');
  return { eventId: event.data.event_id, report: reportOf(event.data.payment) };
}

/** Two decimals, as the gateway takes them. Orders are whole cents. */
function wireAmount(units: Units): string {
  return formatAmount(units);
}

function originOf(link: string): string {
  return URL.canParse(link) ? new URL(link).origin : '';
}
