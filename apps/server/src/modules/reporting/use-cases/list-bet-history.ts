import type { PlayerId } from '@ordago/kernel';
import type { OddsFormatName } from '../domain/own-bet.ts';
import type { BetHistoryRepository, OwnBetRow, OwnBetsQuery } from '../repository/bet-history.repository.ts';
import type { Paged } from '../repository/scope.ts';

interface OwnBets extends Paged<OwnBetRow & { readonly code: string }> {
  readonly oddsFormat: OddsFormatName | null;
}

/** Lists a player's own bets, at every sportsbook, and how this player wants odds written. */
export type ListBetHistory = (player: PlayerId, query: OwnBetsQuery) => Promise<OwnBets>;

export function createListBetHistory(
  history: BetHistoryRepository,
  betCodeOf: (bet: string) => string,
): ListBetHistory {
  return async (player, query) => {
    const [found, oddsFormat] = await Promise.all([history.page(player, query), history.oddsFormat(player)]);
    const rows = found.rows.map((row) => ({ ...row, code: row.code ?? betCodeOf(row.id.slice(1)) }));
    return { ...found, rows, oddsFormat };
  };
}
