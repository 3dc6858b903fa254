import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openJacktopGame = providerOpening({
  name: 'casino.open-jacktop-game',
  path: '/jacktop/token',
  summary: "Jacktop: a token for a table; with it and our client id the link on the provider's site is built.",
  asks: z.object({
    game_id: providerIdIn,
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ token: z.string() }),
  orderOf: ({ game_id: gameId, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ facts }) => ({ token: facts.token ?? '' }),
});
