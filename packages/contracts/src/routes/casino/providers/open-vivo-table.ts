import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openVivoTable = providerOpening({
  name: 'casino.open-vivo-table',
  path: '/vivogaming/game/link',
  summary: 'Vivo Gaming: opens a live table.',
  asks: z.object({
    table_id: providerIdIn,
    lang: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ table_id: gameId, lang: language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ url }),
});
