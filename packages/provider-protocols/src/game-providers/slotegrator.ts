import * as z from 'zod';
import { addressText, currencyText, formAmount, idText, pictureText, shownText } from '../fields.ts';
import { encodeForm, type FormFields, parseForm, sortFields } from '../form.ts';
import { hmacHex, isFresh, readStamp, sameText } from '../signature.ts';

/**
 * Slotegrator: an aggregator whose wallet calls all go to one address, form-encoded, distinguished by `action`. The
 * four `X-` headers prove them: HMAC-SHA1 over the body's fields together with the first three headers, in the order of
 * their names, written as a query. Fresh within 5 minutes, and a nonce is taken once. The operator's own calls (list,
 * launch) are signed in the same way.
 */
export const SLOTEGRATOR_ERRORS = ['INSUFFICIENT_FUNDS', 'INTERNAL_ERROR'] as const;
export type SlotegratorError = (typeof SLOTEGRATOR_ERRORS)[number];

/** The three headers that are signed, and the signature. Names as in the signed text. */
export interface SlotegratorProof {
  readonly 'X-Merchant-Id': string;
  readonly 'X-Timestamp': string;
  readonly 'X-Nonce': string;
  readonly 'X-Sign': string;
}

/** HMAC-SHA1 in hexadecimal over the fields and the three headers, sorted by name and written as a query. */
export function slotegratorSign(fields: FormFields, headers: Omit<SlotegratorProof, 'X-Sign'>, key: string): string {
  const { 'X-Merchant-Id': merchant, 'X-Timestamp': timestamp, 'X-Nonce': nonce } = headers;
  const all = { ...fields, 'X-Merchant-Id': merchant, 'X-Timestamp': timestamp, 'X-Nonce': nonce };
  return hmacHex('sha1', key, encodeForm(sortFields(all)));
}

/** Signs a message; `now` in milliseconds, the header carries seconds. */
export function signSlotegrator(
  fields: FormFields,
  { merchant, key, nonce, now }: { merchant: string; key: string; nonce: string; now: number },
): SlotegratorProof {
  const headers = { 'X-Merchant-Id': merchant, 'X-Timestamp': String(Math.floor(now / 1_000)), 'X-Nonce': nonce };
  return { ...headers, 'X-Sign': slotegratorSign(fields, headers, key) };
}

/** Reads the proof from headers with lower-case names; null when one is missing or malformed. */
export function slotegratorProofOf(headers: Readonly<Record<string, string | undefined>>): SlotegratorProof | null {
  const proof = {
    'X-Merchant-Id': headers['x-merchant-id'] ?? '',
    'X-Timestamp': headers['x-timestamp'] ?? '',
    'X-Nonce': headers['x-nonce'] ?? '',
    'X-Sign': headers['x-sign'] ?? '',
  };
  return /^[\x21-\x7e]{8,64}$/.test(proof['X-Nonce']) ? proof : null;
}

/** Returns true if the signature, the merchant and the time are right. The receiver checks that the nonce is new. */
export function isSlotegratorSigned(
  fields: FormFields,
  proof: SlotegratorProof,
  { merchant, key, now }: { merchant: string; key: string; now: number },
): boolean {
  const isGenuine = sameText(proof['X-Sign'], slotegratorSign(fields, proof, key));
  const stamp = readStamp(proof['X-Timestamp'], 1_000);
  return isGenuine && sameText(proof['X-Merchant-Id'], merchant) && stamp !== null && isFresh(stamp, now);
}

/** Reads a body. Lists travel as `name[0]`, `name[1]`, … and stay that way in what is signed. */
export const parseSlotegratorBody = parseForm;

const base = { player_id: idText, currency: currencyText };
const money = { ...base, game_uuid: idText, transaction_id: idText, session_id: idText, round_id: idText };

/** Kinds of win that come without a bet. */
export const SLOTEGRATOR_WIN_TYPES = ['win', 'jackpot', 'freespin', 'promotion'] as const;

