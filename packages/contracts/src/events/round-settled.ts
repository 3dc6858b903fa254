import * as z from 'zod';
import { eventAmount, eventCurrency, eventId, eventShape } from './shape.ts';

/**
 * A result of a round at a game came in: a win was paid, or the zero that closes a lost round. A round may have several, as
 * with free spins; amounts are those of this result alone.
 */
export const roundSettled = eventShape(
  'round-settled',
  z.object({
    round: eventId,
    provider: z.string(),
    /** Null where the provider's game is not known. */
    game: eventId.nullable(),
    kind: z.enum(['win', 'bet-win']),
    /** Reason why a win is paid; null of a bet and its win in one call. */
    win_type: z.enum(['ordinary', 'jackpot', 'free-round', 'promotion']).nullable(),
    /** The stake of the same call; 0 where the bets came before. */
    stake: eventAmount,
    payout: eventAmount,
    currency: eventCurrency,
    /** True where the round is played with bonus money. */
    is_bonus: z.boolean(),
  }),
);
