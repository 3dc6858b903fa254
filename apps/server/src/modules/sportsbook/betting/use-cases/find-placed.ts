import { isRefusal } from '@ordago/kernel';
import { digestOf } from '../../../ledger/index.ts';
import { ATTEMPTS_MAX, betKeyOf } from '../domain/bet-keys.ts';
import { answerAgain } from './answer-again.ts';
import type { BetPlaced, PlaceBet, PlaceBetParts } from './parts.ts';

/** Returns the ledger's answer to a submission, whichever of its tries was accepted; null when it was never placed. */
export async function findPlaced(parts: PlaceBetParts, bet: PlaceBet): Promise<BetPlaced | null> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const known = await answerAgain(parts, betKeyOf(bet, attempt), digestOf(bet.slip));
    if (known !== null && !isRefusal(known)) return known;
  }
  return null;
}
