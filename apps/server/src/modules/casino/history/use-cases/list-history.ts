import type { HistoryPage, HistoryQuery } from '../domain/history.ts';
import type { HistoryStore } from '../repository/history.repository.ts';

export type ListHistory = (query: HistoryQuery) => Promise<HistoryPage>;

/** A page of a player's own rounds. */
export function createListHistory(store: HistoryStore): ListHistory {
  return (query) => store.page(query);
}
