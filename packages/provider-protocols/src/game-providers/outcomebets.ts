import * as z from 'zod';
import {
  addressText,
  currencyText,
  idText,
  jsonAmount,
  jsonDigits,
  pictureText,
  rtpText,
  shownText,
  volatilityText,
} from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Outcomebets: JSON-RPC 2.0 at one address. `withdrawAndDeposit` carries what the player stakes and what they win in one
 * call, and the two are one movement: it happens as a whole or not at all, and whether the money suffices is judged on the
 * stake alone. A round whose result is open leaves `deposit` out, and the later call with its win leaves `withdraw` out.
 * `rollbackTransaction` takes a whole call back.
 *
 * The public scheme counts in minor units and writes zeros; between us amounts are JSON decimals, since the wallet carries
 * five of them, and what is not meant is absent, so that a stake of zero is never read as a win.
 */
export const OUTCOMEBETS_ERRORS = {
  notEnoughMoney: { code: 1, message: 'ErrNotEnoughMoneyCode' },
  illegalCurrency: { code: 2, message: 'ErrIllegalCurrencyCode' },
  spendingBudget: { code: 5, message: 'ErrSpendingBudgetExceeded' },
  signature: { code: 10, message: 'ErrSignature' },
  player: { code: 11, message: 'ErrPlayerUnknown' },
  blocked: { code: 12, message: 'ErrPlayerBlocked' },
  session: { code: 13, message: 'ErrSessionExpired' },
  game: { code: 14, message: 'ErrGameUnavailable' },
  conflict: { code: 15, message: 'ErrTransactionConflict' },
  rolledBack: { code: 16, message: 'ErrTransactionRolledBack' },
  settled: { code: 17, message: 'ErrRoundSettled' },
  parse: { code: -32_700, message: 'Parse error' },
  method: { code: -32_601, message: 'Method not found' },
  params: { code: -32_602, message: 'Invalid params' },
  /** To be sent again. */
  internal: { code: -32_603, message: 'Internal error' },
} as const;
export type OutcomebetsError = (typeof OUTCOMEBETS_ERRORS)[keyof typeof OUTCOMEBETS_ERRORS];

export const outcomebetsProof = signedBytes('outcomebets');

/** A JSON-RPC call around its parameters; the id comes back in the answer. */
export const outcomebetsEnvelope = z.object({
  jsonrpc: z.literal('2.0'),
  id: idText.or(jsonDigits),
  method: z.string().max(64),
  params: z.unknown(),
});

const player = { playerName: idText, currency: currencyText };
const play = {
  ...player,
  gameId: idText,
  gameRoundRef: idText,
  transactionRef: idText,
  /** Our reference of the session, handed over when it was made. */
  sessionAlternativeId: idText.nullish(),
  spinDetails: z.object({ winType: z.enum(['standard', 'jackpot', 'free']) }).optional(),
};

export const outcomebetsRequests = {
  getBalance: z.object(player),
  withdrawAndDeposit: z.object({
    ...play,
    withdraw: jsonAmount().optional(),
    deposit: jsonAmount({ zero: true }).optional(),
  }),
  rollbackTransaction: z.object({ ...player, transactionRef: idText }),
} as const;

/** One row of the game list. */
export const outcomebetsGame = z.object({
  Id: idText,
  Name: shownText,
  SectionId: idText,
  Type: shownText,
  Format: shownText.nullish(),
  Description: z.string().max(2_000).nullish(),
  Picture: pictureText.nullish(),
  Rtp: rtpText.optional(),
  Volatility: volatilityText.optional(),
});
export type OutcomebetsGame = z.output<typeof outcomebetsGame>;
export const outcomebetsGameList = z.object({ result: z.object({ Games: z.array(z.unknown()).max(20_000) }) });

/** Request of the operator to open a game. */
export const outcomebetsLaunch = z.object({
  /** For money, or for fun: then the player is nobody and no wallet call is made. */
  Mode: z.enum(['real', 'fun']),
  GameId: idText,
  PlayerId: idText,
  PlayerName: shownText,
  Currency: currencyText,
  AlternativeId: idText,
  Language: z.string().regex(/^[a-z]{2}$/),
  LobbyUrl: z.string().max(500),
});
export const outcomebetsLaunched = z.object({
  result: z.object({ SessionId: idText, SessionUrl: addressText }),
});
