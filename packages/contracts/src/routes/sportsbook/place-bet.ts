import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn, intIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

/** Legs of one express (specification 3, section 8, codes 682 to 688). */
export const LEGS_MAX = 20;

export const placeBet = route({
  name: 'sportsbook.place-bet',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/bets',
  wire: 'line',
  summary:
    'Places a single or an express. The key is minted by the client, one per press: a second send answers the first bet.',
  body: z.object({
    key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
    kind: z.enum(['single', 'express']),
    stake: amountIn(),
    legs: z
      .array(z.object({ selection: idIn(), odds: z.string().max(12), version: intIn() }))
      .min(1)
      .max(LEGS_MAX),
    /** What to do when a price moved: refuse, take a better one, take any. */
    accept: z.enum(['none', 'better', 'all']).default('none'),
  }),
  answer: z.object({ bet: betShape, balance: amountText, version: z.string() }),
  refusals: [
    'key-conflict',
    'insufficient-balance',
    'selection-unknown',
    'event-started',
    'event-over',
    'event-stopped',
    'market-suspended',
    'odds-changed',
    'event-repeated',
    'single-count-invalid',
    'express-too-few',
    'stake-below-minimum',
    'stake-above-maximum',
    'limit-max-payout-usual-bet',
    'limit-max-payout-usual-event',
    'express-odds-above-maximum',
    'currency-unacceptable',
    'too-busy',
  ],
});
