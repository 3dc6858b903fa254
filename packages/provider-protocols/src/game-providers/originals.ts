import * as z from 'zod';
import { addressText, currencyText, featureTexts, formAmount, idText, shownText } from '../fields.ts';
import { hmacHex, isFresh, readStamp, sameText } from '../signature.ts';

/**
 * Our own games. JSON both ways over HTTP, amounts as decimal text, one path per action. Every call, whoever makes it,
 * bears two headers: the time in milliseconds, and HMAC-SHA256 over that time, a dot, the path behind the integration's
 * root (`bet`, `sessions`), a dot and the raw bytes of the body, keyed with the shared secret. The operator answers wallet
 * calls with HTTP 200 and `status`: `ok`, or the refusal's name of the error catalogue.
 */
export const ORIGINALS_TIMESTAMP_HEADER = 'x-originals-timestamp';
export const ORIGINALS_SIGNATURE_HEADER = 'x-originals-signature';

/** Proof of a call. */
export interface OriginalsProof {
  readonly timestamp: string;
  readonly signature: string;
}

interface SigningKey {
  readonly secret: string;
  readonly now: number;
  readonly path: string;
}

/** HMAC-SHA256 in hexadecimal over the timestamp in milliseconds, the path and the raw bytes, with dots between. */
export function originalsSignature(
  body: Uint8Array,
  { secret, timestamp, path }: { secret: string; timestamp: string; path: string },
): string {
  return hmacHex('sha256', secret, `${timestamp}.${path}.`, body);
}

/** Signs a call; `now` in milliseconds since 1970. */
export function signOriginals(body: Uint8Array, { secret, now, path }: SigningKey): OriginalsProof {
  const timestamp = String(now);
  return { timestamp, signature: originalsSignature(body, { secret, timestamp, path }) };
}

/** The headers of a signed call. */
export function originalsHeaders(proof: OriginalsProof): Record<string, string> {
  return { [ORIGINALS_TIMESTAMP_HEADER]: proof.timestamp, [ORIGINALS_SIGNATURE_HEADER]: proof.signature };
}

/** Returns true if the signature over path and raw bytes and the time are valid. `now` in milliseconds since 1970. */
export function isOriginalsSigned(
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
  { secret, now, path }: SigningKey,
): boolean {
  const timestamp = String(headers[ORIGINALS_TIMESTAMP_HEADER] ?? '');
  const stamp = readStamp(timestamp, 1);
  if (stamp === null || !isFresh(stamp, now)) return false;
  const signature = String(headers[ORIGINALS_SIGNATURE_HEADER] ?? '');
  return sameText(signature, originalsSignature(body, { secret, timestamp, path }));
}

const player = { user_id: idText, currency: currencyText };
const money = { ...player, game_id: idText, round_id: idText, transaction_id: idText };

/** Reason why a win is paid: `ordinary` answers a bet of its round, the others need none. */
export const ORIGINALS_WIN_TYPES = ['ordinary', 'jackpot', 'free-round', 'promotion'] as const;

export const originalsRequests = {
  /** With a session: refused with `game-session-expired` once that has ended. */
  balance: z.object({ ...player, session: idText.optional() }),
  bet: z.object({ ...money, session: idText, amount: formAmount() }),
  'bet-win': z.object({ ...money, session: idText, amount: formAmount(), win_amount: formAmount({ zero: true }) }),
  win: z.object({
    ...money,
    amount: formAmount({ zero: true }),
    win_type: z.enum(ORIGINALS_WIN_TYPES).default('ordinary'),
    /** The bet that an ordinary win answers. */
    settles: idText.optional(),
  }),
  rollback: z.object({ ...player, transaction_id: idText, target: idText, amount: formAmount({ zero: true }) }),
} as const;

export type OriginalsAction = keyof typeof originalsRequests;
export type OriginalsRequest<A extends OriginalsAction> = z.output<(typeof originalsRequests)[A]>;

/** One row of the list. RTP in hundredths of a percent, at the player's worst choice and, where it differs, the best. */
export const originalsGame = z.object({
  id: idText,
  name: shownText,
  /** The name in each language of the site; `name` is the one of the first. */
  names: z.object({ es: shownText, en: shownText, pt: shownText }).optional(),
  /** Day of its release, `2026-11-26`. */
  released: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  kind: idText,
  casino_type: z.enum(['slots', 'live', 'virtual']),
  categories: z.array(idText).max(8),
  rtp: z.number().int().min(1).max(10_000),
  rtp_max: z.number().int().min(1).max(10_000).optional(),
  /** `chosen`: the player's choice makes it. */
  volatility: z.enum(['low', 'medium', 'high', 'chosen']),
  features: featureTexts.optional(),
  /** Least stake, the same figure in every currency. */
  bet_min: z
    .string()
    .regex(/^\d{1,7}\.\d{2,5}$/)
    .optional(),
  /** The most that a bet can return, in hundredths of the stake. */
  win_max: z.number().int().min(1).max(1_000_000_000).optional(),
});
export type OriginalsGame = z.output<typeof originalsGame>;
export const originalsGameList = z.array(z.unknown()).max(1_000);

/** Request of the operator to open a game. A demo session has no player and plays with play money of ours. */
export const originalsLaunch = z.object({
  game_id: idText,
  mode: z.enum(['real', 'demo']),
  session: idText,
  player: z.object({ id: idText, name: shownText }),
  currency: currencyText,
  language: z.enum(['es', 'en', 'pt']),
  lobby_url: z.string().max(500),
});
export type OriginalsLaunch = z.output<typeof originalsLaunch>;
export const originalsLaunched = z.object({ url: addressText });

/**
 * Proof of a round: the commitment made before it, and, once the seeds were rotated, the seed itself. Rounds of the
 * shared chain bear the chain instead of a pair of seeds.
 */
export const originalsProof = z.object({
  round: idText,
  game: idText,
  engine: idText,
  stake: z.string(),
  payout: z.string(),
  choice: z.unknown(),
  moves: z.array(z.unknown()),
  seeds: z
    .object({
      commitment: z.string().regex(/^[0-9a-f]{64}$/),
      server_seed: z.string().nullable(),
      client_seed: z.string(),
      nonce: z.number().int().min(0),
    })
    .nullable(),
  chain: z
    .object({
      terminal: z.string(),
      salt: z.string(),
      place: z.number().int().min(1),
      /** Null until the round has burst. */
      hash: z.string().nullable(),
    })
    .nullable(),
});
export type OriginalsRoundProof = z.output<typeof originalsProof>;
