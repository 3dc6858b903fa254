import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { providerList } from './provider-api.ts';

export const listEzugiTables = providerList({
  name: 'casino.list-ezugi-tables',
  path: '/ezugi/game_list',
  summary: "Ezugi: its tables, all or of one kind of game, in the provider's shape.",
  query: z.object({ game_type: textIn({ max: 64 }).optional() }),
  answer: z.array(z.unknown()),
  layOut: (rows, { game_type: kind }) =>
    rows.map(({ row }) => row).filter((row) => kind === undefined || (row as { GameType: string }).GameType === kind),
});
