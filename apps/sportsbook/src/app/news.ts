import type { PlayerFrame, PushUpdate } from '@ordago/contracts/push';
import { checkConnection, onConnection } from '@ordago/web-kit/connection';
import { onSiteMessage, sendToSite, useFrame } from '../embed/frame.ts';
import { applyLineUpdate } from '../shared/line/live-line.ts';
import { accountQuery, takePushedBalance } from '../shared/player/account.ts';
import { onPush, usePushState } from '../shared/server/push.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { FREE_BETS_KEY, TOP_EXPRESSES_KEY } from '../shared/server/query-keys.ts';
import { useSlip } from '../shared/slip/slip-store.ts';

/** Time without a push after which the server is asked whether it is there, in ms: until then prices are as good as new. */
const SILENT_MS_MAX = 20_000;

/** Forwards pushed messages of the server and messages of the site to the shown state. Called once, at start. */
export function startNews(): void {
  onPush((update) => {
    if (isPlayerUpdate(update)) takePlayerNews(update.value);
    else {
      applyLineUpdate(queryClient, update);
      void takeExpressNews(update);
    }
  });
  onSiteMessage((message) => {
    if (message.type === 'balance') takePushedBalance(message);
  });
  useFrame.subscribe((now, before) => {
    if (now.token !== before.token) forgetPlayer(now.token === null || before.token === null);
  });
  // Changes during a lost connection were not pushed.
  let wasOpen = false;
  usePushState.subscribe(({ isOpen }) => {
    if (isOpen && wasOpen)
      for (const queryKey of [['events'], ['event'], TOP_EXPRESSES_KEY])
        void queryClient.invalidateQueries({ queryKey });
    wasOpen ||= isOpen;
  });
  followConnection();
  let reported = -1;
  const publishCount = (count: number) => {
    if (count !== reported) sendToSite({ type: 'slip-count', count });
    reported = count;
  };
  useSlip.subscribe(({ slip }) => publishCount(slip.legs.length));
  // The site receives the first count right after its greeting.
  onSiteMessage(({ type }) => {
    if (type === 'hello') sendToSite({ type: 'slip-count', count: useSlip.getState().slip.legs.length });
  });
}

/** A push that stays away has the server looked for; all that is shown is read anew once it is back. */
function followConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  usePushState.subscribe(({ isOpen }) => {
    clearTimeout(timer);
    if (!isOpen) timer = setTimeout(() => void checkConnection(), SILENT_MS_MAX);
  });
  onConnection(({ isDown }) => {
    if (!isDown) void queryClient.invalidateQueries();
  });
}

type PlayerUpdate = Extract<PushUpdate, { value: PlayerFrame }>;

function isPlayerUpdate(update: PushUpdate): update is PlayerUpdate {
  return update.topic.startsWith('player:');
}

function takePlayerNews(frame: PlayerFrame): void {
  const { kind } = frame;
  if (kind === 'balance') takePushedBalance(frame);
  if (kind === 'bet-settled' || kind === 'bet-sold') void queryClient.invalidateQueries({ queryKey: ['bets'] });
  if (kind === 'free-bets') void queryClient.invalidateQueries({ queryKey: FREE_BETS_KEY });
}

/** Only a page that showed featured expresses has loaded their code; a moved price does not load it. */
async function takeExpressNews(update: PushUpdate): Promise<void> {
  if (queryClient.getQueryState(TOP_EXPRESSES_KEY) === undefined) return;
  const { applyTopExpressUpdate } = await import('../shared/line/top-expresses.ts');
  applyTopExpressUpdate(queryClient, update);
}

/** Another session: what belonged to the player before is gone; a mere renewal of the token keeps what is shown. */
function forgetPlayer(isOther: boolean): void {
  for (const queryKey of [accountQuery.queryKey, FREE_BETS_KEY, ['bets']]) {
    if (isOther) queryClient.removeQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey });
  }
}
