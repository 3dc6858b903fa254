import { addMs, type Instant, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { digestOf } from '../../../ledger/index.ts';
import {
  type DelayedBet,
  decideDelayed,
  findDelayed,
  findDue,
  saveDelayed,
} from '../repository/delayed-bets.repository.ts';
import { type BetPlaced, isMustWait, type PlaceBet, type PlaceBetParts, placeBet, placedAlready } from './place-bet.ts';

/** A press that waits on the server until it is judged again. Sent again, it tells how it stands. */
export interface BetWaiting {
  readonly until: Instant;
  readonly waitMs: number;
}

/** Presses that one round decides. */
const DUE_MAX = 200;
/** A press that nobody could decide for so long after its time is not placed any more. */
const LATE_MS_MAX = 120_000;
/** Refusals that leave a press undecided: it is tried again. */
const PASSING = new Set(['too-busy', 'bet-not-saved']);

/** Bets as players press them: those before the match at once, those in play after the delay that staff set. */
export interface BetSubmissions {
  /** @refuses what `placeBet` refuses; bet-not-placed when the operator could not decide in time. */
  press(bet: PlaceBet): Promise<BetPlaced | BetWaiting | Refusal>;
  /** Decides what is due: what a restart left behind, and what no timer took up. */
  decideDue(): Promise<void>;
  /** Forgets the timers; what waits is decided by `decideDue`, here or elsewhere. */
  stop(): void;
}

/**
 * A bet on an event in play is written down and waits; then it is judged again against price, suspension and the score it
 * was pressed at, and placed under the key of its press. The key makes it one bet however often it is sent or decided, so
 * that a crash anywhere in between loses nothing and doubles nothing.
 */
export function createBetSubmissions(parts: PlaceBetParts): BetSubmissions {
  const timers = new Set<NodeJS.Timeout>();
  const decideSoon = (bet: DelayedBet, waitMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      decide(parts, bet).catch((err: unknown) => parts.log.error({ err }, 'a bet in play waits for the next round'));
    }, waitMs);
    timers.add(timer);
  };
  return {
    press: async (bet) => {
      // Only a bet in play ever waits.
      const known = bet.slip.legs.some(({ isLive }) => isLive)
        ? await findDelayed(parts.pool, bet.player, bet.key)
        : null;
      if (known !== null) return known.digest === digestOf(bet.slip) ? decide(parts, known) : refuse('key-conflict');
      const placed = await placeBet(parts, bet);
      if (!isMustWait(placed)) return placed;
      const digest = digestOf(bet.slip);
      const now = parts.clock.now();
      const waitMs = placed.waitS * 1_000;
      const asked = { ...bet, digest, scores: placed.scores, dueAt: addMs(now, waitMs), decided: null };
      const noted = await saveDelayed(parts.pool, asked, now);
      if (noted.digest !== digest) return refuse('key-conflict');
      decideSoon(noted, waitMs);
      return decide(parts, noted);
    },
    decideDue: async () => {
      for (const bet of await findDue(parts.pool, parts.clock.now(), DUE_MAX)) await decide(parts, bet);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** How a press stands; one that has waited long enough is decided now. */
async function decide(parts: PlaceBetParts, asked: DelayedBet): Promise<BetPlaced | BetWaiting | Refusal> {
  const now = parts.clock.now();
  const bet = asked.decided === null ? ((await findDelayed(parts.pool, asked.player, asked.key)) ?? asked) : asked;
  if (bet.decided !== null) {
    return 'bet' in bet.decided
      ? { bet: bet.decided.bet, balance: null, shown: null }
      : refuse(bet.decided.refusal, bet.decided.params);
  }
  if (now < bet.dueAt) return { until: bet.dueAt, waitMs: bet.dueAt - now };
  const isLate = now > addMs(bet.dueAt, LATE_MS_MAX);
  // It may have been placed and not noted: the ledger knows.
  const placed = isLate
    ? ((await placedAlready(parts, bet)) ?? refuse('bet-not-placed'))
    : await placeBet(parts, bet, bet.scores);
  if (isMustWait(placed) || (isRefusal(placed) && PASSING.has(placed.name) && !isLate)) {
    return isMustWait(placed) ? { until: now, waitMs: 0 } : placed;
  }
  const decided = isRefusal(placed) ? { refusal: placed.name, params: placed.params } : { bet: placed.bet };
  await decideDelayed(parts.pool, bet, decided, now);
  return placed;
}
