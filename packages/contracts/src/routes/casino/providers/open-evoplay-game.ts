import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

/** A country by two letters; any other value is not passed on. */
const countryIn = textIn({ max: 8 }).transform((text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined));

export const openEvoplayGame = providerOpening({
  name: 'casino.open-evoplay-game',
  path: '/evoplay/frame',
  summary: 'Evoplay: opens a game and answers its address as a string.',
  asks: z.object({
    project_name: textIn({ max: 64 }).optional(),
    game_id: providerIdIn,
    language: gameLanguageIn.default('es'),
    user_geo: countryIn.optional(),
    platform: platformIn.default(1),
  }),
  answer: z.string(),
  orderOf: ({ game_id: gameId, language, platform, user_geo: geo }) => ({
    gameId,
    language,
    geo,
    isMobile: platform === 2,
  }),
  layOut: ({ url }) => url,
});
