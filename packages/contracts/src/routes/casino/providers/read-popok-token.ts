import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const readPopokToken = providerOpening({
  name: 'casino.read-popok-token',
  path: '/popokgaming/token',
  summary: 'PopOK and PopOK live: a token, our partner id and the platform, of which the launch link is built.',
  asks: z.object({
    /** Ours; without it the session begins at the first game. The token opens any game of its provider. */
    game_id: providerIdIn.optional(),
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ token: z.string(), provider_partner_id: z.string(), platform: z.string() }),
  orderOf: ({ game_id: gameId = null, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ facts: { token = '', provider_partner_id = '', platform = '' } }) => ({
    token,
    provider_partner_id,
    platform,
  }),
});
