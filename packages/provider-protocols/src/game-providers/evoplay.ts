import * as z from 'zod';
import { addressText, currencyText, formAmount, idText, pictureText, shownText } from '../fields.ts';
import { encodeForm, type FormFields, sortFields } from '../form.ts';
import { hmacHex, isFresh, md5Hex, readStamp, sameText } from '../signature.ts';

/**
 * Evoplay: a seamless wallet with one address. Calls are forms whose `name` is the operation (`init`, `balance`, `bet`,
 * `win`, `refund`), details are in `data[…]`, and `signature` proves them. Answers are JSON with HTTP 200 and `status`
 * `ok` or `error`.
 *
 * The public scheme signs with MD5 over the values alone, joined by `*`, the project and the version before and the key
 * behind them. It covers neither the field of a value nor the time of sending. Where both sides may choose (the sandbox
 * does) the default is HMAC-SHA256 keyed with the secret over all fields by name, written as a form, with project, version
 * and the field `timestamp` among them.
 */
export type EvoplayScheme = 'hmac-sha256' | 'md5';

export interface EvoplayKey {
  readonly project: string;
  readonly secret: string;
  readonly scheme: EvoplayScheme;
}

/** Version of the callback scheme. */
export const EVOPLAY_VERSION = '1';

/** Text that the public scheme signs: `project*version*values*key`, the values in the order in which they came. */
export function evoplayJoined(fields: FormFields, { project, secret }: EvoplayKey): string {
  const values = Object.entries(fields).flatMap(([name, value]) => (name === 'signature' ? [] : [value]));
  return [project, EVOPLAY_VERSION, ...values, secret].join('*');
}

/** Signature of the fields by the scheme of the key, in hexadecimal: MD5 of the joined text, or HMAC-SHA256 of the sorted form. */
export function evoplaySignature(fields: FormFields, key: EvoplayKey): string {
  if (key.scheme === 'md5') return md5Hex(evoplayJoined(fields, key));
  const { signature: _, ...signed } = fields;
  const named = { ...signed, project: key.project, version: EVOPLAY_VERSION };
  return hmacHex('sha256', key.secret, encodeForm(sortFields(named)));
}

/** Writes a call: stamps it, signs it, encodes it. */
export function signEvoplay(fields: FormFields, { now, ...key }: EvoplayKey & { now: number }): string {
  const stamped = { ...fields, timestamp: String(now) };
  return encodeForm({ ...stamped, signature: evoplaySignature(stamped, key) });
}

/** Returns true if a call has the right signature for its fields and is fresh. */
export function isEvoplaySigned(fields: FormFields, { now, ...key }: EvoplayKey & { now: number }): boolean {
  const isGenuine = sameText(fields.signature ?? '', evoplaySignature(fields, key));
  const stamp = readStamp(fields.timestamp, 1);
  return isGenuine && stamp !== null && isFresh(stamp, now);
}

/** `data[amount]` as `amount`; fields outside `data` keep their names. */
export function evoplayData(fields: FormFields): FormFields {
  const inner = Object.entries(fields).map(([name, value]) => [/^data\[(\w+)\]$/.exec(name)?.[1] ?? name, value]);
  return Object.fromEntries(inner);
}

/** Kinds of a win: an ordinary one answers its bet in `bet_action_id`. */
export const EVOPLAY_WIN_TYPES = ['win', 'jackpot', 'freespins', 'promotion'] as const;

const base = { token: idText, callback_id: idText, user_id: idText, currency: currencyText };
const action = { ...base, round_id: idText, action_id: idText, game_id: idText };

export const evoplayRequests = {
  init: z.object(base),
  balance: z.object(base),
  bet: z.object({ ...action, amount: formAmount() }),
  win: z.object({ ...action, amount: formAmount({ zero: true }), type: z.enum(EVOPLAY_WIN_TYPES).default('win') }),
  /** A stake and its win in one movement; our addition, the public scheme sends the two apart. */
  bet_win: z.object({ ...action, amount: formAmount(), win_amount: formAmount({ zero: true }) }),
  refund: z.object({ ...base, action_id: idText, refund_action_id: idText, amount: formAmount({ zero: true }) }),
} as const;

export type EvoplayAction = keyof typeof evoplayRequests;
export type EvoplayRequest<A extends EvoplayAction> = z.output<(typeof evoplayRequests)[A]>;

const flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)]);

/** One entry of the game map, whose key is the game's id. */
export const evoplayGame = z.object({
  name: shownText,
  /** Name of the game's package: never two alike. */
  absolute_name: idText,
  type_id: z.number().int().min(0).max(99),
  /** True if it fits a desktop; `mobile`: a phone. */
  desktop: flag,
  mobile: flag,
  image: pictureText.optional(),
  demo: flag.optional(),
});
export type EvoplayGame = z.output<typeof evoplayGame>;

/** The list: a map of ids. An entry of another shape spoils itself alone. */
export const evoplayGameMap = z.object({ status: z.literal('ok'), data: z.record(idText, z.unknown()) });

/** Request of the operator to open a game. */
export const evoplayLaunch = z.object({
  token: idText,
  game: idText,
  user_id: idText,
  user_name: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  exit_url: z.string().max(500),
  denomination: z.enum(['default', 'fun']),
  /** Country of the player, where it is sent. */
  user_geo: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  timestamp: z.string(),
  signature: z.string(),
});
export const evoplayLaunched = z.object({ status: z.literal('ok'), data: z.object({ link: addressText }) });

/** Asks for a link to one round of a player's. */
export const evoplayReplay = z.object({
  user_id: idText,
  game: idText,
  round_id: idText,
  language: z.string().regex(/^[a-z]{2}$/),
  timestamp: z.string(),
  signature: z.string(),
});
/** `round_not_found` means that there is no such round. */
export const evoplayReplayed = z.union([
  evoplayLaunched,
  z.object({ status: z.literal('error'), error: z.object({ code: z.literal('round_not_found') }) }),
]);
