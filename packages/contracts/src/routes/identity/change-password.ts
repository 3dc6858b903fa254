import * as z from 'zod';
import { route } from '../../route.ts';
import { passwordIn } from './shapes.ts';

export const changePassword = route({
  name: 'identity.change-password',
  host: 'player',
  method: 'POST',
  path: '/api/user/password/change',
  wire: 'standard',
  summary: 'Changes the password and signs out everywhere: every session of the player ends, this one too.',
  body: z.object({ password: passwordIn, new_password: passwordIn }),
  answer: z.object({
    /** Sessions that were open, the one that changed it included. */
    sessions_ended: z.int(),
  }),
  refusals: ['invalid-credentials', 'password-policy', 'password-breached', 'password-unchanged', 'too-many-attempts'],
});
