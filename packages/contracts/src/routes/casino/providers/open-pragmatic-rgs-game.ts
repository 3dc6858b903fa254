import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openPragmaticRgsGame = providerOpening({
  name: 'casino.open-pragmatic-rgs-game',
  path: '/rgs2/game/launch',
  summary: 'Pragmatic RGS: opens a game and answers its address as a string.',
  asks: z.object({
    game_id: providerIdIn,
    /** 1 desktop, 2 mobile. */
    device_type: platformIn.default(1),
    /** 1 for money, 0 for practice. */
    play_mode: z.enum(['0', '1']).default('1'),
    lang: gameLanguageIn.default('es'),
  }),
  answer: z.string(),
  orderOf: ({ game_id: gameId, device_type: device, play_mode: mode, lang: language }) => ({
    gameId,
    language,
    isMobile: device === 2,
    isDemo: mode === '0',
  }),
  layOut: ({ url }) => url,
});
