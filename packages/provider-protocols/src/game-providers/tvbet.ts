import * as z from 'zod';
import { currencyText, idText, jsonAmount, pictureText, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * TVBET: tickets on draws that run live. JSON calls, answered with HTTP 200 and `{sc, cd, er, val}`: whether it went well, a
 * number, its text and what was asked for. Everything that moves money is one call, `MakePayment`, whose `tt` names
 * what happened to the ticket; its result comes when the draw is over, minutes or hours later, and asks for no session.
 * The sale of a ticket names its bet (`bt`, ours).
 *
 * The public scheme signs with MD5 over the message and a secret behind it; we agree on the headers of `signedBytes`
 * instead. The operator asks for no address: it builds the link from a token, which the provider exchanges by
 * `GetUserData`.
 */
export const TVBET_CODES = {
  ok: 0,
  badRequest: 1,
  signatureInvalid: 2,
  tokenInvalid: 3,
  playerUnknown: 4,
  insufficientFunds: 5,
  playerBlocked: 6,
  drawClosed: 7,
  conflict: 8,
  ticketCancelled: 9,
  alreadySettled: 10,
  retry: 99,
} as const;
export type TvbetCode = (typeof TVBET_CODES)[keyof typeof TVBET_CODES];

/** Payments of a ticket. `instant` is ours: a ticket that is sold and drawn in one movement. */
export const TVBET_PAYMENTS = { sale: -1, win: 1, refund: 2, jackpot: 4, instant: 5 } as const;

/** Our id at the provider, part of every launch link. */
export const TVBET_CLIENT = '1544';

export const tvbetProof = signedBytes('tvbet');

/** A number that is exactly this one, read with its digits. */
function exactly(number: number) {
  return z.custom((value) => String(value) === String(number));
}

const player = { uid: idText, cc: currencyText };
/** `bid` is the ticket, `gid` the game, `did` its draw, `tid` the payment. */
const ticket = { ...player, bid: idText, gid: idText, did: idText, tid: idText };
const { sale, win, refund, jackpot, instant } = TVBET_PAYMENTS;

/** Bets of one ticket. */
const BETS_MAX = 50;

/** A bet of a ticket: market, selection, the price that the player saw as decimal text, and its part of the stake. */
const bet = z.object({ mk: idText, sl: idText, kf: z.string().regex(/^\d{1,5}(\.\d{1,3})?$/), sm: jsonAmount() });
const sold = { to: idText, sm: jsonAmount(), bt: z.array(bet).min(1).max(BETS_MAX) };
const sums = ({ sm, bt }: { sm: bigint; bt: readonly { sm: bigint }[] }) =>
  bt.reduce((sum, part) => sum + part.sm, 0n) === sm;
const SUM = 'the stakes of the bets do not sum to the stake of the ticket';

/** The requests by path; of `MakePayment` there is one shape per kind of payment. */
export const tvbetRequests = {
  GetUserData: z.object({ to: idText }),
  GetBalance: z.object(player),
} as const;
export const tvbetPayments = {
  sale: z.object({ ...ticket, ...sold, tt: exactly(sale) }).refine(sums, SUM),
  win: z.object({ ...ticket, tt: exactly(win), sm: jsonAmount({ zero: true }) }),
  jackpot: z.object({ ...ticket, tt: exactly(jackpot), sm: jsonAmount() }),
  instant: z.object({ ...ticket, ...sold, tt: exactly(instant), wn: jsonAmount({ zero: true }) }).refine(sums, SUM),
  /** `rf` is the payment that is taken back: the draw did not take place, or nobody knows whether the ticket was sold. */
  refund: z.object({ ...player, tid: idText, rf: idText, tt: exactly(refund), sm: jsonAmount({ zero: true }) }),
} as const;

/** The kind of a `MakePayment`; null for a `tt` that nobody knows. */
export function tvbetPaymentOf(message: unknown): keyof typeof TVBET_PAYMENTS | null {
  const tt = String((message as { tt?: unknown } | null | undefined)?.tt);
  const kinds = Object.keys(TVBET_PAYMENTS) as (keyof typeof TVBET_PAYMENTS)[];
  return kinds.find((kind) => String(TVBET_PAYMENTS[kind]) === tt) ?? null;
}

/** One row of the game list (specification 2, section 3). */
export const tvbetGame = z.object({ category: shownText, code: idText, img: pictureText, name: shownText });
export type TvbetGame = z.output<typeof tvbetGame>;
export const tvbetGameList = z.array(z.unknown()).max(20_000);

export interface TvbetLaunch {
  readonly token: string;
  readonly code: string;
  readonly isMobile: boolean;
  readonly lang: string;
  readonly lobbyUrl: string;
}

/** The launch link below the provider's site. */
export function tvbetLaunchLink(site: string, { token, code, isMobile, lang, lobbyUrl }: TvbetLaunch): string {
  const query = new URLSearchParams({
    clientId: TVBET_CLIENT,
    token,
    game: code,
    lng: lang,
    mobile: isMobile ? '1' : '0',
    exitUrl: lobbyUrl,
  });
  return `${site}/launch?${query}`;
}

/** The same, read by the provider. */
export const tvbetLaunch = z.object({
  clientId: z.literal(TVBET_CLIENT),
  token: idText,
  game: idText,
  lng: z.string().regex(/^[a-z]{2}$/),
  mobile: z.enum(['0', '1']),
  exitUrl: z.string().max(500),
});
