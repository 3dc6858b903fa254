import * as z from 'zod';
import { providerList } from './provider-api.ts';

const rows = z.array(z.unknown());

/** Mini games are marked by their type; only the provider's answer separates them from slots. */
function isMiniGame(row: unknown): boolean {
  const type = (row as { gameType?: unknown } | null)?.gameType;
  return typeof type === 'string' && /^mini/i.test(type);
}

export const listPopokGames = providerList({
  name: 'casino.list-popok-games',
  path: '/popokgaming/game_list',
  summary: "PopOK and PopOK live: slots, live tables and mini games, in the provider's shape.",
  answer: z.object({ slots: rows, liveCasino: rows, miniGames: rows }),
  layOut: (games) => {
    const live = games.filter(({ casinoType }) => casinoType === 'live');
    const others = games.filter(({ casinoType }) => casinoType !== 'live');
    return {
      slots: others.flatMap(({ row }) => (isMiniGame(row) ? [] : [row])),
      liveCasino: live.map(({ row }) => row),
      miniGames: others.flatMap(({ row }) => (isMiniGame(row) ? [row] : [])),
    };
  },
});
