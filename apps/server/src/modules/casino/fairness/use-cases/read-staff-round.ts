import { type Refusal, refuse } from '@ordago/kernel';
import type { HistoryRepository, RoundStory } from '../../history/index.ts';

/**
 * Reads anybody's round, for staff.
 *
 * @refuses round-not-found
 */
export type ReadStaffRound = (round: string) => Promise<RoundStory | Refusal<'round-not-found'>>;

export function createReadStaffRound(rounds: HistoryRepository): ReadStaffRound {
  return async (round) => (await rounds.storyOf(round)) ?? refuse('round-not-found');
}
