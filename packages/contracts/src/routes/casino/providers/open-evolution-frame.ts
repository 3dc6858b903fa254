import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openEvolutionFrame = providerOpening({
  name: 'casino.open-evolution-frame',
  path: '/api/evolution/open_frame',
  summary: 'Evolution live: opens a table.',
  asks: z.object({
    page_id: providerIdIn,
    language: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ launch_url: z.string() }),
  orderOf: ({ page_id: gameId, language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ launch_url: url }),
});
