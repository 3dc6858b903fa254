import * as z from 'zod';
import { route } from '../../route.ts';
import { textIn } from '../../wire.ts';
import { staffPage, staffPaging, staffPlayerRow } from './shapes.ts';

export const listPlayers = route({
  name: 'reporting.list-players',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/players',
  wire: 'standard',
  summary: 'Players of the caller’s subtree and, from level 2, of the operator, newest first.',
  query: z.object({
    /** Part of a username, an id, an e-mail or a phone. */
    search: textIn({ max: 100 }).optional(),
    status: z.enum(['all', 'active', 'banned', 'in-debt']).default('all'),
    ...staffPaging,
  }),
  answer: z.object({ players: z.array(staffPlayerRow), ...staffPage }),
  refusals: [],
});
