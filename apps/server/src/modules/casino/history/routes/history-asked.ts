import type { listCasinoHistory, QueryOf } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';

/** Meaning of the filter's numbers. */
const RESULTS = ['open', 'won', 'lost'] as const;

/** Returns the page of a player's rounds that a call asks for. */
export function historyAsked(player: PlayerId, filters: QueryOf<typeof listCasinoHistory>) {
  const { page, count, balance, category, provider, game_type: gameType, from, to, result } = filters;
  return {
    player,
    page,
    size: count,
    balance,
    category,
    result: result === undefined ? null : (RESULTS[result] ?? null),
    routeProvider: provider ?? null,
    gameType: gameType ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}
