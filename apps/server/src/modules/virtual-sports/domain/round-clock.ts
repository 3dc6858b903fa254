import { addMs, type Instant } from '@ordago/kernel';
import type { RoundTimes, VirtualCompetition } from './round.ts';
import { isSoundRound, specialOfVirtual } from './virtual-rules.ts';

/** Length of a round, and the part of it in which bets are taken. */
export interface RoundLength {
  readonly roundMs: number;
  readonly bettingMs: number;
  /** A round that cannot be opened with so much of its betting left is put off. */
  readonly bettingMsMin: number;
}

/** Longest time until every player can see a round, taken off the time to bet, in milliseconds. */
const OPENING_MS = 5_000;
/** The matches of a round take at least so long, in milliseconds. */
const PLAY_MS_MIN = 4_000;

/**
 * Reads the length of a round; null when it is none. In a product a round leaves the time that the articles of the rule
 * book promise, whatever the operator needs to open it; a rehearsal may be shorter.
 */
export function readRoundLength(
  { roundSeconds, bettingSeconds }: { roundSeconds: number; bettingSeconds: number },
  { isRehearsal }: { isRehearsal: boolean },
): RoundLength | null {
  const roundMs = roundSeconds * 1_000;
  const bettingMs = bettingSeconds * 1_000;
  if (bettingMs <= 0 || roundMs - bettingMs < PLAY_MS_MIN) return null;
  if (isRehearsal) return { roundMs, bettingMs, bettingMsMin: bettingMs / 2 };
  const promised = { seconds: roundSeconds, bettingSeconds: bettingSeconds - OPENING_MS / 1_000 };
  return isSoundRound(promised)
    ? { roundMs, bettingMs, bettingMsMin: specialOfVirtual().bettingSecondsMin * 1_000 }
    : null;
}

/**
 * The times of the first round that begins at an instant or after it: the clock is cut into rounds from 1970 on, and the
 * cup is half a round behind the league, so that something is always about to happen.
 */
export function nextTimes(competition: VirtualCompetition, from: Instant, length: RoundLength): RoundTimes {
  const { roundMs } = length;
  const shift = competition === 'cup' ? Math.floor(roundMs / 2) : 0;
  const since = from - shift;
  const begin = Math.ceil(since / roundMs) * roundMs;
  return timesFrom(addMs(from, begin - since), length);
}

/** The times of a round that opens at an instant. */
export function timesFrom(opensAt: Instant, { roundMs, bettingMs }: RoundLength): RoundTimes {
  return { opensAt, closesAt: addMs(opensAt, bettingMs), endsAt: addMs(opensAt, roundMs) };
}

/** The minute that a running match has come to, 0 to 90. */
export function minuteAt({ closesAt, endsAt }: RoundTimes, now: Instant): number {
  const share = (now - closesAt) / (endsAt - closesAt);
  return Math.max(0, Math.min(90, Math.floor(share * 91)));
}
