import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { HistoryRepository } from '../../history/index.ts';
import type { GameLanguage } from '../../shared/domain/game.ts';
import { type GameProvider, hasFailed, type ReplayLink } from '../../shared/ports/game-provider.ts';

type ReplayRefusal =
  | 'round-not-found'
  | 'replay-not-offered'
  | 'replay-not-kept'
  | 'provider-unreachable'
  | 'provider-error';

/** Round of a player's own, by any of its transfers; or anybody's, by our number of it, for staff. */
export type ReplayedRound = { readonly player: PlayerId; readonly transfer: string } | { readonly round: string };

/**
 * Asks a round's provider where it replays the round. The address opens once and soon, so it is asked for when somebody
 * opens it. A provider that is not plugged in any more, or that shows no rounds, offers none.
 *
 * @refuses round-not-found, replay-not-offered, replay-not-kept, provider-unreachable, provider-error
 */
export type ReplayRound = (
  asked: ReplayedRound,
  language: GameLanguage,
) => Promise<ReplayLink | Refusal<ReplayRefusal>>;

export function createReplayRound(rounds: HistoryRepository, providers: readonly GameProvider[]): ReplayRound {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return async (asked, language) => {
    const story =
      'round' in asked ? await rounds.storyOf(asked.round) : await rounds.story(asked.player, asked.transfer);
    if (story === null) return refuse('round-not-found');
    const { provider: name, roundKey: round, gameId, player } = story;
    const provider = byName.get(name);
    if (!provider?.replay || gameId === null) return refuse('replay-not-offered', { provider: name });
    const link = await provider.replay({ round, gameId, player, language });
    if (link === null) return refuse('replay-not-kept', { provider: name });
    if (!hasFailed(link)) return link;
    return refuse(link.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
  };
}
