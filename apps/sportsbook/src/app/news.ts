import { onSiteMessage, tellSite, useFrame } from '../embed/frame.ts';
import { type Account, accountQuery, readBalance, takeBalance } from '../shared/account.ts';
import { freeBetsQuery } from '../shared/free-bets.ts';
import { applyLineUpdate } from '../shared/live-line.ts';
import { onPush, usePushState } from '../shared/push.ts';
import { queryClient } from '../shared/query-client.ts';
import { useSlip } from '../shared/slip/slip-store.ts';
import { applyTopExpressUpdate, topExpressesQuery } from '../shared/top-expresses.ts';

/** Brings what the server pushes and what the site tells to where it is shown. Called once, at start. */
export function startNews(): void {
  onPush((update) => {
    if (update.topic.startsWith('player:')) takePlayerNews(update.value);
    else {
      applyLineUpdate(queryClient, update);
      applyTopExpressUpdate(queryClient, update);
    }
  });
  onSiteMessage((message) => {
    if (message.type === 'balance') takeBalanceNews(message);
  });
  useFrame.subscribe((now, before) => {
    if (now.token !== before.token) forgetPlayer(now.token === null || before.token === null);
  });
  // What moved while the line to the server was broken was pushed to nobody.
  let wasOpen = false;
  usePushState.subscribe(({ isOpen }) => {
    if (isOpen && wasOpen)
      for (const queryKey of [['events'], ['event'], topExpressesQuery.queryKey])
        void queryClient.invalidateQueries({ queryKey });
    wasOpen ||= isOpen;
  });
  let told = -1;
  const tellCount = (count: number) => {
    if (count !== told) tellSite({ type: 'slip-count', count });
    told = count;
  };
  useSlip.subscribe(({ slip }) => tellCount(slip.legs.length));
  // The site hears the first count as soon as it has greeted.
  onSiteMessage(({ type }) => {
    if (type === 'hello') tellSite({ type: 'slip-count', count: useSlip.getState().slip.legs.length });
  });
}

function takePlayerNews(value: unknown): void {
  takeBalanceNews(value);
  const { kind } = (value ?? {}) as { kind?: unknown };
  if (kind === 'bet-settled' || kind === 'bet-sold') void queryClient.invalidateQueries({ queryKey: ['bets'] });
  if (kind === 'free-bets') void queryClient.invalidateQueries({ queryKey: freeBetsQuery.queryKey });
}

function takeBalanceNews(value: unknown): void {
  const balance = readBalance(value, queryClient.getQueryData<Account>(accountQuery.queryKey)?.currency);
  if (balance) takeBalance(balance);
}

/** Another session: what belonged to the player before is gone; a mere renewal of the token keeps what is shown. */
function forgetPlayer(isOther: boolean): void {
  for (const queryKey of [accountQuery.queryKey, freeBetsQuery.queryKey, ['bets']]) {
    if (isOther) queryClient.removeQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey });
  }
}
