import * as z from 'zod';
import { addressText, currencyText, formAmount, idText, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * XPG: a lobby of live tables and nothing else: the provider lists no games, and a session may play at every table. Calls
 * are form-encoded, one path per action; answers are JSON with HTTP 200, `errorCode` 0 or a number of the table below.
 */
export const XPG_ERRORS = {
  none: 0,
  insufficientFunds: 1,
  playerNotFound: 2,
  playerBlocked: 3,
  sessionInvalid: 4,
  tableClosed: 5,
  invalidParameters: 6,
  accessDenied: 7,
  transactionMismatch: 8,
  transactionCancelled: 9,
  roundClosed: 10,
  tryAgain: 100,
} as const;
export type XpgError = (typeof XPG_ERRORS)[keyof typeof XPG_ERRORS];

/** The provider's only entry. */
export const XPG_LOBBY = 'lobby';

/**
 * Languages of the lobby by their numbers (specification 2, section 7). The specification gives Spanish the number of
 * English, 2057; 3082 is Spanish, and is sent to a provider that confirmed it alone (semantics D28).
 */
export const XPG_LANGUAGES = { ru: 1049, en: 2057, pt: 1046, fr: 1036, es: 3082 } as const;
export type XpgLanguage = keyof typeof XPG_LANGUAGES;

/** The language of a number; null for a number that the provider does not know. */
export function xpgLanguageOf(code: number): XpgLanguage | null {
  const found = Object.entries(XPG_LANGUAGES).find(([, known]) => known === code);
  return found ? (found[0] as XpgLanguage) : null;
}

export const xpgProof = signedBytes('xpg');

const base = { operatorId: idText, login: idText };
const round = { ...base, tableId: idText, roundId: idText, transactionId: idText, currency: currencyText };

export const xpgRequests = {
  authenticate: z.object({ operatorId: idText, sessionToken: idText }),
  getbalance: z.object({ ...base, currency: currencyText }),
  debit: z.object({ ...round, sessionId: idText, amount: formAmount() }),
  credit: z.object({ ...round, amount: formAmount({ zero: true }) }),
  /** A stake and its win in one movement, for side games that are drawn at once. */
  'debit-credit': z.object({
    ...round,
    sessionId: idText,
    amount: formAmount(),
    creditAmount: formAmount({ zero: true }),
  }),
  jackpot: z.object({ ...round, amount: formAmount() }),
  canceldebit: z.object({
    ...base,
    currency: currencyText,
    transactionId: idText,
    debitTransactionId: idText,
    amount: formAmount({ zero: true }),
  }),
} as const;

/** Request of the operator to open the lobby. */
export const xpgLaunch = z.object({
  operatorId: idText,
  login: idText,
  nickname: shownText,
  currency: currencyText,
  sessionToken: idText,
  languageId: z.string().regex(/^\d{4}$/),
  exitUrl: z.string().max(500),
});
export const xpgLaunched = z.object({ errorCode: z.literal(0), lobbyUrl: addressText });
