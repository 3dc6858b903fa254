import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * The wire of the xpay gateway: what travels, and how it is signed. Both directions sign alike: HMAC-SHA256 in lower-case
 * hex over `v1`, the time in seconds, the method, the path and the body's raw bytes, each followed by a line feed except
 * the body. `vectors/xpay.json` holds published examples.
 */

export const XPAY_HEADERS = {
  merchant: 'xpay-merchant',
  timestamp: 'xpay-timestamp',
  signature: 'xpay-signature',
} as const;

/** Largest distance of a signature's time from ours, in seconds: it proves freshness, the event id prevents replays. */
export const XPAY_WINDOW_SECONDS = 300;

/** Statuses of a payment at the gateway. Any other means that it is not decided yet. */
export const XPAY_STATUSES = ['created', 'pending', 'paid', 'declined', 'expired', 'refunded'] as const;
export type XpayStatus = (typeof XPAY_STATUSES)[number];

/** An amount on this wire: a plain decimal with two decimals, in text. */
const amount = z.string().regex(/^(0|[1-9][0-9]{0,10})\.[0-9]{2}$/);
const id = z.string().min(1).max(64);

export const xpayDepositRequest = z.object({
  merchant: id,
  /** The merchant's own id: the same reference never opens a second payment. */
  reference: id,
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: id,
  crypto_type: z.string().max(32).optional(),
  payer: z.object({ username: z.string().max(64), full_name: z.string().max(200) }),
  return_url: z.url(),
  lang: z.enum(['es', 'en', 'pt']),
});
export type XpayDepositRequest = z.infer<typeof xpayDepositRequest>;

export const xpayPayoutRequest = z.object({
  merchant: id,
  reference: id,
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: id,
  payee: z.object({
    username: z.string().max(64),
    full_name: z.string().max(200),
    iban: z.string().max(34).optional(),
    crypto_type: z.string().max(32).optional(),
    wallet_address: z.string().max(128).optional(),
    memo: z.string().max(64).optional(),
  }),
});
export type XpayPayoutRequest = z.infer<typeof xpayPayoutRequest>;

/** A payment as the gateway reports it: in answers, in queries and in webhooks. */
export const xpayPayment = z.object({
  id,
  reference: id,
  direction: z.enum(['deposit', 'withdrawal']),
  /** One of `XPAY_STATUSES`, or a word that the gateway invents later. */
  status: z.string().max(32),
  /** Amount really paid, which need not be the requested one. */
  amount,
  currency: z.string().max(8),
  method: z.string().max(32),
  reason: z.string().max(200).optional(),
  /** Address at which the payer finishes a deposit. */
  link: z.string().max(2_000).optional(),
});
export type XpayPayment = z.infer<typeof xpayPayment>;

export const xpayAnswer = z.object({ payment: xpayPayment });

/** The body of a webhook. `event_id` is the same in every repetition. */
export const xpayEvent = z.object({ event_id: id, merchant: id, created_at: z.iso.datetime(), payment: xpayPayment });
export type XpayEvent = z.infer<typeof xpayEvent>;

/** Parts of a request that a signature covers. */
export interface XpaySigned {
  readonly timestamp: string;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly body: string | Buffer;
}

/** Signs one message. */
export function signXpay(secret: string, { timestamp, method, path, body }: XpaySigned): string {
  return createHmac('sha256', secret).update(`v1\n${timestamp}\n${method}\n${path}\n`).update(body).digest('hex');
}

/** The three headers of a signed message; `atSeconds` is Unix time. */
export function xpayHeaders(
  { merchant, secret }: { merchant: string; secret: string },
  { atSeconds, ...message }: { atSeconds: number; method: string; path: string; body: string | Buffer },
): Record<string, string> {
  const timestamp = String(atSeconds);
  return {
    [XPAY_HEADERS.merchant]: merchant,
    [XPAY_HEADERS.timestamp]: timestamp,
    [XPAY_HEADERS.signature]: signXpay(secret, { ...message, timestamp }),
  };
}

export type XpayVerdict = 'valid' | 'signature' | 'timestamp';

/**
 * Verifies a message over its raw bytes, in constant time. The signature is judged before the time, so that a guest
 * learns nothing about our clock.
 */
export function verifyXpay(
  secret: string,
  message: Omit<XpaySigned, 'timestamp'> & {
    readonly timestamp: string | undefined;
    readonly signature: string | undefined;
  },
  nowSeconds: number,
): XpayVerdict {
  const { timestamp = '', signature = '' } = message;
  const expected = Buffer.from(signXpay(secret, { ...message, timestamp }), 'latin1');
  const given = Buffer.from(signature, 'latin1');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature';
  if (!/^[1-9][0-9]{0,11}$/.test(timestamp)) return 'timestamp';
  return Math.abs(Number(timestamp) - nowSeconds) <= XPAY_WINDOW_SECONDS ? 'valid' : 'timestamp';
}

/** Paths of the gateway's own API. */
export const XPAY_PATHS = {
  deposits: '/xpay/v1/deposits',
  payouts: '/xpay/v1/payouts',
  /** Followed by `/{direction}/{reference}`. */
  payments: '/xpay/v1/payments',
} as const;

/** Address at which the merchant receives webhooks. */
export const XPAY_CALLBACK_PATH = '/callbacks/xpay';
