import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn, intIn } from '../../wire.ts';

/** Reason why a bet in play cannot be sold at the moment. */
export const CASH_OUT_REASONS = [
  'event-over',
  'event-started',
  'event-stopped',
  'market-suspended',
  'closing',
  'put-off',
  'leg-lost',
  'not-offered',
  'free-bet',
] as const;

export const cashOutOfferShape = z.object({
  bet: idIn(),
  /** Value of the whole bet now; null while it is not for sale. */
  value: amountText.nullable(),
  reason: z.enum(CASH_OUT_REASONS).nullable(),
  /** The place of the leg that is the reason. */
  leg: intIn().nullable(),
});

export const listCashOuts = route({
  name: 'sportsbook.list-cash-outs',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/cash-outs',
  wire: 'line',
  summary: "What each of the player's open bets is worth now, or why it is not for sale. Binding is a quote alone.",
  answer: z.object({ offers: z.array(cashOutOfferShape) }),
  refusals: [],
});

export const readCashOutValues = route({
  name: 'sportsbook.read-cash-out-values',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/bets/:id/cash-out/values',
  wire: 'line',
  summary:
    'What is left of a bet was worth this whenever somebody looked, the oldest first: its player, or the rule that sells it. Nothing of the time before a part was sold.',
  params: z.object({ id: idIn() }),
  answer: z.object({ values: z.array(z.object({ at: z.string(), value: amountText })) }),
  refusals: ['bet-not-found'],
});

export type CashOutOffer = z.output<typeof cashOutOfferShape>;
export type CashOutReason = (typeof CASH_OUT_REASONS)[number];
