import type { Bet } from '@ordago/contracts';
import { create } from 'zustand';
import { useSlip } from '../../shared/slip/slip-store.ts';
import type { BetCall } from './bet-call.ts';
import type { Problem } from './problem.ts';

export interface Placing {
  /**
   * `idle`: the slip is edited. `placing`: calls are under way. `unsure`: the answer of a call was lost; sending the
   * very same call again cannot place it twice. `receipt`: what was placed is shown.
   */
  readonly phase: 'idle' | 'placing' | 'unsure' | 'receipt';
  /** Calls that have not been answered. */
  readonly pending: readonly BetCall[];
  readonly problems: readonly Problem[];
  readonly placed: readonly Bet[];
  /** A bet in play that the house holds back for a moment: how long in all, and when it is asked again; else null. */
  readonly waiting: { readonly totalMs: number; readonly endsAt: number } | null;
  /** Balance after the last accepted bet, as decimal text. */
  readonly balance: string | null;
}

const STORAGE_KEY = 'ordago.slip-pending';
const IDLE: Placing = { phase: 'idle', pending: [], problems: [], placed: [], waiting: null, balance: null };

/** Where the placement of the slip stands. Unanswered calls outlive a reload of the tab, with their keys. */
export const usePlacing = create<Placing>(() => {
  const pending = readPending();
  return pending.length > 0 ? { ...IDLE, phase: 'unsure', pending } : IDLE;
});

usePlacing.subscribe(({ pending }, before) => {
  if (pending === before.pending) return;
  try {
    if (pending.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pending));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the calls live as long as the page.
  }
});

// A slip that changed is another slip: what was said about the one before falls away.
useSlip.subscribe(({ slip }, before) => {
  const { phase, problems } = usePlacing.getState();
  if (slip === before.slip || phase === 'placing') return;
  if (phase !== 'idle' || problems.length > 0) usePlacing.setState(IDLE);
});

/** Back to the slip: the receipt has been read. */
export function closeReceipt(): void {
  usePlacing.setState(IDLE);
}

function readPending(): readonly BetCall[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? (value as BetCall[]) : [];
  } catch {
    return [];
  }
}
