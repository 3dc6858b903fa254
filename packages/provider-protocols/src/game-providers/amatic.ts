import * as z from 'zod';
import {
  addressText,
  currencyText,
  idText,
  jsonAmount,
  pictureText,
  rtpText,
  shownText,
  volatilityText,
} from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Amatic: slots. No description of its wallet is public, so both sides speak the plainest form there is: one JSON call per
 * action, proved over path and bytes, answered with HTTP 200 and a number in `code`. A credit names the debit that it answers
 * in `debitId`; a rollback names the debit that it takes back.
 */
export const AMATIC_CODES = {
  ok: 0,
  badRequest: 1,
  signatureInvalid: 2,
  sessionInvalid: 3,
  playerUnknown: 4,
  playerBlocked: 5,
  gameUnavailable: 6,
  insufficientFunds: 10,
  currencyMismatch: 11,
  transactionConflict: 12,
  transactionRolledBack: 13,
  roundClosed: 14,
  retry: 99,
} as const;
export type AmaticCode = (typeof AMATIC_CODES)[keyof typeof AMATIC_CODES];

export const amaticProof = signedBytes('amatic');

const base = { playerId: idText, currency: currencyText };
const money = { ...base, gameId: idText, roundId: idText, transactionId: idText };
const staked = { ...money, sessionId: idText, amount: jsonAmount() };

/** Wallet calls by the last part of their path. */
export const amaticRequests = {
  authenticate: z.object({ token: idText }),
  balance: z.object(base),
  debit: z.object(staked),
  credit: z.object({
    ...money,
    amount: jsonAmount({ zero: true }),
    debitId: idText.nullable(),
    kind: z.enum(['win', 'jackpot', 'freegame', 'promotion']).default('win'),
  }),
  /** A stake and its win in one movement. */
  'debit-credit': z.object({ ...staked, win: jsonAmount({ zero: true }) }),
  rollback: z.object({
    ...base,
    transactionId: idText,
    debitId: idText,
    amount: jsonAmount({ zero: true }).optional(),
  }),
} as const;

/** One row of the game list. */
export const amaticGame = z.object({
  gameid: idText,
  name: shownText,
  menu_title: shownText,
  category: shownText,
  /** 1 where the game fits phones. */
  mobile: z.union([z.literal([0, 1]).transform(Boolean), z.boolean()]),
  iconurl1: pictureText,
  /** 1 for the games of another age, which no browser plays any more. */
  flash: z.union([z.literal([0, 1]).transform(Boolean), z.boolean()]),
  /** Ours: what the maths computes for the game. */
  rtp: rtpText.optional(),
  volatility: volatilityText.optional(),
});
export type AmaticGame = z.output<typeof amaticGame>;
export const amaticGameList = z.object({ games: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a game. */
export const amaticLaunch = z.object({
  gameid: idText,
  mode: z.enum(['real', 'fun']),
  token: idText,
  playerId: idText,
  playerName: shownText,
  currency: currencyText,
  lang: z.string().regex(/^[a-z]{2}$/),
  lobbyUrl: z.string().max(500),
});
export const amaticLaunched = z.object({ url: addressText });
