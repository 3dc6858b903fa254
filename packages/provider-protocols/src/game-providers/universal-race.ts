import * as z from 'zod';
import { addressText, currencyText, idText, jsonAmount, shownText } from '../fields.ts';
import { signedBytes } from '../signed-bytes.ts';

/**
 * Universal Race: one programme of virtual horse races, entered by `login` and played like sport. A bet slip names its
 * race and its runners and is settled later by its own id as won, lost or void; a race that is scratched brings the stake
 * back by `cancel-bet`. One JSON call per action, answered with HTTP 200 and `status`.
 */
export const UNIVERSAL_RACE_STATUSES = [
  'accepted',
  'repeated',
  'insufficient-balance',
  'unauthorised',
  'session-closed',
  'player-unknown',
  'player-suspended',
  'betting-closed',
  'invalid',
  'bet-conflict',
  'bet-cancelled',
  'bet-settled',
  'try-again',
] as const;
export type UniversalRaceStatus = (typeof UNIVERSAL_RACE_STATUSES)[number];

/** The provider's only entry (specification 2, section 9). */
export const UNIVERSAL_RACE_GAME = 'horse-races';

export const universalRaceProof = signedBytes('universal-race');

/** Runners of one slip. */
const RUNNERS_MAX = 20;

const slip = { bet_id: idText, race_id: idText, player_id: idText, currency: currencyText };
const runners = z
  .array(
    z.object({
      runner: idText,
      kind: z.enum(['win', 'place', 'show', 'forecast', 'tricast']),
      odds: z.string().max(12),
    }),
  )
  .min(1)
  .max(RUNNERS_MAX);
const result = z.enum(['won', 'lost', 'void']);
const agrees = (settled: { result: 'won' | 'lost' | 'void'; payout: bigint }) =>
  (settled.result === 'lost') === (settled.payout === 0n);
const DISAGREES = 'a lost slip pays nothing, a won or void one something';

export const universalRaceRequests = {
  enter: z.object({ token: idText }),
  balance: z.object({ player_id: idText, currency: currencyText }),
  'place-bet': z.object({ ...slip, session: idText, stake: jsonAmount(), runners }),
  'settle-bet': z.object({ ...slip, result, payout: jsonAmount({ zero: true }) }).refine(agrees, DISAGREES),
  /** A slip on a race that is run at once: stake and payout in one movement. */
  'quick-race': z
    .object({ ...slip, session: idText, stake: jsonAmount(), runners, result, payout: jsonAmount({ zero: true }) })
    .refine(agrees, DISAGREES),
  'cancel-bet': z.object({
    bet_id: idText,
    player_id: idText,
    currency: currencyText,
    stake: jsonAmount({ zero: true }),
  }),
  'jackpot-win': z.object({ ...slip, payout: jsonAmount() }),
} as const;

/** Request of the operator to enter; the answer is the address of the programme. */
export const universalRaceLogin = z.object({
  token: idText,
  player_id: idText,
  player_name: shownText,
  currency: currencyText,
  language: z.string().regex(/^[a-z]{2}$/),
  mobile: z.boolean(),
  lobby_url: z.string().max(500),
});
export const universalRaceEntered = z.object({ game_url: addressText });
