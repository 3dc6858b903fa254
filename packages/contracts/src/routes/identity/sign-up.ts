import * as z from 'zod';
import { route } from '../../route.ts';
import { userIdText } from '../../wire.ts';
import { passwordIn } from './shapes.ts';

export const signUp = route({
  name: 'identity.sign-up',
  host: 'player',
  method: 'POST',
  path: '/api/user/signup',
  wire: 'standard',
  summary: 'Registers a player, opens their wallets and signs them in. Fields beyond these are ignored.',
  body: z.object({
    username: z.string().min(1).max(40),
    password: passwordIn,
    email: z.string().min(1).max(254),
    /** Country code and number. */
    phone: z.string().min(1).max(40),
    /** (Default: the first currency on offer) */
    currency: z.string().max(3).optional(),
    /** YYYY-MM-DD; at least 18 years ago by UTC date. */
    birth_date: z.string().max(10),
    promocode: z.string().max(64).nullish(),
    /** SMS or invite code (semantics D55). */
    code: z.string().max(64).nullish(),
  }),
  answer: z.object({ user_id: userIdText, username: z.string(), is_promo_activated: z.boolean() }),
  refusals: [
    'username-invalid',
    'username-taken',
    'email-invalid',
    'email-taken',
    'phone-invalid',
    'phone-taken',
    'password-policy',
    'password-breached',
    'birth-date-invalid',
    'underage',
    'currency-not-offered',
    'sign-up-code-invalid',
    'too-many-attempts',
  ],
});
