import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openAmaticGame = providerOpening({
  name: 'casino.open-amatic-game',
  path: '/amatic/game_link',
  summary: 'Amatic: opens a game.',
  asks: z.object({
    gameid: providerIdIn,
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
    /** Heeded on our own site; players never return to another. */
    lobbyUrl: z.string().max(500).optional(),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ gameid: gameId, lang: language, platform, lobbyUrl }) => ({
    gameId,
    language,
    lobbyUrl,
    isMobile: platform === 2,
  }),
  layOut: ({ url }) => ({ url }),
});
