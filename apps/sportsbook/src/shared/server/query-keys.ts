/** Keys of lists that news from the server concerns, apart from what asks for them: news arrives before anybody does. */
export const FREE_BETS_KEY = ['free-bets'] as const;
export const TOP_EXPRESSES_KEY = ['top-expresses'] as const;
