import * as z from 'zod';
import { currencyText, formAmount, idText, pictureText, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Jacktop: live tables. The operator asks for no address: it builds the link from a token, its fixed client id and the
 * table's code, and the provider exchanges the token by `auth` before the first bet. Calls are form-encoded, one path per
 * action, and bear the client id as well; answers are JSON with `code` 0 or a number of the table below.
 */
export const JACKTOP_CODES = {
  ok: 0,
  insufficientFunds: 1,
  sessionInvalid: 2,
  playerUnknown: 3,
  playerBlocked: 4,
  tableClosed: 5,
  badRequest: 6,
  conflict: 7,
  cancelled: 8,
  alreadySettled: 9,
  signatureInvalid: 10,
  retry: 99,
} as const;
export type JacktopCode = (typeof JACKTOP_CODES)[keyof typeof JACKTOP_CODES];

export const jacktopProof = signedBytes('jacktop');

const base = { client_id: idText, user_id: idText };
const round = { ...base, table: idText, round_id: idText, transaction_id: idText, currency: currencyText };

export const jacktopRequests = {
  auth: z.object({ client_id: idText, token: idText }),
  balance: z.object({ ...base, currency: currencyText }),
  debit: z.object({ ...round, session: idText, amount: formAmount() }),
  credit: z.object({ ...round, amount: formAmount({ zero: true }) }),
  /** A stake and its win in one movement, for side games that are drawn at once. */
  'debit-credit': z.object({ ...round, session: idText, amount: formAmount(), win_amount: formAmount({ zero: true }) }),
  jackpot: z.object({ ...round, amount: formAmount() }),
  rollback: z.object({
    ...base,
    currency: currencyText,
    transaction_id: idText,
    debit_transaction_id: idText,
    amount: formAmount({ zero: true }),
  }),
} as const;

/** One row of the game list. */
export const jacktopGame = z.object({ category: shownText, code: idText, img: pictureText, name: shownText });
export type JacktopGame = z.output<typeof jacktopGame>;
export const jacktopGameList = z.array(z.unknown()).max(20_000);

/** Contents of a built link: the operator, the player's token, the table and the language. */
export interface JacktopLink {
  readonly clientId: string;
  readonly token: string;
  readonly code: string;
  readonly language: string;
  readonly lobbyUrl: string;
}

/** Builds the link to a table on the provider's site, whose address has no trailing slash. */
export function jacktopLink(site: string, { clientId, token, code, language, lobbyUrl }: JacktopLink): string {
  return `${site}/launch?${new URLSearchParams({ client_id: clientId, token, game: code, lang: language, lobby: lobbyUrl })}`;
}

/** The same link as the provider reads it. */
export const jacktopLaunch = z.object({
  client_id: idText,
  token: idText,
  game: idText,
  lang: z.string().regex(/^[a-z]{2}$/),
  lobby: z.string().max(500),
});
