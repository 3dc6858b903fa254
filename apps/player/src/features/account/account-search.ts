import * as z from 'zod/mini';

/** Zero-based (specification 1, section 9); a page past the end is clamped by the server. */
const page = z.catch(z.optional(z.int().check(z.gte(0), z.lte(1_000_000))), undefined);
/** A calendar day as `YYYY-MM-DD`, in the reader's zone. */
const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined);

export const pageSearch = z.object({ page });

/** Filters of the histories, as the address holds them. */
export const historySearch = z.object({
  page,
  from: day,
  to: day,
  /** Movements: one kind of them. */
  kind: z.catch(z.optional(z.enum(['topUp', 'withdrawal', 'bonusTopUp', 'bonusWithdrawal', 'correction'])), undefined),
  /** Rounds: which wallet paid, 0 open, 1 won or 2 lost, which part of the casino, what kind of game, whose. */
  balance: z.catch(z.optional(z.enum(['mainBalance', 'bonusBalance'])), undefined),
  result: z.catch(z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])), undefined),
  category: z.catch(z.optional(z.enum(['slots', 'live-casino'])), undefined),
  gameType: z.catch(z.optional(z.enum(['slots', 'tables', 'live', 'virtual', 'crash'])), undefined),
  provider: z.catch(z.optional(z.coerce.string().check(z.regex(/^[a-z0-9]{2,40}$/))), undefined),
  /** Bets: their status, and the kind of game they are on. */
  status: z.catch(z.optional(z.enum(['open', 'won', 'lost', 'void', 'sold'])), undefined),
  betType: z.catch(z.optional(z.enum(['prematch', 'live', 'virtual'])), undefined),
  /** The round or the bet whose detail is open. */
  row: z.catch(z.optional(z.coerce.string()), undefined),
});
export type HistorySearch = z.infer<typeof historySearch>;
