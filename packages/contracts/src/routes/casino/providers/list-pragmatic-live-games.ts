import * as z from 'zod';
import { textIn, textOf } from '../../../wire.ts';
import { providerList } from './provider-api.ts';

function platformsOf(row: unknown): readonly string[] {
  return textOf((row as { platform?: unknown } | null)?.platform)?.split(',') ?? [];
}

export const listPragmaticLiveGames = providerList({
  name: 'casino.list-pragmatic-live-games',
  path: '/pragmatic/game/list',
  summary: "Pragmatic live: its tables of type `lg`, in the provider's shape, all or those of one platform.",
  query: z.object({
    partner_name: textIn({ max: 64 }).optional(),
    platform: z.enum(['WEB', 'MOBILE']).optional(),
  }),
  answer: z.array(z.unknown()),
  layOut: (rows, { platform }) =>
    rows.flatMap(({ row }) => (platform === undefined || platformsOf(row).includes(platform) ? [row] : [])),
});
