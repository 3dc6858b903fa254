import * as z from 'zod';
import {
  addressText,
  currencyText,
  featureTexts,
  formAmount,
  idText,
  pictureText,
  rtpText,
  shownText,
  volatilityText,
} from '../fields.ts';
import { encodeForm, type FormFields, sortFields } from '../form.ts';
import { hmacHex, isFresh, md5Hex, readStamp, sameText } from '../signature.ts';

/**
 * Pragmatic RGS: a seamless wallet of form-encoded calls, one path per action, each signed by the field `hash` over all
 * other fields in the order of their names. Answers are JSON with HTTP 200 and `error` 0 or a number of the table below.
 *
 * The public scheme signs with MD5 over the joined fields with the secret behind them. Where both sides may choose (the
 * sandbox does) the default is HMAC-SHA256 keyed with the secret over the path behind the integration's root (`bet`), a
 * line feed and the same text: MD5 of a suffix secret can be extended, and without the path a bet that somebody saw would
 * be taken for its own refund. `currency`, `token` and `timestamp` are optional fields of the public scheme that we ask for.
 */
export const PRAGMATIC_RGS_ERRORS = {
  none: { error: 0, description: 'Success' },
  insufficientBalance: { error: 1, description: 'Insufficient balance' },
  playerNotFound: { error: 2, description: 'Player not found' },
  betNotAllowed: { error: 3, description: 'Bet is not allowed' },
  tokenInvalid: { error: 4, description: 'Player authentication failed: the token is invalid or expired' },
  hashInvalid: { error: 5, description: 'Invalid hash code or request too old' },
  playerFrozen: { error: 6, description: 'Player is frozen' },
  badParameters: { error: 7, description: 'Bad parameters in the request' },
  gameNotFound: { error: 8, description: 'Game is not found or disabled' },
  betLimit: { error: 50, description: 'Bet limit has been reached' },
  internalRetry: { error: 100, description: 'Internal server error, the request is to be sent again' },
  internalFinal: { error: 120, description: 'Internal server error, the request is not to be sent again' },
} as const;

export type PragmaticRgsHashScheme = 'hmac-sha256' | 'md5';

/** The text that is signed: `a=1&b=2` of all fields but `hash`, decoded, in the order of their names. */
export function pragmaticRgsSignedText(fields: FormFields): string {
  return Object.entries(sortFields(fields))
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Key that both sides agreed on, and the path that a call goes to, in lower case without `.html`. */
export interface PragmaticRgsKey {
  readonly secret: string;
  readonly scheme: PragmaticRgsHashScheme;
  readonly path: string;
}

/** Hash of the fields by the scheme of the key, in hexadecimal; only HMAC-SHA256 covers the path. */
export function pragmaticRgsHash(fields: FormFields, { secret, scheme, path }: PragmaticRgsKey): string {
  const text = pragmaticRgsSignedText(fields);
  return scheme === 'md5' ? md5Hex(text + secret) : hmacHex('sha256', secret, `${path}\n${text}`);
}

/** Writes a call: stamps it, signs it, encodes it. */
export function signPragmaticRgs(fields: FormFields, { now, ...key }: PragmaticRgsKey & { now: number }): string {
  const stamped = { ...fields, timestamp: String(now) };
  return encodeForm({ ...stamped, hash: pragmaticRgsHash(stamped, key) });
}

/** Returns true if a call has the right hash for its fields and is fresh. */
export function isPragmaticRgsSigned(fields: FormFields, { now, ...key }: PragmaticRgsKey & { now: number }): boolean {
  const isGenuine = sameText(fields.hash ?? '', pragmaticRgsHash(fields, key));
  const stamp = readStamp(fields.timestamp, 1);
  return isGenuine && stamp !== null && isFresh(stamp, now);
}

const base = { providerId: idText, userId: idText };
const money = { ...base, gameId: idText, roundId: idText, reference: idText, currency: currencyText };

/** Fields of each action, beside `hash` and `timestamp`. */
export const pragmaticRgsRequests = {
  authenticate: z.object({ providerId: idText, token: idText }),
  balance: z.object({ ...base, token: idText.optional() }),
  bet: z.object({ ...money, token: idText, amount: formAmount() }),
  result: z.object({ ...money, token: idText.optional(), amount: formAmount({ zero: true }) }),
  /** A stake and its win in one movement; our addition, the public scheme sends the two apart. */
  betresult: z.object({ ...money, token: idText, amount: formAmount(), winAmount: formAmount({ zero: true }) }),
  bonuswin: z.object({ ...money, amount: formAmount({ zero: true }) }),
  jackpotwin: z.object({ ...money, amount: formAmount({ zero: true }) }),
  promowin: z.object({ ...base, reference: idText, currency: currencyText, campaignId: idText, amount: formAmount() }),
  /** `reference` is the one of the bet that is taken back. */
  refund: z.object({ ...base, reference: idText, gameId: idText.optional(), roundId: idText.optional() }),
  endround: z.object({ ...base, gameId: idText, roundId: idText }),
} as const;

export type PragmaticRgsAction = keyof typeof pragmaticRgsRequests;
export type PragmaticRgsRequest<A extends PragmaticRgsAction> = z.output<(typeof pragmaticRgsRequests)[A]>;

/** True for the name of a wallet call. */
export function isPragmaticRgsAction(text: string): text is PragmaticRgsAction {
  return Object.hasOwn(pragmaticRgsRequests, text);
}

/** One row of the game list. */
export const pragmaticRgsGame = z.object({
  id: idText,
  name: shownText,
  provider: z.object({ name: shownText }),
  iconImageUrl: pictureText.nullish(),
  rtp: rtpText.optional(),
  /** Ours: what the maths computes for the game. */
  volatility: volatilityText.optional(),
  /** `BUY` is theirs; the other words are ours. */
  features: featureTexts.optional(),
  demoGameAvailable: z.boolean().optional(),
  mobile: z.boolean().optional(),
});
export type PragmaticRgsGame = z.output<typeof pragmaticRgsGame>;

/** The list call; rows are judged one by one, so that one bad row does not hide the others. */
export const pragmaticRgsGameList = z.object({ error: z.literal(0), game_list: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a game: real money (`play_mode` 1) or for fun (0). */
export const pragmaticRgsLaunch = z.object({
  game_id: idText,
  device_type: z.enum(['1', '2']),
  play_mode: z.enum(['0', '1']),
  token: idText,
  userId: idText,
  userName: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  lobbyUrl: z.string().max(500),
});
export const pragmaticRgsLaunched = z.object({ error: z.literal(0), gameURL: addressText });

/** Asks for a link to one round of a player's: ours in its words, since how a round is shown is agreed with each operator. */
export const pragmaticRgsReplay = z.object({
  userId: idText,
  gameId: idText,
  roundId: idText,
  language: z.string().regex(/^[a-z]{2}$/),
});
/** 8 means that there is no such round. */
export const pragmaticRgsReplayed = z.union([
  z.object({ error: z.literal(0), replayUrl: addressText }),
  z.object({ error: z.literal(8) }),
]);
