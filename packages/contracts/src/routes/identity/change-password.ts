import * as z from 'zod';
import { route } from '../../route.ts';
import { passwordIn } from './shapes.ts';

export const changePassword = route({
  name: 'identity.change-password',
  host: 'player',
  method: 'POST',
  path: '/api/user/password/change',
  wire: 'standard',
  summary: 'Changes the password and ends every other session; this one goes on under a new token.',
  body: z.object({ password: passwordIn, new_password: passwordIn }),
  answer: z.null(),
  refusals: ['invalid-credentials', 'password-policy', 'password-breached', 'password-unchanged', 'too-many-attempts'],
});
