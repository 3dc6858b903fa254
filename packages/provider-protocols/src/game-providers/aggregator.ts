import * as z from 'zod';
import {
  addressText,
  betMinTexts,
  currencyText,
  featureTexts,
  idText,
  jsonAmount,
  pictureText,
  rtpText,
  shownText,
  volatilityText,
  winMaxText,
} from '../fields.ts';
import { type SignedBytes, signedBytes } from '../signed-bytes.ts';

/**
 * The aggregator: one wire for every provider that has none of its own with us. One signed list of all games, one launch,
 * and JSON wallet calls (`balance`, `bet`, `win`, `betwin`, `rollback`) whose `transaction_uuid` keys the money action while
 * `request_uuid` counts the attempt. A provider's calls go to the provider's own path, so that one guest's key or id
 * never meets another's. Answers are HTTP 200 with one of the statuses below. Amounts are JSON decimals; public wires of
 * this kind count hundred-thousandths and sign with RSA over the body, where we agree on the headers of `signedBytes`.
 */
export const AGGREGATOR_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_USER',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_BET_ALREADY_SETTLED',
  'RS_ERROR_BET_DENIED',
] as const;
export type AggregatorStatus = (typeof AGGREGATOR_STATUSES)[number];

const proof = signedBytes('aggregator');

/** The proof of the calls of one provider: its key is a part of every path that is signed. */
export function aggregatorProof(key: string): SignedBytes {
  const at = <Key extends { path: string }>(given: Key) => ({ ...given, path: `${key}/${given.path}` });
  return {
    ...proof,
    sign: (body, given) => proof.sign(body, at(given)),
    isSigned: (body, headers, given) => proof.isSigned(body, headers, at(given)),
  };
}

/** The proof of our own calls: list and launch. */
export const aggregatorOwnProof = proof;

const base = { request_uuid: idText, user: idText };
const money = { ...base, transaction_uuid: idText, round: idText, game_code: idText, currency: currencyText };

/** Reason for a win: an ordinary one answers a bet, the others are paid on their own. */
export const AGGREGATOR_REWARDS = ['none', 'jackpot', 'free_round', 'promotion'] as const;

export const aggregatorRequests = {
  balance: z.object({ ...base, currency: currencyText }),
  bet: z.object({ ...money, token: idText, amount: jsonAmount() }),
  win: z.object({
    ...money,
    reference_transaction_uuid: idText.optional(),
    amount: jsonAmount({ zero: true }),
    reward: z.enum(AGGREGATOR_REWARDS).default('none'),
  }),
  /** A stake and its win in one movement. */
  betwin: z.object({ ...money, token: idText, amount: jsonAmount(), win_amount: jsonAmount({ zero: true }) }),
  rollback: z.object({
    ...base,
    transaction_uuid: idText,
    reference_transaction_uuid: idText,
    currency: currencyText,
    amount: jsonAmount({ zero: true }),
  }),
} as const;

export type AggregatorAction = keyof typeof aggregatorRequests;

/** A route provider's key: `rubyplay`. */
export const aggregatorKey = z.string().regex(/^[a-z0-9]{2,40}$/);

/** Categories that the aggregator gives its games; what it does not know is `slots`. */
export const AGGREGATOR_CATEGORIES = ['slots', 'live', 'virtual', 'crash', 'table', 'lottery'] as const;

/** One row of the list: a game of one of the aggregator's providers. */
export const aggregatorGame = z.object({
  provider: aggregatorKey,
  game_code: idText,
  name: shownText,
  category: z.enum(AGGREGATOR_CATEGORIES),
  icon: pictureText,
  platforms: z.array(z.enum(['desktop', 'mobile'])).min(1),
  rtp: rtpText.optional(),
  volatility: volatilityText.optional(),
  features: featureTexts.optional(),
  min_bets: betMinTexts.optional(),
  /** In stakes. */
  max_win: winMaxText.optional(),
  demo: z.boolean().default(false),
});
export type AggregatorGame = z.output<typeof aggregatorGame>;
/** The list call; rows are judged one by one. */
export const aggregatorGameList = z.object({ games: z.array(z.unknown()).max(60_000) });

/** Request of the operator to open a game; `token` is our session's reference and comes back with every stake. */
export const aggregatorLaunch = z.object({
  provider: aggregatorKey,
  game_code: idText,
  mode: z.enum(['real', 'demo']),
  token: idText,
  user: idText,
  user_name: shownText,
  currency: currencyText,
  lang: z.string().regex(/^[a-z]{2}$/),
  platform: z.enum(['desktop', 'mobile']),
  lobby_url: z.string().max(500),
});
export const aggregatorLaunched = z.object({ url: addressText });

/** Asks for a link to one round of a player's at a provider that shows its rounds. */
export const aggregatorReplay = z.object({
  provider: aggregatorKey,
  user: idText,
  game_code: idText,
  round: idText,
  lang: z.string().regex(/^[a-z]{2}$/),
});
export const aggregatorReplayed = z.union([
  z.object({ status: z.literal('RS_OK'), url: addressText }),
  z.object({ status: z.literal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST') }),
]);
