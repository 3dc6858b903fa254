import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openOutcomebetsGame = providerOpening({
  name: 'casino.open-outcomebets-game',
  path: '/outcome/v1/session',
  summary: 'Outcomebets: makes a session at a game and answers its address.',
  asks: z.object({
    game_id: providerIdIn,
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ SessionId: z.string(), SessionUrl: z.string() }),
  orderOf: ({ game_id: gameId, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ url, facts }) => ({ SessionId: facts.SessionId ?? '', SessionUrl: url }),
});
