import { setTimeout as pause } from 'node:timers/promises';

/** Share of the machine's processor time that other programmes may take of a turn. */
export const OTHERS_SHARE_MAX = 0.15;
const RETRY_MS = 500;

/** Time that a measure may wait for a quiet machine, all its turns together. */
export interface Patience {
  /** Milliseconds of waiting, and of turns taken again, that are left. */
  leftMs: number;
  /** Turns that count although others took more than their share: the patience was used up. */
  disturbed: number;
  /** Share of the machine that other programmes take at this moment, from 0 to 1. */
  readonly othersShare: () => Promise<number>;
}

/**
 * Takes a turn once other programmes leave the machine alone, and takes it again where they came in between. Decides by what
 * others used, never by what the turn measured.
 */
export async function takeQuietly<T extends { readonly othersShare: number }>(
  take: () => Promise<T>,
  patience: Patience,
): Promise<T> {
  for (;;) {
    const began = performance.now();
    while (patience.leftMs > performance.now() - began && isDisturbed(await patience.othersShare())) {
      await pause(RETRY_MS);
    }
    patience.leftMs -= performance.now() - began;
    const took = performance.now();
    const turn = await take();
    if (!isDisturbed(turn.othersShare)) return turn;
    patience.leftMs -= performance.now() - took;
    if (patience.leftMs <= 0) {
      patience.disturbed += 1;
      return turn;
    }
  }
}

/** A share that the system does not report (NaN) disturbs nothing. */
const isDisturbed = (share: number) => share > OTHERS_SHARE_MAX;
