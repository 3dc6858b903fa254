import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { oddsText } from './shapes.ts';

/** Several selections of one event as one leg, priced by the chance that all of them come true. */

/** Up to 100 selections with commas between. */
const selectionsText = z.string().regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,99}$/);

/**
 * Reason why an outcome is no part of a combination: it may be returned, or the model knows no chance of it beside
 * others.
 */
export const PART_REASONS = ['may-return', 'not-joint', 'suspended', 'barred'] as const;

export const readBetBuilder = route({
  name: 'sportsbook.read-bet-builder',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/events/:id/bet-builder',
  wire: 'line',
  summary:
    'What the chosen selections of an event are worth together, and what may be chosen beside them. Keeps nothing.',
  params: z.object({ id: idIn() }),
  query: z.object({ selections: selectionsText.optional() }),
  answer: z.object({
    event: idIn(),
    parts_max: z.int(),
    /** The chosen selections, in the order in which a combination names them. */
    parts: z.array(
      z.object({
        selection: idIn(),
        odds: oddsText,
        /** True for a part that all the others imply already, so that it adds nothing to the price. */
        is_implied: z.boolean(),
      }),
    ),
    /** Odds of the combination; null for fewer than two parts, and for an impossible one. */
    odds: oddsText.nullable(),
    /** The chosen selections that cannot come true together; none where all can. */
    contradiction: z.array(idIn()),
    /** Every selection that may be a part, those that cannot come true beside the chosen ones, and those that add nothing. */
    eligible: z.array(idIn()),
    impossible: z.array(idIn()),
    implied: z.array(idIn()),
    /** Markets whose outcomes are no parts, with the reason. */
    refused: z.array(z.object({ market: idIn(), reason: z.enum(PART_REASONS) })),
  }),
  refusals: [
    'event-not-found',
    'event-over',
    'event-started',
    'event-stopped',
    'bet-builder-closed',
    'selection-unknown',
    'combination-part-refused',
    'combination-size-invalid',
  ],
});
