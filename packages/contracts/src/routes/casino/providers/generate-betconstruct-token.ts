import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { platformIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';
import { frameLanguageIn } from './sportsbook-language.ts';

export const generateBetconstructToken = providerOpening({
  name: 'casino.generate-betconstruct-token',
  method: 'POST',
  path: '/betconstruct/GenToken',
  summary: 'BetConstruct: a token for its sportsbook, which its frame exchanges once within a minute.',
  asks: z.object({
    project_name: textIn({ max: 40 }),
    lang: frameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  /** The specification reads `data.token`; `token` is the same beside it, as every other call answers. */
  answer: z.object({ token: z.string(), data: z.object({ token: z.string() }) }),
  orderOf: ({ lang: language, platform }) => ({ gameId: null, language, isMobile: platform === 2 }),
  layOut: ({ facts: { token = '' } }) => ({ token, data: { token } }),
});
