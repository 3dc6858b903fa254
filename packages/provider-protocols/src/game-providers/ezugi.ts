import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { addressText, currencyText, idText, jsonAmount, pictureText, shownText } from '../fields.ts';
import { isFresh, sameText } from '../signature.ts';

/**
 * Ezugi: live tables. One JSON call per action (`authentication`, `balance`, `debit`, `credit`, `rollback`), proved by the
 * header `hash`: the base64 of HMAC-SHA256 over the call. The public scheme hashes the bytes of the body alone; we put the
 * action and a line feed before them, so that no call is taken for another. Fresh by the field `timestamp`, in milliseconds.
 * Answers come with HTTP 200 and `errorCode`.
 */
export const EZUGI_HASH_HEADER = 'hash';

export const EZUGI_CODES = {
  ok: 0,
  general: 1,
  retry: 2,
  insufficientFunds: 3,
  limitExceeded: 4,
  conflict: 5,
  tokenNotFound: 6,
  userNotFound: 7,
  userBlocked: 8,
  transactionNotFound: 9,
  roundClosed: 10,
  tableBlocked: 11,
  hashInvalid: 12,
  badRequest: 13,
  currencyMismatch: 14,
  transactionRolledBack: 15,
} as const;
export type EzugiCode = (typeof EZUGI_CODES)[keyof typeof EZUGI_CODES];

export interface EzugiKey {
  readonly secret: string;
  readonly action: string;
}

/** HMAC-SHA256 in base64 over the action, a line feed and the raw bytes. */
export function ezugiHash(body: Uint8Array, { secret, action }: EzugiKey): string {
  return createHmac('sha256', secret).update(`${action}\n`).update(body).digest('base64');
}

/** Returns true if the header is the right signature of the bytes. The age of the call is in its own `timestamp`. */
export function isEzugiSigned(body: Uint8Array, hash: string | undefined, key: EzugiKey): boolean {
  return sameText(hash ?? '', ezugiHash(body, key));
}

const stamp = z.unknown().transform((value, context) => {
  const digits = String(value);
  if (/^\d{13}$/.test(digits)) return Number(digits);
  context.addIssue({ code: 'custom', message: 'timestamp' });
  return z.NEVER;
});

/** Envelope of every call, read before the rest. */
export const ezugiEnvelope = z.object({ timestamp: stamp });

/** Returns true if a call that was proved genuine may still be accepted at `now`. */
export function isEzugiFresh(message: unknown, now: number): boolean {
  const { data } = ezugiEnvelope.safeParse(message);
  return data !== undefined && isFresh(data.timestamp, now);
}

/** Kinds of a credit: why the player is paid. */
export const EZUGI_REASONS = ['win', 'jackpot', 'tip-back', 'promotion'] as const;

const base = { operatorId: idText, uid: idText, currency: currencyText };
const seat = { ...base, tableId: idText, roundId: idText, transactionId: idText };

export const ezugiRequests = {
  authentication: z.object({ operatorId: idText, token: idText }),
  balance: z.object(base),
  debit: z.object({ ...seat, token: idText, debitAmount: jsonAmount() }),
  /** `debitTransactionId` is null for what belongs to no bet. */
  credit: z.object({
    ...seat,
    creditAmount: jsonAmount({ zero: true }),
    debitTransactionId: idText.nullable(),
    returnReason: z.enum(EZUGI_REASONS).default('win'),
  }),
  /** A stake and its win in one movement; our addition, the public scheme sends the two apart. */
  'debit-credit': z.object({
    ...seat,
    token: idText,
    debitAmount: jsonAmount(),
    creditAmount: jsonAmount({ zero: true }),
  }),
  rollback: z.object({
    ...base,
    transactionId: idText,
    debitTransactionId: idText,
    rollbackAmount: jsonAmount({ zero: true }),
  }),
} as const;

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One row of the table list. */
export const ezugiTable = z.object({
  TableId: idText,
  TableName: shownText,
  PictureLink: pictureText,
  /** False while nobody deals. */
  IsActive: z.boolean(),
  DealerName: shownText,
  /** Game played at the table. */
  GameType: shownText.optional(),
  /** From and until when there is a dealer, UTC; both absent at a table that never closes. */
  OpenHour: hour.optional(),
  CloseHour: hour.optional(),
});
export type EzugiTable = z.output<typeof ezugiTable>;
export const ezugiTableList = z.object({ tables: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a table. */
export const ezugiLaunch = z.object({
  openTable: idText,
  token: idText,
  uid: idText,
  nickName: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  homeUrl: z.string().max(500),
  timestamp: stamp,
});
export const ezugiLaunched = z.object({ frame_url: addressText });
