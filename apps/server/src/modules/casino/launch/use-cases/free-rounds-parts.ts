import type { GameId, Instant, PlayerId, Refusal, Units } from '@ordago/kernel';
import type { CatalogueRepository } from '../../catalogue/index.ts';
import type { FreeRoundsState, GameProvider } from '../../shared/ports/game-provider.ts';
import type { PlayerDirectory } from '../../shared/ports/player-directory.ts';

/** Rounds to give away. */
export interface FreeRoundsGift {
  /** Minted by who gives, one per gift. */
  readonly key: string;
  readonly game: GameId;
  readonly player: PlayerId;
  readonly count: number;
  /** The bet of each, in ledger units. */
  readonly stake: Units;
  readonly from: Instant;
  readonly until: Instant;
}

/** State of a gift at its provider, or the reason why it is not known. */
export type FreeRoundsAnswer =
  | FreeRoundsState
  | Refusal<'provider-not-configured' | 'provider-unreachable' | 'provider-error'>;
/** The same when rounds are given: the game and the player have to be there. */
export type FreeRoundsGiven = FreeRoundsAnswer | Refusal<'game-not-found' | 'user-not-found'>;

/**
 * Free rounds at the games of providers that have them, for the module that gives them away: the players, the terms and
 * the bearer of the cost are decided there. Their wins are paid when the provider reports them, as a win of the kind
 * `free-round`.
 */
export interface FreeRoundsApi {
  /**
   * Gives the rounds; the same key again gives nothing more.
   * @refuses game-not-found, user-not-found, provider-not-configured (it has no free rounds), provider-unreachable,
   * provider-error
   */
  give(gift: FreeRoundsGift): Promise<FreeRoundsGiven>;
  /**
   * Returns how far the rounds of a key are.
   * @refuses provider-not-configured (it has no free rounds), provider-unreachable, provider-error
   */
  read(provider: string, key: string): Promise<FreeRoundsAnswer>;
  /**
   * Takes back the rounds that were not played.
   * @refuses provider-not-configured (it has no free rounds), provider-unreachable, provider-error
   */
  cancel(provider: string, key: string): Promise<FreeRoundsAnswer>;
}

/** Parts of the use-cases on free rounds. */
export interface FreeRoundsParts {
  readonly providers: readonly GameProvider[];
  readonly catalogue: Pick<CatalogueRepository, 'byId'>;
  readonly players: PlayerDirectory;
}
