import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const readTvbetToken = providerOpening({
  name: 'casino.read-tvbet-token',
  path: '/tvbet/token',
  summary: 'TVBET: a token, of which the launch link is built.',
  asks: z.object({
    /** Ours; without it the session begins at the first draw. The token opens all of them. */
    code: providerIdIn.optional(),
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ token: z.string() }),
  orderOf: ({ code: gameId = null, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ facts: { token = '' } }) => ({ token }),
});
