/** Keys of lists that pushed news concerns, apart from their queries: news may arrive before any query. */
export const FREE_BETS_KEY = ['free-bets'] as const;
export const TOP_EXPRESSES_KEY = ['top-expresses'] as const;
