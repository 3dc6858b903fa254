import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { RoundStory } from '../../history/domain/history.ts';
import type { HistoryStore } from '../../history/repository/history.repository.ts';
import { type GameProvider, hasFailed, type RoundProof } from '../../shared/ports/game-provider.ts';

/** A round, and what proves it. */
export interface ProvedRound {
  readonly story: RoundStory;
  readonly fairness: 'proved' | 'none' | 'unreachable';
  readonly proof: RoundProof | null;
  /** True if its provider shows it to its player. */
  readonly hasReplay: boolean;
}

export interface ReadRound {
  /**
   * One of a player's own rounds. Its proof is asked of the provider, where that can prove its games: what it says is
   * handed on as it is, since everybody can recompute it.
   * @refuses not-found
   */
  own(player: PlayerId, transfer: string): Promise<ProvedRound | Refusal<'not-found'>>;
  /**
   * Anybody's, for staff.
   * @refuses round-not-found
   */
  any(round: string): Promise<RoundStory | Refusal<'round-not-found'>>;
}

export function createReadRound(store: HistoryStore, providers: readonly GameProvider[]): ReadRound {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return {
    any: async (round) => (await store.storyOf(round)) ?? refuse('round-not-found'),
    own: async (player, transfer) => {
      const story = await store.story(player, transfer);
      if (story === null) return refuse('not-found');
      const provider = byName.get(story.provider);
      const reported = { story, hasReplay: Boolean(provider?.replay) && story.gameId !== null };
      if (!provider?.prove) return { ...reported, fairness: 'none', proof: null };
      const proof = await provider.prove(story.roundKey);
      if (proof === null) return { ...reported, fairness: 'none', proof };
      return hasFailed(proof)
        ? { ...reported, fairness: 'unreachable', proof: null }
        : { ...reported, fairness: 'proved', proof };
    },
  };
}
