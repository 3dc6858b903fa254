import type { Bet } from '@ordago/contracts';
import { create } from 'zustand';
import { keepCall, onKeptCall, storedCall } from '../../../shared/server/kept-calls.ts';
import { isLeg, useSlip } from '../../../shared/slip/slip-store.ts';
import type { BetCall } from './bet-call.ts';
import type { Problem } from './problem.ts';
import { problemsLeft } from './problems-left.ts';

export interface Placing {
  /**
   * `idle`: the slip is edited. `placing`: calls are under way. `unsure`: the answer of a call was lost; sending the
   * very same call again cannot place it twice. `receipt`: what was placed is shown.
   */
  readonly phase: 'idle' | 'placing' | 'unsure' | 'receipt';
  /** Calls that have not been answered. */
  readonly pending: readonly BetCall[];
  /** The player who submitted: nobody else may send them again. Empty while nothing is pending, or if unknown. */
  readonly sentBy: string;
  readonly problems: readonly Problem[];
  readonly placed: readonly Bet[];
  /** A bet in play that the operator delays: for how long in all, and when it is read again; else null. */
  readonly waiting: { readonly totalMs: number; readonly endsAt: number } | null;
  /** Balance after the last accepted bet, as decimal text. */
  readonly balance: string | null;
}

const IDLE: Placing = {
  phase: 'idle',
  pending: [],
  sentBy: '',
  problems: [],
  placed: [],
  waiting: null,
  balance: null,
};

/**
 * State of the slip's placement. Unanswered calls outlive a reload, with their keys: in the tab, and with the site
 * where the browser closes its storage to a frame.
 */
export const usePlacing = create<Placing>(() => readPending(storedCall('slip')) ?? IDLE);

usePlacing.subscribe(({ pending, sentBy }, before) => {
  if (pending !== before.pending) keepCall('slip', pending.length > 0 ? JSON.stringify({ sentBy, pending }) : null);
});

onKeptCall('slip', (text) => {
  const open = usePlacing.getState().phase === 'idle' ? readPending(text) : null;
  if (open === null) return;
  usePlacing.setState(open);
  // A page without storage has lost the slip as well: it shows the bet that is being asked about.
  const { slip, setLegs, setStake } = useSlip.getState();
  if (slip.legs.length > 0) return;
  setLegs(open.pending.flatMap(({ legs }) => legs));
  const [only, ...others] = open.pending;
  if (only && others.length === 0) setStake(only.body.stake);
});

// A slip that changed is another slip: the problems of the one before are dropped, except for unchanged legs. A call
// without its answer stays, whatever is put in or taken out meanwhile: under another key it could be placed twice.
useSlip.subscribe(({ slip }, before) => {
  const { phase, problems } = usePlacing.getState();
  if (slip === before.slip || phase === 'placing' || phase === 'unsure') return;
  if (phase !== 'idle' || problems.length > 0)
    usePlacing.setState({ ...IDLE, problems: problemsLeft(problems, before.slip, slip) });
});

/** Somebody is signed in: calls that another player sent are not theirs to send again. */
export function forgetCallsOfOthers(player: string): void {
  const { phase, sentBy } = usePlacing.getState();
  if (phase === 'unsure' && sentBy !== '' && sentBy !== player) usePlacing.setState(IDLE);
}

/** Back to the slip: the receipt has been read. */
export function closeReceipt(): void {
  usePlacing.setState(IDLE);
}

/** Calls that were kept; null when there are none that can be read. */
function readPending(text: string | null): Placing | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Placing> | null;
    const pending = value?.pending;
    if (!Array.isArray(pending) || pending.length === 0 || !pending.every(isCall)) return null;
    return { ...IDLE, phase: 'unsure', pending, sentBy: typeof value?.sentBy === 'string' ? value.sentBy : '' };
  } catch {
    return null;
  }
}

function isCall(value: unknown): value is BetCall {
  const { body, legs } = (value ?? {}) as Partial<BetCall>;
  return typeof body?.key === 'string' && Array.isArray(legs) && legs.every(isLeg);
}
