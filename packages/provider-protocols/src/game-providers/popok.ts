import * as z from 'zod';
import { currencyText, idText, jsonAmount, pictureText, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * PopOK Gaming: JSON calls, one path per action. The operator asks for no address: it builds the link from a token, its
 * partner id and the platform, and the provider exchanges the token by `playerInfo`. Slots and mini games are one
 * integration, live tables another; both speak this wire, each with a key of its own. Answers are HTTP 200 with `code` 0 or
 * a number of the table below, which is ours: the public description leaves errors to the two sides, and the proof as
 * well.
 */
export const POPOK_CODES = {
  ok: 0,
  insufficientFunds: 101,
  tokenInvalid: 102,
  playerUnknown: 103,
  playerBlocked: 104,
  gameClosed: 105,
  badRequest: 106,
  conflict: 107,
  cancelled: 108,
  alreadySettled: 109,
  transactionUnknown: 110,
  signatureInvalid: 111,
  retry: 199,
} as const;
export type PopokCode = (typeof POPOK_CODES)[keyof typeof POPOK_CODES];

/** Our id at the provider, part of every launch link. */
export const POPOK_PARTNER = '271';

export const popokProof = signedBytes('popok');

const base = { partnerId: z.literal(POPOK_PARTNER) };
const player = { ...base, playerId: idText, currency: currencyText };
const round = { ...player, gameId: idText, roundId: idText, transactionId: idText };

export const popokRequests = {
  playerInfo: z.object({ ...base, externalToken: idText }),
  balance: z.object(player),
  bet: z.object({ ...round, externalToken: idText, amount: jsonAmount() }),
  win: z.object({ ...round, amount: jsonAmount({ zero: true }) }),
  /** A stake and its win in one movement, for mini games that are decided at once. */
  betWin: z.object({ ...round, externalToken: idText, betAmount: jsonAmount(), winAmount: jsonAmount({ zero: true }) }),
  jackpotWin: z.object({ ...round, amount: jsonAmount() }),
  freeSpinWin: z.object({ ...round, amount: jsonAmount() }),
  promoWin: z.object({ ...player, transactionId: idText, amount: jsonAmount() }),
  /** `transactionId` is the one of the bet that is taken back. */
  cancel: z.object({ ...player, transactionId: idText, amount: jsonAmount({ zero: true }) }),
} as const;

export type PopokAction = keyof typeof popokRequests;

/** One row of a list (specification 2, section 3). Ids come as numbers or as text. */
export const popokGame = z.object({
  gameName: shownText,
  id: z.union([idText, z.number().int().nonnegative().transform(String)]),
  gameType: shownText,
  thumbnail: pictureText,
});
export type PopokGame = z.output<typeof popokGame>;

/** The lists of the provider; a list that does not come is empty. */
export const POPOK_LISTS = ['slots', 'liveCasino', 'miniGames'] as const;
export type PopokList = (typeof POPOK_LISTS)[number];
const rows = z.array(z.unknown()).max(20_000).default([]);
export const popokGameList = z.object({ slots: rows, liveCasino: rows, miniGames: rows });

/** Contents of a launch link. `platform` is 1 on a desktop and 2 on a phone. */
export interface PopokLaunch {
  readonly token: string;
  readonly gameId: string;
  readonly platform: '1' | '2';
  readonly lang: string;
  readonly lobbyUrl: string;
}

/** The launch link below the provider's site; every part of it is ours. */
export function popokLaunchLink(site: string, { token, gameId, platform, lang, lobbyUrl }: PopokLaunch): string {
  const query = new URLSearchParams({
    partnerId: POPOK_PARTNER,
    platform,
    gameId,
    lang,
    externalToken: token,
    exitURL: lobbyUrl,
  });
  return `${site}/launch?${query}`;
}

/** The same, read by the provider. */
export const popokLaunch = z.object({
  ...base,
  platform: z.enum(['1', '2']),
  gameId: idText,
  lang: z.string().regex(/^[a-z]{2}$/),
  externalToken: idText,
  exitURL: z.string().max(500),
});
