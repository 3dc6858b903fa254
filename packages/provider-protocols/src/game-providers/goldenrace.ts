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
 * GoldenRace: virtual sports sold as tickets. One JSON call per action (`login`, `balance`, `sale`, `cancel`, `payout`,
 * `jackpot`, and ours `sale-payout` for a ticket that is drawn at once), answered with HTTP 200 and a word in `result`. A
 * ticket holds one or more bets on one draw, all paid by one stake; a draw may see several tickets of the same player, so
 * the ticket is the money action and the draw the round. A payout or a cancel bears the ticket's own id.
 */
export const GOLDENRACE_RESULTS = [
  'OK',
  'ALREADY_PROCESSED',
  'INSUFFICIENT_FUNDS',
  'INVALID_SIGNATURE',
  'INVALID_SESSION',
  'INVALID_REQUEST',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'GAME_NOT_AVAILABLE',
  'CURRENCY_MISMATCH',
  'TICKET_CONFLICT',
  'TICKET_CANCELLED',
  'TICKET_ALREADY_PAID',
  'TICKET_NOT_FOUND',
  'RETRY',
] as const;
export type GoldenraceResult = (typeof GOLDENRACE_RESULTS)[number];

export const goldenraceProof = signedBytes('goldenrace');

/** Bets of one ticket. */
const BETS_MAX = 50;

const bet = z.object({
  betId: idText,
  market: idText,
  selection: idText,
  /** The price that the player saw, as decimal text. Not money: what a ticket won is in the payout. */
  odds: z.string().regex(/^\d{1,5}(\.\d{1,3})?$/),
  stake: jsonAmount(),
});
const ticket = { ticketId: idText, playerId: idText, currency: currencyText };
const draw = { ...ticket, gameId: idText, roundId: idText };
const sold = { ...draw, sessionId: idText, stake: jsonAmount(), bets: z.array(bet).min(1).max(BETS_MAX) };
const sums = ({ stake, bets }: { stake: bigint; bets: readonly { stake: bigint }[] }) =>
  bets.reduce((sum, part) => sum + part.stake, 0n) === stake;
const SUM = 'the stakes of the bets do not sum to the stake of the ticket';

export const goldenraceRequests = {
  login: z.object({ token: idText, playerId: idText }),
  balance: z.object({ playerId: idText, currency: currencyText }),
  sale: z.object(sold).refine(sums, SUM),
  'sale-payout': z.object({ ...sold, winning: jsonAmount({ zero: true }) }).refine(sums, SUM),
  /** Zero closes a lost ticket. */
  payout: z.object({ ...draw, winning: jsonAmount({ zero: true }) }),
  cancel: z.object({ ...ticket, stake: jsonAmount({ zero: true }) }),
  jackpot: z.object({ ...draw, winning: jsonAmount() }),
} as const;

/** One row of the game list. */
export const goldenraceGame = z.object({
  gameId: idText,
  gameTitle: shownText,
  thumbnail: pictureText.nullish(),
  provider: shownText,
  gameFriendlyName: idText,
  type: shownText,
  platforms: z.array(z.enum(['desktop', 'mobile'])).max(2),
  rtp: rtpText.optional(),
  volatility: volatilityText.optional(),
});
export type GoldenraceGame = z.output<typeof goldenraceGame>;
export const goldenraceGameList = z.object({ games: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a game. */
export const goldenraceLaunch = z.object({
  /** For money, or for fun: then the player is nobody and no wallet call is made. */
  mode: z.enum(['real', 'fun']),
  gameId: idText,
  platform: z.enum(['desktop', 'mobile']),
  token: idText,
  playerId: idText,
  playerName: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  lobbyUrl: z.string().max(500),
});
export const goldenraceLaunched = z.object({ url: addressText });
