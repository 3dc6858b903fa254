import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openHabaneroGame = providerOpening({
  name: 'casino.open-habanero-game',
  path: '/habanero/game/launch',
  summary: 'Habanero: opens a slot by its key name.',
  asks: z.object({
    game_id: providerIdIn,
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ game_id: gameId, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ url }),
});
