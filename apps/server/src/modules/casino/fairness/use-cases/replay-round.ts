import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { RoundStory } from '../../history/domain/history.ts';
import type { HistoryStore } from '../../history/repository/history.repository.ts';
import type { GameLanguage } from '../../shared/domain/game.ts';
import { type GameProvider, hasFailed, type ReplayLink } from '../../shared/ports/game-provider.ts';

type ReplayRefusal =
  | 'round-not-found'
  | 'replay-not-offered'
  | 'replay-not-kept'
  | 'provider-unreachable'
  | 'provider-error';

/**
 * Where a round may be looked at as its provider keeps it. The address opens once and soon, so it is asked for when somebody
 * looks. A provider that is not plugged in any more, or that shows no rounds, offers none.
 * @refuses round-not-found, replay-not-offered, replay-not-kept, provider-unreachable, provider-error
 */
export interface ReplayRound {
  /** One of a player's own, by any of its transfers. */
  own(player: PlayerId, transfer: string, language: GameLanguage): Promise<ReplayLink | Refusal<ReplayRefusal>>;
  /** Anybody's, by our number of it, for staff. */
  any(round: string, language: GameLanguage): Promise<ReplayLink | Refusal<ReplayRefusal>>;
}

export function createReplayRound(store: HistoryStore, providers: readonly GameProvider[]): ReplayRound {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const replay = async (story: RoundStory | null, language: GameLanguage) => {
    if (story === null) return refuse('round-not-found');
    const { provider: name, roundKey: round, gameId, player } = story;
    const provider = byName.get(name);
    if (!provider?.replay || gameId === null) return refuse('replay-not-offered', { provider: name });
    const link = await provider.replay({ round, gameId, player, language });
    if (link === null) return refuse('replay-not-kept', { provider: name });
    if (!hasFailed(link)) return link;
    return refuse(link.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
  };
  return {
    own: async (player, transfer, language) => replay(await store.story(player, transfer), language),
    any: async (round, language) => replay(await store.storyOf(round), language),
  };
}
