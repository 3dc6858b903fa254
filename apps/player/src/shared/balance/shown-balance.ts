import { useSyncExternalStore } from 'react';
import { queryClient } from '../query-client.ts';
import { sessionQuery } from '../session.ts';
import { SESSION_KEY } from '../session-key.ts';
import { type Balance, balanceQuery, refreshBalance } from './balance.ts';
import { HeldBalance, type ShownView } from './held-balance.ts';

/** The balance as this page shows it; the game page reports its rounds to it. */
export const heldBalance = new HeldBalance({
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  ask: refreshBalance,
});

// Before any component is drawn: a held movement must not be seen for a moment.
queryClient.getQueryCache().subscribe(({ query }) => {
  const [name] = query.queryKey;
  if (name === balanceQuery.queryKey[0] || name === SESSION_KEY[0]) takeIn();
});
takeIn();

function takeIn(): void {
  const playerId = queryClient.getQueryData(sessionQuery.queryKey)?.id ?? null;
  heldBalance.takeIn({ playerId, balance: queryClient.getQueryData<Balance>(balanceQuery.queryKey) });
}

/** The balance as the site shows it, and what is held of it. */
export function useShownView(): ShownView {
  return useSyncExternalStore(heldBalance.subscribe, heldBalance.view);
}

/**
 * The balance as the site shows it: behind the true one while a round of the open game is under way. Everything that
 * judges an amount takes `useBalance`.
 */
export function useShownBalance(): Balance | undefined {
  return useShownView().balance;
}
