import * as z from 'zod';
import { gameLanguageIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openGoldenraceGame = providerOpening({
  name: 'casino.open-goldenrace-game',
  method: 'POST',
  path: '/goldenrace/create_session',
  summary: 'GoldenRace: makes a session at a virtual sport and answers its address.',
  asks: z.object({
    game_id: providerIdIn,
    platform: z.enum(['desktop', 'mobile']).default('desktop'),
    lang: gameLanguageIn.default('es'),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ game_id: gameId, platform, lang: language }) => ({ gameId, language, isMobile: platform === 'mobile' }),
  layOut: ({ url }) => ({ url }),
});
