import { addMs, type Instant, instant } from '@ordago/kernel';

/** Signal of a supplier about one of its services. */
export type FeedSignal =
  | {
      readonly kind: 'alive';
      readonly product: number;
      /** By the supplier's clock. */
      readonly at: Instant;
      /** False if messages that were sent before may have been lost. */
      readonly isSubscribed: boolean;
    }
  | { readonly kind: 'snapshot-complete'; readonly product: number; readonly request: number };

/** A service of a supplier as we know it. */
export interface ProductState {
  readonly product: number;
  /** `recovering`: it sends again, but not yet all messages that were missed. */
  readonly state: 'up' | 'down' | 'recovering';
  /** The last sign of life, by our clock, and by the supplier's. */
  readonly receivedAt: Instant;
  readonly aliveAt: Instant;
  /** Instant of the supplier's clock up to which no message is missing; null when none was ever received in full. */
  readonly completeTo: Instant | null;
  /** Number of the recovery under way; grows with each. */
  readonly request: number;
  readonly requestedAt: Instant | null;
}

/** Verdict on a service. */
export interface ProductVerdict {
  readonly next: ProductState;
  /** Prices up to this instant of the supplier's clock count no more; null when they still do. */
  readonly stopAt: Instant | null;
  /** Ask for what was missed since `after`. */
  readonly recovery: { readonly after: Instant | null; readonly request: number } | null;
}

/** Silence after which a service counts as gone: twice the step of its signs of life. */
export const SILENCE_MS_MAX = 20_000;
/** A recovery that did not end within this time is asked for again. */
export const RECOVERY_MS_MAX = 5 * 60_000;
/** Age beyond which no supplier keeps its messages, in milliseconds: the whole present state is requested instead. */
export const RECOVERY_REACH_MS = 10 * 3_600_000;

/**
 * Judges a sign of life of a service. One that was silent too long, or lost its subscription, must send the missed
 * messages again.
 */
export function judgeAlive(
  known: ProductState | null,
  signal: Extract<FeedSignal, { kind: 'alive' }>,
  now: Instant,
): ProductVerdict {
  const { product, at, isSubscribed } = signal;
  if (known === null) {
    const first = { product, receivedAt: now, aliveAt: at, completeTo: null, request: 0 };
    return recovering({ ...first, state: 'down', requestedAt: null }, now);
  }
  // Signs of life may come twice and out of order.
  const aliveAt = instant(Math.max(known.aliveAt, at));
  const isLost = !isSubscribed && at >= known.aliveAt;
  const wasSilent = now - known.receivedAt > SILENCE_MS_MAX;
  const received = { ...known, receivedAt: now, aliveAt };
  if (known.state === 'up' && !isLost && !wasSilent) {
    return { next: { ...received, completeTo: aliveAt }, stopAt: null, recovery: null };
  }
  const isAsked = known.requestedAt !== null && now - known.requestedAt <= RECOVERY_MS_MAX;
  if (known.state === 'recovering' && !isLost && !wasSilent && isAsked) {
    return { next: received, stopAt: null, recovery: null };
  }
  return recovering(received, now);
}

/** A service that has been silent too long is gone: its prices count no more. */
export function judgeSilence(known: ProductState, now: Instant): ProductVerdict {
  const silence = now - known.receivedAt;
  if (known.state === 'down' || silence <= SILENCE_MS_MAX) return { next: known, stopAt: null, recovery: null };
  const stopAt = addMs(known.aliveAt, silence);
  return { next: { ...known, state: 'down', requestedAt: null }, stopAt, recovery: null };
}

/**
 * Judges a gap: messages of a service until now may be lost, so they are requested, and its prices so far count no
 * more.
 */
export function judgeGap(known: ProductState, now: Instant): ProductVerdict {
  return { ...recovering(known, now), stopAt: addMs(known.aliveAt, Math.max(now - known.receivedAt, 0)) };
}

/** Judges the end of a recovery; the end of one that was not the last requested changes nothing. */
export function judgeSnapshot(known: ProductState | null, request: number): ProductState | null {
  if (known === null || known.state !== 'recovering' || known.request !== request) return null;
  return { ...known, state: 'up', completeTo: known.aliveAt, requestedAt: null };
}

function recovering(known: ProductState, now: Instant): ProductVerdict {
  const request = known.request + 1;
  const isWithinReach = known.completeTo !== null && known.aliveAt - known.completeTo <= RECOVERY_REACH_MS;
  return {
    next: { ...known, state: 'recovering', request, requestedAt: now },
    // Prices from before the gap may have changed in it.
    stopAt: addMs(known.aliveAt, -1),
    recovery: { after: isWithinReach ? known.completeTo : null, request },
  };
}
