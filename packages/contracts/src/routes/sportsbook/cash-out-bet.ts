import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn, intIn } from '../../wire.ts';
import { betShape } from './shapes.ts';

/** Shares of a bet that may be sold, in per cent; 100 sells the whole. */
export const CASH_OUT_SHARE = { min: 10, max: 90, whole: 100 } as const;

/** Refusals of a sale that concern the bet. */
const OF_THE_BET = [
  'bet-not-found',
  'bet-already-sold',
  'event-over',
  'free-bet-not-sellable',
  'cash-out-unavailable',
] as const;

export const quoteCashOut = route({
  name: 'sportsbook.quote-cash-out',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/bets/:id/cash-out/quote',
  wire: 'line',
  summary:
    'What the operator pays now for a bet, or for a part of it: a share in per cent (10 to 90, or 100), or the amount wanted. Signed, and good for some seconds.',
  params: z.object({ id: idIn() }),
  body: z
    .object({ share: intIn().optional(), amount: amountIn().optional() })
    .refine(({ share, amount }) => (share === undefined) !== (amount === undefined), 'share or amount'),
  answer: z.object({
    /** Sent back as it is to accept the value. */
    quote: z.string(),
    value: amountText,
    /** Value of the bet as a whole. */
    whole: amountText,
    stake: amountText,
    rest_stake: amountText,
    rest_potential_payout: amountText,
    expires_at: z.string(),
    /** Time for which it is valid from now, for clients with a wrong clock. */
    expires_in_ms: z.int(),
  }),
  refusals: [...OF_THE_BET, 'cash-out-share-invalid'],
});

export const cashOutBet = route({
  name: 'sportsbook.cash-out-bet',
  host: 'sportsbook',
  method: 'POST',
  path: '/line/bets/:id/cash-out',
  wire: 'line',
  summary: 'Sells the part that a quote names at its value. A quote sells once: sent again, it answers its first sale.',
  params: z.object({ id: idIn() }),
  body: z.object({ quote: z.string().max(400) }),
  answer: z.object({ bet: betShape, value: amountText, balance: amountText, version: z.string() }),
  refusals: [...OF_THE_BET, 'cash-out-quote-expired', 'cash-out-value-changed', 'key-conflict', 'too-busy'],
});

export const setCashOutRule = route({
  name: 'sportsbook.set-cash-out-rule',
  host: 'sportsbook',
  method: 'PUT',
  path: '/line/bets/:id/cash-out/rule',
  wire: 'line',
  summary:
    'Sells the bet by itself once it is worth so much, at the value of that moment. Replaces the rule of before.',
  params: z.object({ id: idIn() }),
  body: z.object({ value: amountIn() }),
  answer: betShape,
  refusals: [...OF_THE_BET.slice(0, 4), 'cash-out-rule-invalid'],
});

export const cancelCashOutRule = route({
  name: 'sportsbook.cancel-cash-out-rule',
  host: 'sportsbook',
  method: 'DELETE',
  path: '/line/bets/:id/cash-out/rule',
  wire: 'line',
  summary: 'Takes the automatic cash-out of a bet back.',
  params: z.object({ id: idIn() }),
  answer: betShape,
  refusals: OF_THE_BET.slice(0, 4),
});
