import * as z from 'zod';
import { currencyText, idText, jsonAmount, pictureText, shownText } from '../fields.ts';
import { hmacHex, isFresh, readStamp, sameText } from '../signature.ts';

/**
 * Evolution One Wallet: JSON calls, one path per action, `authToken` in the query, a session id `sid` and a request id
 * `uuid` in the body, answered with HTTP 200, a status word and the same `uuid`. A debit, its credit and its cancel share
 * `transaction.refId`.
 *
 * `authToken` alone proves who sends but not what was sent, so we also ask for two headers: the time in milliseconds and
 * HMAC-SHA256 over that time, a dot, the path behind the integration's root (`debit`), a dot and the raw bytes of the
 * body, keyed with the operator's secret. The path is signed since a debit, its credit and its cancel look alike: a
 * debit that somebody saw must not be taken for its own cancel.
 */
export const EVOLUTION_STATUSES = [
  'OK',
  'TEMPORARY_ERROR',
  'INVALID_TOKEN_ID',
  'INVALID_SID',
  'ACCOUNT_LOCKED',
  'FATAL_ERROR_CLOSE_USER_SESSION',
  'UNKNOWN_ERROR',
  'INVALID_PARAMETER',
  'BET_DOES_NOT_EXIST',
  'BET_ALREADY_EXIST',
  'BET_ALREADY_SETTLED',
  'INSUFFICIENT_FUNDS',
  'FINAL_ERROR_ACTION_FAILED',
  'GEOLOCATION_FAIL',
] as const;
export type EvolutionStatus = (typeof EVOLUTION_STATUSES)[number];

export const EVOLUTION_TIMESTAMP_HEADER = 'x-evolution-timestamp';
export const EVOLUTION_SIGNATURE_HEADER = 'x-evolution-signature';

/** Proof of a call. */
export interface EvolutionProof {
  readonly authToken: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The token that is sent in the query, derived from the shared secret so that the secret itself never travels. */
export function evolutionAuthToken(secret: string): string {
  return hmacHex('sha256', secret, 'one-wallet auth token').slice(0, 40);
}

/** HMAC-SHA256 in hexadecimal over the timestamp in milliseconds, the path and the raw bytes, with dots between. */
export function evolutionSignature(
  body: Uint8Array,
  { secret, timestamp, path }: { secret: string; timestamp: string; path: string },
): string {
  return hmacHex('sha256', secret, Buffer.concat([Buffer.from(`${timestamp}.${path}.`), body]));
}

/** Signs a call; `now` in milliseconds since 1970. */
export function signEvolution(
  body: Uint8Array,
  { secret, now, path }: { secret: string; now: number; path: string },
): EvolutionProof {
  const timestamp = String(now);
  return {
    authToken: evolutionAuthToken(secret),
    timestamp,
    signature: evolutionSignature(body, { secret, timestamp, path }),
  };
}

/** Returns true if the token, the signature over the path and the raw bytes, and the time are all valid. */
export function isEvolutionSigned(
  body: Uint8Array,
  proof: Partial<EvolutionProof>,
  { secret, now, path }: { secret: string; now: number; path: string },
): boolean {
  const stamp = readStamp(proof.timestamp, 1);
  if (stamp === null || proof.timestamp === undefined || !isFresh(stamp, now)) return false;
  const isToken = sameText(proof.authToken ?? '', evolutionAuthToken(secret));
  const expected = evolutionSignature(body, { secret, timestamp: proof.timestamp, path });
  return isToken && sameText(proof.signature ?? '', expected);
}

const base = { sid: idText, userId: idText, uuid: idText };
const game = z.object({
  /** The round. */
  id: idText,
  type: idText,
  details: z.object({ table: z.object({ id: idText }) }),
});
const money = { ...base, currency: currencyText, game };
const debited = z.object({ id: idText, refId: idText, amount: jsonAmount() });
const credited = z.object({ id: idText, refId: idText, amount: jsonAmount({ zero: true }) });

/** Promotional wins: each type is declared, so each is paid without a bet. */
export const EVOLUTION_PROMO_TYPES = ['JackpotWin', 'FreeRoundPlayableSpent', 'PromotionPayout'] as const;

export const evolutionRequests = {
  check: z.object(base),
  balance: z.object({ ...base, currency: currencyText }),
  debit: z.object({ ...money, transaction: debited }),
  credit: z.object({ ...money, transaction: credited }),
  /** A stake and its win in one movement; our addition, One Wallet sends the two apart. */
  'debit-credit': z.object({
    ...money,
    transaction: z.object({ id: idText, refId: idText, amount: jsonAmount(), winAmount: jsonAmount({ zero: true }) }),
  }),
  cancel: z.object({ ...money, transaction: credited }),
  promo_payout: z.object({
    ...base,
    currency: currencyText,
    game: game.optional(),
    promoTransaction: z.object({ type: z.enum(EVOLUTION_PROMO_TYPES), id: idText, amount: jsonAmount() }),
  }),
} as const;

export type EvolutionAction = keyof typeof evolutionRequests;
export type EvolutionRequest<A extends EvolutionAction> = z.output<(typeof evolutionRequests)[A]>;

/** True for the name of a wallet call. */
export function isEvolutionAction(text: string): text is EvolutionAction {
  return Object.hasOwn(evolutionRequests, text);
}

/** One row of the game list. `Trans` holds the name by language; a row without a page cannot be opened. */
export const evolutionGame = z.object({
  Trans: z.record(z.string().max(10), shownText),
  ImageURL: pictureText,
  PageCode: idText.nullable(),
  System: idText,
  MerchantName: shownText,
});
export type EvolutionGame = z.output<typeof evolutionGame>;
export const evolutionGameList = z.array(z.unknown()).max(20_000);

/** Request of the operator to open a table; the answer's `entry` is relative to the provider's origin. */
export const evolutionLaunch = z.object({
  uuid: idText,
  player: z.object({
    id: idText,
    nickname: shownText,
    language: z.string().regex(/^[a-z]{2}$/),
    currency: currencyText,
    session: z.object({ id: idText, ip: z.string().max(64) }),
  }),
  config: z.object({ game: z.object({ table: z.object({ id: idText }) }), channel: z.object({ mobile: z.boolean() }) }),
});
export const evolutionLaunched = z.object({ entry: z.string().max(2_000) });

/** Asks for a link to one round of a player's; `link` is relative to the provider's origin, and null where there is no such round. */
export const evolutionReplay = z.object({
  uuid: idText,
  playerId: idText,
  gameId: idText,
  language: z.string().regex(/^[a-z]{2}$/),
});
export const evolutionReplayed = z.object({ link: z.string().max(2_000).nullable() });
