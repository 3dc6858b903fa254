import * as z from 'zod';
import { route } from '../../route.ts';
import { amountText, idIn } from '../../wire.ts';
import { staffPlayerRow } from './shapes.ts';

export const readPlayer = route({
  name: 'reporting.read-player',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/players/:id',
  wire: 'standard',
  summary: 'One player: person, wallets, what came in and went out, bets and rounds, all from the ledger.',
  params: z.object({ id: idIn() }),
  answer: z.object({
    ...staffPlayerRow.shape,
    email: z.string(),
    phone: z.string(),
    birth_date: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    locale: z.string(),
    totals: z.object({
      deposits: amountText,
      withdrawals: amountText,
      sport_stakes: amountText,
      sport_payouts: amountText,
      casino_stakes: amountText,
      casino_payouts: amountText,
      /** Stakes less payouts, both products. */
      ggr: amountText,
    }),
    open_bets: z.int(),
  }),
  refusals: ['user-not-found'],
});
