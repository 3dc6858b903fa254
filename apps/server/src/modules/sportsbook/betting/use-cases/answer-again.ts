import { type Refusal, refuse } from '@ordago/kernel';
import type { OpKey } from '../../../ledger/index.ts';
import type { BetPlaced, PlaceBetParts } from './parts.ts';

/** Answers a submission whose key is known as the first time; null for a new key, and for one without a bet. */
export async function answerAgain(
  { offer }: PlaceBetParts,
  key: OpKey,
  digest: string,
): Promise<BetPlaced | Refusal | null> {
  const known = await offer.findPlacement(key);
  if (known === null) return null;
  if (known.digest !== digest) return refuse('key-conflict');
  if (known.refusal !== null) return refuse(known.refusal, known.params);
  return known.bet === null ? null : { bet: known.bet, balance: null, shown: null };
}
