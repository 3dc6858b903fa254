import { isEngineRefusal, type SteppedEngine } from '@ordago/game-engines';
import { parseAmount, type Units } from '@ordago/kernel';
import { PAYOUT_MAX } from './stakes.ts';

/** Moves that end a round by rule, the kindest first; none of them stakes anything more. */
const ENDINGS = [{ action: 'cash-out' }, { action: 'decline' }, { action: 'stand' }, { action: 'fold' }] as const;

/**
 * The next move of a round whose player went away: cash out, decline the insurance, stand, fold. Null where there is
 * none, as in a round of mines without an opened tile: such a round is taken back.
 */
export function endingMove(engine: SteppedEngine, state: object): object | null {
  for (const ending of ENDINGS) {
    const move = engine.readMove(ending, state);
    if (!isEngineRefusal(move) && engine.costOf(state, move) === 0n) return move;
  }
  return null;
}

/**
 * The move that pays a round out because its next step would be worth more than a round may pay. Each point of such a
 * round is worth the same share of a fair bet, so the rule costs the player nothing.
 */
export function mustPayOut(engine: SteppedEngine, state: object, stake: Units): object | null {
  const { next } = engine.view(state);
  if (typeof next !== 'string') return null;
  const hundredths = parseAmount(next) ?? 0n;
  // A multiple of 1.00 reads as 100,000 units.
  return (stake * hundredths) / 100_000n > PAYOUT_MAX ? endingMove(engine, state) : null;
}
