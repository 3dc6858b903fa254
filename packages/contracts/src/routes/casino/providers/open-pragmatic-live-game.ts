import * as z from 'zod';
import { gameLanguageIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openPragmaticLiveGame = providerOpening({
  name: 'casino.open-pragmatic-live-game',
  path: '/pragmatic/game/link',
  summary: 'Pragmatic live: opens a table.',
  asks: z.object({
    game_id: providerIdIn,
    platform: z.enum(['WEB', 'MOBILE']).default('WEB'),
    lang: gameLanguageIn.default('es'),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ game_id: gameId, platform, lang: language }) => ({ gameId, language, isMobile: platform === 'MOBILE' }),
  layOut: ({ url }) => ({ url }),
});
