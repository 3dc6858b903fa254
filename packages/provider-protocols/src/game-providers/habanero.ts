import * as z from 'zod';
import {
  addressText,
  currencyText,
  idText,
  jsonAmount,
  jsonCount,
  jsonDebit,
  rtpText,
  shownText,
  volatilityText,
} from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Habanero: one address for everything, distinguished by `type`. `playerdetailrequest` exchanges the launch token and
 * asks for the balance; `fundtransferrequest` moves money: a debit is a negative amount, a credit names the debit that
 * it answers, `debitandcredit` brings both in one call, `isrefund` takes a debit back.
 *
 * A call that nobody answered comes again with `isretry` and its count, a credit with `isrecredit`. The flags state how
 * often it was tried and nothing about money: the same `transferid` moves it once, with or without them. A combined
 * call is repeated as a whole, never by its credit alone.
 */
export const habaneroProof = signedBytes('habanero');

/** Most tries that a provider may state. */
const RETRIES_MAX = 10_000;

const user = { accountid: idText, currencycode: currencyText };
const debit = z.object({ transferid: idText, currencycode: currencyText, amount: jsonDebit() });
const credit = z.object({
  transferid: idText,
  currencycode: currencyText,
  amount: jsonAmount({ zero: true }),
  initialdebittransferid: idText,
});
const transfer = {
  accountid: idText,
  token: idText.nullish(),
  gameinstanceid: idText,
  gamedetails: z.object({ keyname: idText }),
  isretry: z.boolean().optional(),
  retrycount: jsonCount(RETRIES_MAX).optional(),
  isrecredit: z.boolean().optional(),
};
const seated = { ...transfer, token: idText };

export const habaneroRequests = {
  /** With a token: its exchange at the game's start. */
  login: z.object({ playerdetailrequest: z.object({ token: idText, gamelaunch: z.literal(true) }) }),
  balance: z.object({ playerdetailrequest: z.object({ ...user, gamelaunch: z.literal(false) }) }),
  debit: z.object({
    fundtransferrequest: z.object({
      ...seated,
      isrecredit: z.literal(false).optional(),
      funds: z.object({ debitandcredit: z.literal(false), fundinfo: z.tuple([debit]) }),
    }),
  }),
  credit: z.object({
    fundtransferrequest: z.object({
      ...transfer,
      funds: z.object({ debitandcredit: z.literal(false), fundinfo: z.tuple([credit]) }),
    }),
  }),
  debitandcredit: z.object({
    fundtransferrequest: z.object({
      ...seated,
      funds: z.object({ debitandcredit: z.literal(true), fundinfo: z.tuple([debit, credit]) }),
    }),
  }),
  /** Jackpots and bonuses need no debit. */
  award: z.object({
    fundtransferrequest: z.object({
      ...transfer,
      funds: z.object({
        debitandcredit: z.literal(false),
        fundinfo: z.tuple([
          z.object({
            transferid: idText,
            currencycode: currencyText,
            amount: jsonAmount(),
            award: z.enum(['jackpot', 'freespins', 'promotion']),
          }),
        ]),
      }),
    }),
  }),
  refund: z.object({
    fundtransferrequest: z.object({
      accountid: idText,
      isrefund: z.literal(true),
      funds: z.object({
        refund: z.object({
          transferid: idText,
          originaltransferid: idText,
          currencycode: currencyText,
          amount: jsonAmount({ zero: true }),
        }),
      }),
    }),
  }),
} as const;

export type HabaneroCall = keyof typeof habaneroRequests;

/** Returns which call a message is, by its type and flags; null if it is none. Its shape is judged afterwards. */
export function habaneroCallOf(message: unknown): HabaneroCall | null {
  const { type, playerdetailrequest, fundtransferrequest } = (message ?? {}) as Readonly<Record<string, unknown>>;
  if (type === 'playerdetailrequest') {
    return (playerdetailrequest as { gamelaunch?: unknown } | undefined)?.gamelaunch === true ? 'login' : 'balance';
  }
  if (type !== 'fundtransferrequest') return null;
  const { isrefund, funds } = (fundtransferrequest ?? {}) as Readonly<Record<string, unknown>>;
  if (isrefund === true) return 'refund';
  const { debitandcredit, fundinfo } = (funds ?? {}) as Readonly<Record<string, unknown>>;
  if (debitandcredit === true) return 'debitandcredit';
  const first: unknown = Array.isArray(fundinfo) ? fundinfo[0] : null;
  if (typeof first !== 'object' || first === null) return null;
  if ('award' in first) return 'award';
  return 'initialdebittransferid' in first ? 'credit' : 'debit';
}

/** One row of the game list. `img_name` is the name of a file in the provider's folder of pictures; empty means none. */
export const habaneroGame = z.object({
  game_name: shownText,
  img_name: z.string().regex(/^[\w.-]{0,100}$/),
  keyname: idText,
  rtp: rtpText.optional(),
  volatility: volatilityText.optional(),
});
export type HabaneroGame = z.output<typeof habaneroGame>;
export const habaneroGameList = z.object({ games: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a game. */
export const habaneroLaunch = z.object({
  /** For money, or for fun: then the player is nobody and no wallet call is made. */
  mode: z.enum(['real', 'fun']),
  keyname: idText,
  token: idText,
  accountid: idText,
  username: shownText,
  currencycode: currencyText,
  locale: z.string().regex(/^[a-z]{2}$/),
  ismobile: z.boolean(),
  lobbyurl: z.string().max(500),
});
export const habaneroLaunched = z.object({ url: addressText });

/** Asks for a link to one game instance of a player's: null where there is none. */
export const habaneroReplay = z.object({
  accountid: idText,
  keyname: idText,
  gameinstanceid: idText,
  locale: z.string().regex(/^[a-z]{2}$/),
});
export const habaneroReplayed = z.object({ url: addressText.nullable() });