export const slotegratorRequests = {
  balance: z.object({ ...base, session_id: idText.optional() }),
  bet: z.object({ ...money, amount: formAmount() }),
  /** Winnings of free spins come once they are played, all of them in one call, with their campaign. */
  win: z
    .object({
      ...money,
      amount: formAmount({ zero: true }),
      type: z.enum(SLOTEGRATOR_WIN_TYPES).default('win'),
      freespin_id: idText.optional(),
    })
    .refine(
      ({ type, freespin_id }) => type === 'freespin' || freespin_id === undefined,
      'a campaign pays free spins alone',
    ),
  /** A stake and its win in one movement; our addition, the public scheme sends the two apart. */
  betwin: z.object({ ...money, amount: formAmount(), win_amount: formAmount({ zero: true }) }),
  refund: z.object({ ...money, amount: formAmount({ zero: true }), bet_transaction_id: idText }),
} as const;

export type SlotegratorAction = keyof typeof slotegratorRequests;
export type SlotegratorRequest<A extends SlotegratorAction> = z.output<(typeof slotegratorRequests)[A]>;

/** One row of the game list. */
export const slotegratorGame = z.object({
  uuid: idText,
  name: shownText,
  image: pictureText,
  type: shownText,
  provider: shownText,
  technology: shownText.optional(),
  is_mobile: z.boolean().or(z.literal([0, 1]).transform(Boolean)),
  has_freespins: z.boolean().or(z.literal([0, 1]).transform(Boolean)),
});
export type SlotegratorGame = z.output<typeof slotegratorGame>;
/** One page of the list, which contains the number of pages. */
export const slotegratorGameList = z.object({
  items: z.array(z.unknown()).max(20_000),
  _meta: z.object({ pageCount: z.coerce.number().int().min(0).max(10_000) }).optional(),
});

/** Request of the operator to open a game; the session id comes back in every wallet call of that session. */
export const slotegratorLaunch = z.object({
  game_uuid: idText,
  player_id: idText,
  player_name: shownText,
  currency: currencyText,
  session_id: idText,
  language: z.string().regex(/^[a-z]{2}$/),
  return_url: z.string().max(500).optional(),
  /** Sent for some studios: the game may show another currency than the player's, which the wallet keeps. */
  is_currency_substitute: z.literal('true').optional(),
});
export const slotegratorLaunched = z.object({ url: addressText });

const count = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);
const seconds = z
  .string()
  .regex(/^\d{10}$/)
  .transform(Number);

/** Free spins that the operator gives (`/freespins/set`): so many, each of one bet, good between two instants (Unix seconds). */
export const slotegratorFreeSpins = z
  .object({
    freespin_id: idText,
    player_id: idText,
    player_name: shownText,
    currency: currencyText,
    game_uuid: idText,
    quantity: count,
    bet: formAmount(),
    valid_from: seconds,
    valid_until: seconds,
  })
  .refine(({ valid_from, valid_until }) => valid_from < valid_until, 'free spins end after they begin');

/** State of free spins; `total_win` is decimal text. Answers `/freespins/set`, `/freespins/get` and `/freespins/cancel`. */
export const slotegratorFreeSpinsState = z.object({
  freespin_id: idText,
  status: z.enum(['active', 'finished', 'canceled', 'expired']),
  quantity: z.int().min(1).max(999),
  quantity_left: z.int().min(0).max(999),
  total_win: z.string().regex(/^\d{1,15}\.\d{2}$/),
});

/**
 * Findings of `/self-validate`: the aggregator tries our wallet calls on the newest session and reports how each was
 * answered.
 */
export const slotegratorValidation = z.object({
  success: z.boolean(),
  log: z
    .array(z.object({ name: z.string().min(1).max(100), success: z.boolean(), answer: z.string().max(1_000) }))
    .max(100),
});
