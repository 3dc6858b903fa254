import type { HistoryPage, HistoryQuery } from '../domain/history.ts';
import type { HistoryRepository } from '../repository/history.repository.ts';

export type ListHistory = (query: HistoryQuery) => Promise<HistoryPage>;

/** A page of a player's own rounds. */
export function createListHistory(rounds: HistoryRepository): ListHistory {
  return (query) => rounds.page(query);
}
