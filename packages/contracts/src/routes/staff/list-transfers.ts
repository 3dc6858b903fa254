import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, instantIn, intIn } from '../../wire.ts';
import { staffPage, staffPaging, staffTransferRow } from './shapes.ts';

export const listTransfers = route({
  name: 'reporting.list-transfers',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/transfers',
  wire: 'standard',
  summary:
    'Entries of wallets, newest first: every cent with its code, its other side and the balance before and after.',
  query: z.object({
    player: idIn().optional(),
    code: intIn({ min: 1, max: 9_999 }).optional(),
    from: instantIn.optional(),
    to: instantIn.optional(),
    ...staffPaging,
  }),
  answer: z.object({ transfers: z.array(staffTransferRow), ...staffPage }),
  refusals: [],
});
