import { addMs, type Refusal, refuse } from '@ordago/kernel';
import { digestOf } from '../../../ledger/index.ts';
import type { DelayedBet } from '../repository/delayed-bets.repository.ts';
import { type BetWaiting, type DecideParts, decideBet } from './decide-bet.ts';
import { isMustWait } from './is-must-wait.ts';
import type { BetPlaced, PlaceBet } from './parts.ts';
import { placeBet } from './place-bet.ts';

/** Submissions of bets: those before the match are placed at once, those in play after the delay that staff set. */
export interface BetSubmissions {
  /** @refuses what `placeBet` refuses; bet-not-placed when the server could not decide in time. */
  submit(bet: PlaceBet): Promise<BetPlaced | BetWaiting | Refusal>;
  /** Clears the timers; waiting bets are decided by `decideDueBets`, here or elsewhere. */
  stop(): void;
}

/**
 * A bet on an event in play is stored and waits; then it is judged again against price, suspension and the score it was
 * submitted at, and placed under the key of its submission. The key makes it one bet however often it is sent or
 * decided, so that a crash anywhere in between loses nothing and doubles nothing.
 */
export function createBetSubmissions(parts: DecideParts): BetSubmissions {
  const timers = new Set<NodeJS.Timeout>();
  const decideSoon = (bet: DelayedBet, waitMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      decideBet(parts, bet).catch((err: unknown) => parts.log.error({ err }, 'a bet in play waits for the next round'));
    }, waitMs);
    timers.add(timer);
  };
  return {
    submit: async (bet) => {
      // Only a bet in play ever waits.
      const known = bet.slip.legs.some(({ isLive }) => isLive)
        ? await parts.delayedBets.findDelayed(bet.player, bet.key)
        : null;
      if (known !== null) return known.digest === digestOf(bet.slip) ? decideBet(parts, known) : refuse('key-conflict');
      const placed = await placeBet(parts, bet);
      if (!isMustWait(placed)) return placed;
      const digest = digestOf(bet.slip);
      const now = parts.clock.now();
      const waitMs = placed.waitS * 1_000;
      const asked = { ...bet, digest, scores: placed.scores, dueAt: addMs(now, waitMs), decided: null };
      const noted = await parts.delayedBets.saveDelayed(asked, now);
      if (noted.digest !== digest) return refuse('key-conflict');
      decideSoon(noted, waitMs);
      return decideBet(parts, noted);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
