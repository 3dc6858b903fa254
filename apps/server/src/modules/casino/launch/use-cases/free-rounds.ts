import { type GameId, type Instant, type PlayerId, type Refusal, refuse, type Units } from '@ordago/kernel';
import type { CatalogueStore } from '../../catalogue/repository/catalogue.repository.ts';
import {
  type FreeRoundsState,
  type GameProvider,
  hasFailed,
  type ProviderFailure,
} from '../../shared/ports/game-provider.ts';
import type { PlayerDirectory } from '../../shared/ports/player-directory.ts';

/** Rounds to give away. */
export interface FreeRoundsGift {
  /** Minted by who gives, one per gift. */
  readonly key: string;
  readonly game: GameId;
  readonly player: PlayerId;
  readonly count: number;
  /** The bet of each. */
  readonly stake: Units;
  readonly from: Instant;
  readonly until: Instant;
}

type FreeRoundsRefusal =
  | 'game-not-found'
  | 'user-not-found'
  | 'provider-not-configured'
  | 'provider-unreachable'
  | 'provider-error';
type FreeRoundsAnswer = Promise<FreeRoundsState | Refusal<FreeRoundsRefusal>>;

/**
 * Free rounds at the games of providers that have them, for the module that gives them away: which players, on what terms and at
 * whose cost is decided there. What they win is paid when the provider says so, as a win of the kind `free-round`.
 *
 * @refuses game-not-found, user-not-found, provider-not-configured (it has no free rounds), provider-unreachable, provider-error
 */
export interface FreeRoundsApi {
  give(gift: FreeRoundsGift): FreeRoundsAnswer;
  read(provider: string, key: string): FreeRoundsAnswer;
  cancel(provider: string, key: string): FreeRoundsAnswer;
}

export function createFreeRounds({
  providers,
  catalogue,
  players,
}: {
  providers: readonly GameProvider[];
  catalogue: Pick<CatalogueStore, 'byId'>;
  players: PlayerDirectory;
}): FreeRoundsApi {
  const freeRoundsOf = (name: string) => providers.find((one) => one.name === name)?.freeRounds;
  const missing = (provider: string) => refuse('provider-not-configured', { provider });
  return {
    give: async ({ game: id, player, ...gift }) => {
      const [game, account] = await Promise.all([catalogue.byId(id), players.find(player)]);
      if (!game?.isActive) return refuse('game-not-found');
      if (account === null) return refuse('user-not-found');
      const freeRounds = freeRoundsOf(game.provider);
      if (!freeRounds) return missing(game.provider);
      const who = { player: { id: player, name: account.username }, currency: account.currency };
      return reported(await freeRounds.give({ ...gift, ...who, gameId: game.gameId }));
    },
    read: async (provider, key) => reported((await freeRoundsOf(provider)?.read(key)) ?? missing(provider)),
    cancel: async (provider, key) => reported((await freeRoundsOf(provider)?.cancel(key)) ?? missing(provider)),
  };
}

function reported(
  answer: FreeRoundsState | ProviderFailure | Refusal<FreeRoundsRefusal>,
): FreeRoundsState | Refusal<FreeRoundsRefusal> {
  if (!hasFailed(answer)) return answer;
  return refuse(answer.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
}
