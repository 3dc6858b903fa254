import * as z from 'zod';
import { currencyText, idText, jsonAmount, pictureText, rtpText, shownText, volatilityText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Upgaming: slots and crash games. One JSON call per action, answered with HTTP 200 and `StatusCode` 0 or a number of the
 * table below. A launch answers `Content`: a piece of HTML that holds the game, which is shown in a sandboxed document of
 * its own and never becomes a part of ours.
 */
export const UPGAMING_STATUSES = {
  success: 0,
  insufficientBalance: 1001,
  playerNotFound: 1002,
  playerBlocked: 1003,
  sessionExpired: 1004,
  gameUnavailable: 1005,
  invalidRequest: 1006,
  invalidSignature: 1007,
  transactionConflict: 1008,
  transactionRefunded: 1009,
  roundSettled: 1010,
  tryAgain: 1999,
} as const;
export type UpgamingStatus = (typeof UPGAMING_STATUSES)[keyof typeof UPGAMING_STATUSES];

export const upgamingProof = signedBytes('upgaming');

const user = { UserId: idText, Currency: currencyText };
const round = { ...user, GameId: idText, RoundId: idText, TransactionId: idText };
const seated = { ...round, SessionId: idText, BetAmount: jsonAmount() };

export const upgamingRequests = {
  authenticate: z.object({ Token: idText }),
  balance: z.object(user),
  bet: z.object(seated),
  win: z.object({ ...round, WinAmount: jsonAmount({ zero: true }), BetTransactionId: idText.nullish() }),
  betwin: z.object({ ...seated, WinAmount: jsonAmount({ zero: true }) }),
  jackpot: z.object({ ...round, WinAmount: jsonAmount() }),
  freespinwin: z.object({ ...round, WinAmount: jsonAmount({ zero: true }) }),
  refund: z.object({ ...user, TransactionId: idText, BetTransactionId: idText, Amount: jsonAmount({ zero: true }) }),
} as const;

/** 1 desktop, 2 mobile, 3 both. */
export const UPGAMING_PLATFORMS = [1, 2, 3] as const;

/** One row of the game list. */
export const upgamingGame = z.object({
  id: z.int().min(0),
  gameId: idText,
  gameName: shownText,
  is_active: z.boolean(),
  cdnUrl: pictureText.nullish(),
  gamePlatformTypeId: z.literal(UPGAMING_PLATFORMS),
  rtp: rtpText.optional(),
  volatility: volatilityText.optional(),
});
export type UpgamingGame = z.output<typeof upgamingGame>;
export const upgamingGameList = z.object({ games: z.array(z.unknown()).max(20_000) });

/** Longest document of a launch. */
export const UPGAMING_CONTENT_MAX = 100_000;

/** Request of the operator to open a game. */
export const upgamingLaunch = z.object({
  /** For money, or for fun: then the player is nobody and no wallet call is made. */
  mode: z.enum(['real', 'fun']),
  gameId: idText,
  isMobile: z.boolean(),
  token: idText,
  userId: idText,
  userName: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  lobbyUrl: z.string().max(500),
});
export const upgamingLaunched = z.object({ Content: z.string().min(1).max(UPGAMING_CONTENT_MAX) });
