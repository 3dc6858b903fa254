import { refuse } from '@ordago/kernel';
import { type FreeRoundsState, hasFailed, type ProviderFailure } from '../../shared/ports/game-provider.ts';
import type { FreeRoundsAnswer } from './free-rounds-parts.ts';

/** Returns the answer of a provider about free rounds, its failure as a refusal. */
export function freeRoundsOutcome(answer: FreeRoundsState | ProviderFailure): FreeRoundsAnswer {
  if (!hasFailed(answer)) return answer;
  return refuse(answer.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
}
