import { createHash } from 'node:crypto';
import * as z from 'zod';
import { addressText, currencyText, formAmount, idText, pictureText, shownText } from '../fields.ts';
import { hmacHex, isFresh, sameText } from '../signature.ts';
import type { SignedBytes } from '../signed-bytes.ts';

/**
 * PG Soft: form-encoded calls, whatever happens answered with HTTP 200 and `{data, error}`, one of the two null. A bet and
 * its win are one call, `TransferInOut`, whose `transfer_amount` is the net movement: win minus bet.
 *
 * The public scheme proves a call by `operator_token` and a secret key, both fields of the body, and knows a set of
 * headers that an operator may ask for instead. We ask for them, so that the secret never travels: `x-date`,
 * `x-content-sha256` (of the raw body) and `authorization`, an HMAC-SHA256 over the path and the other two.
 */
export const PGSOFT_OPERATOR = 'ordago';

export const PGSOFT_ERRORS = {
  invalidRequest: { code: '1034', message: 'Invalid request' },
  tryAgain: { code: '1200', message: 'Internal server error' },
  sessionInvalid: { code: '1302', message: 'Invalid player session' },
  playerBlocked: { code: '1303', message: 'Player is blocked' },
  playerUnknown: { code: '3004', message: 'Player does not exist' },
  betExists: { code: '3032', message: 'Bet already exists' },
  betFailed: { code: '3033', message: 'Bet failed' },
  insufficientBalance: { code: '3202', message: 'Not enough cash balance to bet' },
} as const;
export type PgsoftError = (typeof PGSOFT_ERRORS)[keyof typeof PGSOFT_ERRORS];

const SIGNED_HEADERS = 'path;x-content-sha256;x-date';

/** The three headers that prove a call; `x-date` carries seconds. */
export const pgsoftProof: SignedBytes = {
  timestampHeader: 'x-date',
  signatureHeader: 'authorization',
  sign: (body, { secret, path, now }) => {
    const date = dateText(now);
    const digest = sha256Hex(body);
    return { 'x-date': date, 'x-content-sha256': digest, authorization: authorisation({ secret, path, date, digest }) };
  },
  isSigned: (body, headers, { secret, path, now }) => {
    const date = headers['x-date'] ?? '';
    const stamp = readDate(date);
    const digest = sha256Hex(body);
    if (stamp === null || !isFresh(stamp, now) || !sameText(headers['x-content-sha256'] ?? '', digest)) return false;
    return sameText(headers.authorization ?? '', authorisation({ secret, path, date, digest }));
  },
};

function authorisation({
  secret,
  path,
  date,
  digest,
}: {
  secret: string;
  path: string;
  date: string;
  digest: string;
}): string {
  const credential = `${date.slice(0, 8)}/${PGSOFT_OPERATOR}/pws/v1`;
  const signature = hmacHex('sha256', secret, `${path}\n${digest}\n${date}\n${credential}`);
  return `PWS-HMAC-SHA256 Credential=${credential},SignedHeaders=${SIGNED_HEADERS},Signature=${signature}`;
}

function sha256Hex(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** `20260921T141320Z`. */
function dateText(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function readDate(text: string): number | null {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  const stamp = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(stamp) ? null : stamp;
}

/** `True` and `False`, as the provider writes them; absent means false. */
const flag = z
  .enum(['True', 'False', 'true', 'false'])
  .default('False')
  .transform((text) => text.toLowerCase() === 'true');

const base = { operator_token: z.literal(PGSOFT_OPERATOR) };
const player = { ...base, player_name: idText };

export const pgsoftRequests = {
  VerifySession: z.object({ ...base, operator_player_session: idText }),
  Get: z.object({ ...player, operator_player_session: idText.optional() }),
  /** One movement. `transfer_amount` may be below zero and has to be win minus bet, digit by digit. */
  TransferInOut: z
    .object({
      ...player,
      operator_player_session: idText,
      game_id: idText,
      /** The bet that opened the round; the free spins of a feature name it. */
      parent_bet_id: idText,
      bet_id: idText,
      transaction_id: idText,
      currency_code: currencyText,
      bet_amount: formAmount({ zero: true }),
      win_amount: formAmount({ zero: true }),
      transfer_amount: z.string().max(40),
      updated_time: z.string().regex(/^\d{9,14}$/),
      /** A bet that was left pending, sent again: 60 minutes later by default. */
      is_validate_bet: flag,
      /** A correction of a pending bet: it pays, it never takes. */
      is_adjustment: flag,
      /** A spin of a feature: it is paid for already, so it bears no bet. Nothing else may lack one. */
      is_feature: flag,
      /** A feature that was bought by nobody: its spins are free. */
      is_parent_zero_stake: flag,
      is_end_round: flag,
    })
    .refine((data) => isNetOf(data.transfer_amount, data.win_amount - data.bet_amount), { path: ['transfer_amount'] })
    .refine((data) => !data.is_adjustment || data.bet_amount === 0n, { path: ['is_adjustment'] })
    .refine((data) => data.bet_amount > 0n || data.is_feature || data.is_adjustment, { path: ['bet_amount'] }),
  /** Money that belongs to no bet: a prize of a tournament, a jackpot, a campaign. */
  Adjustment: z.object({
    ...player,
    currency_code: currencyText,
    adjustment_transaction_id: idText,
    transfer_amount: formAmount({ zero: true }),
    transaction_type: z.enum(['jackpot', 'free_game', 'tournament']),
    adjustment_time: z.string().regex(/^\d{9,14}$/),
  }),
  /** Takes a pending bet back; our addition, in the public scheme both sides settle such bets by hand. */
  CancelTransfer: z.object({
    ...player,
    currency_code: currencyText,
    transaction_id: idText,
    transfer_amount: formAmount({ zero: true }),
  }),
} as const;

export type PgsoftAction = keyof typeof pgsoftRequests;
export type PgsoftRequest<A extends PgsoftAction> = z.output<(typeof pgsoftRequests)[A]>;

/** Returns true if `text` is that net movement: `-0.5` and `-0.50000` are one. */
function isNetOf(text: string, net: bigint): boolean {
  const isBelow = text.startsWith('-');
  const read = formAmount({ zero: true }).safeParse(isBelow ? text.slice(1) : text);
  return read.success && (isBelow ? -read.data : read.data) === net;
}

/** One row of the game list (specification 2, section 3). */
export const pgsoftGame = z.object({
  name: shownText,
  iconurl: pictureText,
  gameid: idText,
  vendorid: idText,
  symbol: idText,
});
export type PgsoftGame = z.output<typeof pgsoftGame>;
/** The list call; rows are judged one by one, so that one bad row does not hide the others. */
export const pgsoftGameList = z.object({ data: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a game. The session travels from server to server and is verified by the provider. */
export const pgsoftLaunch = z.object({
  ...base,
  gameid: idText,
  operator_player_session: idText,
  player_name: idText,
  nickname: shownText,
  currency: currencyText,
  lang: z.string().regex(/^[a-z]{2}$/),
  lobbyUrl: z.string().max(500),
});
export const pgsoftLaunched = z.object({ data: z.object({ url: addressText }) });

/** Asks for the page of one bet, which is opened with a one-time token of the operator's. */
export const pgsoftBetDetail = z.object({
  ...base,
  player_name: idText,
  gameid: idText,
  parent_bet_id: idText,
  lang: z.string().regex(/^[a-z]{2}$/),
});
/** 3021 means that there is no such bet. */
export const pgsoftBetDetailed = z.union([
  pgsoftLaunched,
  z.object({ data: z.null(), error: z.object({ code: z.literal('3021') }) }),
]);
