import { refuse } from '@ordago/kernel';
import { freeRoundsOutcome } from './free-rounds-outcome.ts';
import type { FreeRoundsAnswer, FreeRoundsParts } from './free-rounds-parts.ts';

/**
 * Cancels a gift of free rounds.
 *
 * @refuses provider-not-configured (it has no free rounds), provider-unreachable, provider-error
 */
export async function cancelFreeRounds(
  { providers }: Pick<FreeRoundsParts, 'providers'>,
  { provider, key }: { readonly provider: string; readonly key: string },
): Promise<FreeRoundsAnswer> {
  const freeRounds = providers.find(({ name }) => name === provider)?.freeRounds;
  if (!freeRounds) return refuse('provider-not-configured', { provider });
  return freeRoundsOutcome(await freeRounds.cancel(key));
}
