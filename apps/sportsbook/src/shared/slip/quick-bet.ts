import { connection } from '@ordago/web-kit/connection';
import { create } from 'zustand';
import { useFrame } from '../../embed/frame.ts';
import type { Account } from '../player/account.ts';
import { useSettings } from '../player/player-settings.ts';
import { keepCall, onKeptCall, storedCall } from '../server/kept-calls.ts';
import { queryClient } from '../server/query-client.ts';
import type { AcceptChoice, SlipLeg } from './slip.ts';
import { isLeg } from './slip-store.ts';

/** Sent quick bet; with the leg and the stake it makes the same call again. */
export interface SentQuickBet {
  readonly key: string;
  readonly accept: AcceptChoice;
  /** The player who clicked; nobody else may send it again. */
  readonly player: string;
}

interface QuickBet {
  /** The selection that was clicked; null while none was. */
  readonly leg: SlipLeg | null;
  /** Decimal text, from the setting at the time of the click. */
  readonly stake: string;
  /** True if a second click is required. */
  readonly confirms: boolean;
  /** A bet is under way or its answer was lost: no other one is taken up before. */
  readonly isBusy: boolean;
  /** The call whose answer has not come; it outlives a reload of the tab, with its key. */
  readonly sent: SentQuickBet | null;
  /** Counts the clicks that came while busy. */
  readonly refusedSubmissions: number;
}

const NONE: QuickBet = { leg: null, stake: '', confirms: true, isBusy: false, sent: null, refusedSubmissions: 0 };

/** The one-click bet that is being confirmed or placed. */
export const useQuickBet = create<QuickBet>(() => readCall(storedCall('quick')) ?? NONE);

useQuickBet.subscribe(({ leg, stake, sent }, before) => {
  if (sent !== before.sent) keepCall('quick', sent ? JSON.stringify({ leg, stake, sent }) : null);
});

onKeptCall('quick', (text) => {
  const open = useQuickBet.getState().leg === null ? readCall(text) : null;
  if (open) useQuickBet.setState(open);
});

/**
 * Takes a click on a price as a bet. False where the player has not chosen that, and while the server is out of reach: the price
 * goes into the slip.
 */
export function askQuickBet(leg: SlipLeg): boolean {
  const { quickStake: stake, quickConfirms: confirms } = useSettings.getState();
  if (stake === null || useFrame.getState().token === null || connection().isDown) return false;
  if (useQuickBet.getState().isBusy) {
    useQuickBet.setState(({ refusedSubmissions }) => ({ refusedSubmissions: refusedSubmissions + 1 }));
    return true;
  }
  useQuickBet.setState({ leg, stake, confirms });
  return true;
}

/** Keeps the call before it is sent, so that the same one can be sent again, and no other before its answer. */
export function noteSent(key: string, accept: AcceptChoice): void {
  const player = queryClient.getQueryData<Account>(['account'])?.id ?? '';
  useQuickBet.setState({ isBusy: true, sent: { key, accept, player } });
}

/** The answer has come. */
export function noteAnswered(): void {
  useQuickBet.setState({ isBusy: false, sent: null });
}

export function closeQuickBet(): void {
  useQuickBet.setState(NONE);
}

/** A call that was kept; null when it is none that can be read. */
function readCall(text: string | null): QuickBet | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<QuickBet> | null;
    if (value === null || !isLeg(value.leg) || typeof value.stake !== 'string' || !value.sent?.key) return null;
    return { ...NONE, leg: value.leg, stake: value.stake, sent: value.sent, isBusy: true };
  } catch {
    return null;
  }
}
