import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openPgsoftGame = providerOpening({
  name: 'casino.open-pgsoft-game',
  path: '/pgsoft/game_link',
  summary: 'PG Soft: opens a game.',
  asks: z.object({
    gameid: providerIdIn,
    lang: gameLanguageIn.default('es'),
    /** Heeded on our own site; players never return to another. */
    lobbyUrl: z.string().max(500).optional(),
    platform: platformIn.default(1),
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
