import { addMs, type Instant, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import type { DelayedBet } from '../repository/delayed-bets.repository.ts';
import { findPlaced } from './find-placed.ts';
import { isMustWait } from './is-must-wait.ts';
import type { BetPlaced, BettingParts, PlaceBetParts } from './parts.ts';
import { placeBet } from './place-bet.ts';

export type DecideParts = PlaceBetParts & Pick<BettingParts, 'delayedBets'>;

/**
 * A submission that waits on the server until it is judged again. Sent again, it is answered with the remaining time.
 */
export interface BetWaiting {
  readonly until: Instant;
  readonly waitMs: number;
}

/** Time after its due time beyond which an undecided submission is not placed any more. */
const LATE_MS_MAX = 120_000;
/** Refusals that leave a submission undecided: it is tried again. */
const PASSING = new Set(['too-busy', 'bet-not-saved']);

/** Returns the result of a submission in play; one that has waited long enough is decided now. */
export async function decideBet(parts: DecideParts, asked: DelayedBet): Promise<BetPlaced | BetWaiting | Refusal> {
  const now = parts.clock.now();
  const bet =
    asked.decided === null ? ((await parts.delayedBets.findDelayed(asked.player, asked.key)) ?? asked) : asked;
  if (bet.decided !== null) {
    return 'bet' in bet.decided
      ? { bet: bet.decided.bet, balance: null, shown: null }
      : refuse(bet.decided.refusal, bet.decided.params);
  }
  if (now < bet.dueAt) return { until: bet.dueAt, waitMs: bet.dueAt - now };
  const isLate = now > addMs(bet.dueAt, LATE_MS_MAX);
  // It may have been placed without being noted: the ledger knows.
  const placed = isLate
    ? ((await findPlaced(parts, bet)) ?? refuse('bet-not-placed'))
    : await placeBet(parts, bet, bet.scores);
  if (isMustWait(placed) || (isRefusal(placed) && PASSING.has(placed.name) && !isLate)) {
    return isMustWait(placed) ? { until: now, waitMs: 0 } : placed;
  }
  const decided = isRefusal(placed) ? { refusal: placed.name, params: placed.params } : { bet: placed.bet };
  await parts.delayedBets.decideDelayed(bet, decided, now);
  return placed;
}
