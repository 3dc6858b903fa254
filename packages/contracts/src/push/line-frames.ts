import * as z from 'zod';
import { eventShape, marketShape, selectionShape } from '../routes/sportsbook/shapes.ts';

/** An event of the line as it is now, without its markets. */
export const eventFrame = eventShape
  .pick({ status: true, score: true, progress: true, starts_at: true, markets_count: true })
  .extend({
    id: z.string(),
    kind: z.literal('event'),
    /** True while its markets take no bets. */
    stopped: z.boolean(),
  });

/** A market as it is now, with all its prices; a price of a lower version than the shown one is older and is dropped. */
export const marketFrame = marketShape.pick({ status: true, reason: true }).extend({
  id: z.string(),
  kind: z.literal('market'),
  event: z.string(),
  selections: z.array(selectionShape.extend({ id: z.string() })),
  /** True while the event takes no bets. */
  stopped: z.boolean(),
});

/** The list of featured expresses changed; who shows it asks for it again. */
export const topExpressesFrame = z.object({ kind: z.literal('top-expresses') });

export type EventFrame = z.infer<typeof eventFrame>;
export type MarketFrame = z.infer<typeof marketFrame>;
export type TopExpressesFrame = z.infer<typeof topExpressesFrame>;
