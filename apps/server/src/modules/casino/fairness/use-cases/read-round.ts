import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { HistoryRepository, RoundStory } from '../../history/index.ts';
import { type GameProvider, hasFailed, type RoundProof } from '../../shared/ports/game-provider.ts';

/** A round, and what proves it. */
export interface ProvedRound {
  readonly story: RoundStory;
  readonly fairness: 'proved' | 'none' | 'unreachable';
  readonly proof: RoundProof | null;
  /** True if its provider shows it to its player. */
  readonly hasReplay: boolean;
}

/**
 * Reads one of a player's own rounds. Its proof is asked of the provider, where that can prove its games: its answer is
 * passed on as it is, since everybody can recompute it.
 *
 * @refuses not-found
 */
export type ReadRound = (player: PlayerId, transfer: string) => Promise<ProvedRound | Refusal<'not-found'>>;

export function createReadRound(rounds: HistoryRepository, providers: readonly GameProvider[]): ReadRound {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return async (player, transfer) => {
    const story = await rounds.story(player, transfer);
    if (story === null) return refuse('not-found');
    const provider = byName.get(story.provider);
    const reported = { story, hasReplay: Boolean(provider?.replay) && story.gameId !== null };
    if (!provider?.prove) return { ...reported, fairness: 'none', proof: null };
    const proof = await provider.prove(story.roundKey);
    if (proof === null) return { ...reported, fairness: 'none', proof };
    return hasFailed(proof)
      ? { ...reported, fairness: 'unreachable', proof: null }
      : { ...reported, fairness: 'proved', proof };
  };
}
