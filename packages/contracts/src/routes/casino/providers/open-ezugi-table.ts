import * as z from 'zod';
import { gameLanguageIn, platformIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openEzugiTable = providerOpening({
  name: 'casino.open-ezugi-table',
  path: '/ezugi/frame_url',
  summary: 'Ezugi: opens a table.',
  asks: z.object({
    openTable: providerIdIn,
    language: gameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  answer: z.object({ frame_url: z.string() }),
  orderOf: ({ openTable: gameId, language, platform }) => ({ gameId, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ frame_url: url }),
});
