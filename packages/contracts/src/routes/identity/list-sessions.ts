import * as z from 'zod';
import { route } from '../../route.ts';
import { intIn, pageIn, userIdText } from '../../wire.ts';

export const listSessions = route({
  name: 'identity.list-sessions',
  host: 'player',
  method: 'GET',
  path: '/api/user/sessions',
  wire: 'standard',
  summary: 'What happened to the account and from where, newest first. A page past the end is the last page.',
  query: z.object({ page: pageIn, count: intIn({ min: 1, max: 100 }).default(10) }),
  answer: z.object({
    list: z.array(
      z.object({
        user_id: userIdText,
        browser: z.string(),
        device: z.string(),
        ip_address: z.string(),
        created_at: z.string(),
        action: z.enum(['sign-up', 'sign-in', 'sign-out', 'password-change']),
      }),
    ),
    pageCount: intIn(),
  }),
  refusals: [],
});
