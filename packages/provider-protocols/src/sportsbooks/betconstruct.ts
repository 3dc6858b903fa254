import * as z from 'zod';
import { currencyText, idText, jsonAmount } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';
import { slipOf } from './sport-slip.ts';

/**
 * BetConstruct: a sportsbook in a frame. The frame gets a token, which its server exchanges by `GetClientDetails`; from then
 * on a bet, its result and its cancel are one JSON call each, answered with HTTP 200 and `ResponseCode`. Its public
 * description leaves the proof open, so it is ours.
 */
export const BETCONSTRUCT_CODES = {
  ok: 0,
  alreadyProcessed: 1,
  signature: 20,
  badRequest: 21,
  tokenInvalid: 30,
  sessionExpired: 31,
  clientUnknown: 32,
  clientBlocked: 33,
  bettingClosed: 34,
  insufficientFunds: 40,
  currency: 41,
  bonusTerms: 42,
  transactionConflict: 50,
  betCancelled: 51,
  betResulted: 52,
  retry: 99,
} as const;

/** Its one entry. */
export const BETCONSTRUCT_GAME = 'sportsbook';

export const betconstructProof = signedBytes('betconstruct');

const SELECTION = {
  event: 'EventId',
  title: 'EventName',
  market: 'MarketName',
  outcome: 'SelectionName',
  odds: 'Price',
} as const;
const client = { ClientId: idText, Currency: currencyText };
const bet = { ...client, TransactionId: idText, BetId: idText };
const state = z.enum(['Won', 'Lost', 'Returned', 'CashOut']);
const agrees = ({ BetState, Amount }: { BetState: string; Amount: bigint }) =>
  (BetState === 'Lost') === (Amount === 0n);
const DISAGREES = 'a lost bet pays nothing, any other something';

export const betconstructRequests = {
  GetClientDetails: z.object({ AuthToken: idText }),
  GetClientBalance: z.object(client),
  BetPlaced: z.object({ ...bet, AuthToken: idText, Amount: jsonAmount(), Selections: slipOf(SELECTION) }),
  BetResulted: z
    .object({ ...bet, PlacedTransactionId: idText, BetState: state, Amount: jsonAmount({ zero: true }) })
    .refine(agrees, DISAGREES),
  /** A bet on what is decided at once: stake and payout in one movement. */
  InstantBet: z
    .object({
      ...bet,
      AuthToken: idText,
      Stake: jsonAmount(),
      Selections: slipOf(SELECTION),
      BetState: state,
      Amount: jsonAmount({ zero: true }),
    })
    .refine(agrees, DISAGREES),
  Rollback: z.object({
    ...client,
    TransactionId: idText,
    RolledBackTransactionId: idText,
    Amount: jsonAmount({ zero: true }),
  }),
  /** Money that belongs to no bet: a promotion of the sportsbook. */
  BonusPaid: z.object({ ...client, TransactionId: idText, Amount: jsonAmount() }),
} as const;
