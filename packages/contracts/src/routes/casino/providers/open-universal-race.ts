import * as z from 'zod';
import { gameLanguageIn, platformIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openUniversalRace = providerOpening({
  name: 'casino.open-universal-race',
  path: '/universalrace/login',
  summary: 'Universal Race: enters the programme of horse races, its only game.',
  asks: z.object({ lang: gameLanguageIn.default('es'), platform: platformIn.default(1) }),
  answer: z.object({ game_url: z.string() }),
  orderOf: ({ lang: language, platform }) => ({ gameId: null, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ game_url: url }),
});
