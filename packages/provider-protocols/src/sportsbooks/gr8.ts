import { createHash, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { currencyText, idText, jsonAmount } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';
import { slipOf } from './sport-slip.ts';

/**
 * GR8: a sportsbook that is entered by a link. The link bears a token that the operator signs with RS256; GR8 proves it with
 * the operator's public keys (`GET /gr8/public_keys`), of which there may be several, since they rotate. Its wallet calls are
 * JSON, answered with HTTP 200 and, when something is wrong, an `error` (semantics C1): a bet's transaction is its `betId`,
 * a settlement's `betId_settlement_n`, a rollback's `…_rollback` with its `parentId`.
 *
 * GR8 gives its players free bets of its own: `award` promises one, a bet names it as `awardId` and is then paid by it whole, `release`
 * pays it out, `retract` takes back what was not used. What is promised is listed as `bonus` in the balances.
 */
export const GR8_ERRORS = [
  'error.general',
  'error.request.invalid',
  'error.signature.invalid',
  'error.token.invalid',
  'error.user.not-found',
  'error.retry.incorrect',
  'decline.parent.notfound',
  'decline.parent.failed',
  'decline.balance.conflict',
  'decline.player.blocked',
  'decline.lowbalance',
  'decline.restrictions',
] as const;
export type Gr8Error = (typeof GR8_ERRORS)[number];

/** Seconds for which a session is valid without a bet: GR8 asks the site for another token before that. */
export const GR8_SESSION_SECONDS = 4 * 3_600;

/** Its one entry. */
export const GR8_GAME = 'sportsbook';

export const gr8Proof = signedBytes('gr8');

const SELECTION = {
  event: 'eventId',
  title: 'eventName',
  market: 'marketName',
  outcome: 'outcomeName',
  odds: 'odds',
} as const;
const player = { playerId: idText, currency: currencyText };
const transaction = { ...player, transactionId: idText, betId: idText };

const award = { ...player, transactionId: idText, awardId: idText, amount: jsonAmount() };

export const gr8Requests = {
  authenticate: z.object({ token: idText }),
  balance: z.object(player),
  bet: z.object({
    ...transaction,
    sessionId: idText,
    amount: jsonAmount(),
    selections: slipOf(SELECTION),
    /** The free bet that pays it, whole. */
    awardId: idText.optional(),
  }),
  settle: z.object({ ...transaction, parentId: idText, amount: jsonAmount({ zero: true }) }),
  'bet-settle': z.object({
    ...transaction,
    sessionId: idText,
    amount: jsonAmount(),
    selections: slipOf(SELECTION),
    payout: jsonAmount({ zero: true }),
  }),
  rollback: z.object({ ...player, transactionId: idText, parentId: idText, amount: jsonAmount({ zero: true }) }),
  /** Money that answers no bet: an adjustment of GR8's, paid at once. */
  deposit: z.object({ ...player, transactionId: idText, amount: jsonAmount() }),
  award: z.object(award),
  release: z.object(award),
  /** Without an amount the whole of it. */
  retract: z.object({ ...award, amount: jsonAmount({ zero: true }).default(0n) }),
} as const;

/** Claims of the link's token. Times in seconds, as RFC 7519 has them. */
export const gr8Claims = z.object({
  iss: z.string().max(100),
  aud: z.literal('gr8'),
  /** The player's id at the operator. */
  sub: idText,
  /** The token that `authenticate` exchanges, once. */
  jti: idText,
  name: z.string().max(100),
  currency: currencyText,
  lang: z.string().regex(/^[a-z]{2}$/),
  iat: z.int(),
  exp: z.int(),
});
export type Gr8Claims = z.output<typeof gr8Claims>;

/** A public key of the operator, as RFC 7517 writes it. */
export const gr8PublicKey = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  n: z.string().regex(/^[A-Za-z0-9_-]{300,800}$/),
  e: z.string().regex(/^[A-Za-z0-9_-]{1,8}$/),
});
export const gr8PublicKeys = z.object({ keys: z.array(gr8PublicKey).max(20) });
export type Gr8PublicKey = z.output<typeof gr8PublicKey>;

/** The public half of a key, named by the fingerprint of RFC 7638. */
export function publicKeyOf(key: KeyObject): Gr8PublicKey {
  const half = key.type === 'public' ? key : createPublicKey(key as never);
  const { n = '', e = '' } = half.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e };
}

/** Signs the claims with a private key: a compact JWT. */
export function signGr8Token(claims: Gr8Claims, { kid, key }: { kid: string; key: KeyObject }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/**
 * Returns the claims of a verified token: by the key that it names, by RS256 and nothing else, and not before or after its
 * time. Null for anything that is not. `atSeconds` is Unix time.
 */
export function readGr8Token(token: string, keys: readonly Gr8PublicKey[], atSeconds: number): Gr8Claims | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = gr8Header.safeParse(jsonOf(head)).data;
  const jwk = keys.find(({ kid }) => kid === header?.kid);
  if (rest.length > 0 || !jwk) return null;
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return null;
  const claims = gr8Claims.safeParse(jsonOf(body)).data;
  if (!claims || claims.exp <= atSeconds || claims.iat > atSeconds + CLOCK_SECONDS) return null;
  return claims;
}

/** Largest difference of the two clocks. */
const CLOCK_SECONDS = 60;
/** `alg` is fixed: a token that names another is none (`none`, or HMAC keyed with our public key). */
const gr8Header = z.object({ alg: z.literal('RS256'), typ: z.literal('JWT').optional(), kid: z.string().max(64) });

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
