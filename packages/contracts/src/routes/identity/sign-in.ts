import * as z from 'zod';
import { route } from '../../route.ts';
import { passwordIn } from './shapes.ts';

export const signIn = route({
  name: 'identity.sign-in',
  host: 'player',
  method: 'POST',
  path: '/api/user/login',
  wire: 'standard',
  summary: 'Signs a player in by username, or by phone with its country code. The session travels in a cookie.',
  body: z.object({ username: z.string().min(1).max(64), password: passwordIn }),
  answer: z.object({ detail: z.object({ first_login: z.boolean() }), msg: z.string() }),
  refusals: ['invalid-credentials', 'user-banned', 'too-many-attempts'],
});
