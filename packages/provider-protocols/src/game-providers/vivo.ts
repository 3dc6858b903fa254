import * as z from 'zod';
import { addressText, currencyText, formAmount, idText, pictureText, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Vivo Gaming: live tables. Form-encoded calls: `authenticate`, `getbalance`, and `changebalance`, whose `TrnType`
 * names what happens (`BET`, `WIN`, `BETWIN`, `JACKPOT`, `CANCELED_BET`). A stake bears the limits of its table in
 * `LimitMin` and `LimitMax`, and one outside them is refused whatever the balance. Answers are JSON with HTTP 200,
 * `RESULT` and `CODE`.
 */
export const VIVO_CODES = {
  ok: 0,
  insufficientFunds: 300,
  operationFailed: 301,
  unknownTransaction: 302,
  unknownUser: 310,
  badRequest: 399,
  invalidToken: 400,
  invalidHash: 500,
  userBlocked: 510,
  tableClosed: 511,
  limitExceeded: 512,
  duplicateTransaction: 513,
  transactionCancelled: 514,
  roundSettled: 515,
  tryAgain: 599,
} as const;
export type VivoCode = (typeof VIVO_CODES)[keyof typeof VIVO_CODES];

export const vivoProof = signedBytes('vivo');

export const VIVO_TRANSACTIONS = ['BET', 'WIN', 'BETWIN', 'JACKPOT', 'CANCELED_BET'] as const;

const base = { userId: idText, currency: currencyText, TransactionID: idText };
const round = { ...base, TableId: idText, roundId: idText };
const seated = {
  ...round,
  sessionToken: idText,
  Amount: formAmount(),
  LimitMin: formAmount(),
  LimitMax: formAmount(),
};

export const vivoRequests = {
  authenticate: z.object({ token: idText }),
  getbalance: z.object({ userId: idText, currency: currencyText }),
  BET: z.object(seated),
  WIN: z.object({ ...round, Amount: formAmount({ zero: true }) }),
  /** A stake and its win in one movement, for side bets that are drawn at once. */
  BETWIN: z.object({ ...seated, WinAmount: formAmount({ zero: true }) }),
  JACKPOT: z.object({ ...round, Amount: formAmount() }),
  CANCELED_BET: z.object({ ...base, BetTransactionID: idText, Amount: formAmount({ zero: true }) }),
} as const;

/** Returns true if a stake keeps to the limits of its table, which come with it. All three in ledger units. */
export function isWithinVivoLimits(bet: { Amount: bigint; LimitMin: bigint; LimitMax: bigint }): boolean {
  return bet.Amount >= bet.LimitMin && bet.Amount <= bet.LimitMax;
}

/** One row of the table list; limits are in it where the table has them, as decimal text of the player's currency. */
export const vivoGame = z.object({
  table_id: idText,
  application: shownText,
  table_name: shownText,
  image: pictureText,
  limit_min: formAmount().optional(),
  limit_max: formAmount().optional(),
});
export type VivoGame = z.output<typeof vivoGame>;
export const vivoGameList = z.object({ tables: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a table. */
export const vivoLaunch = z.object({
  table_id: idText,
  token: idText,
  user_id: idText,
  user_name: shownText,
  currency: currencyText,
  lang: z.string().regex(/^[a-z]{2}$/),
  mobile: z.enum(['0', '1']),
  home: z.string().max(500),
});
export const vivoLaunched = z.object({ url: addressText });
