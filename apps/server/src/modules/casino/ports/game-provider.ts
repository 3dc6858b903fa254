import type { Currency, PlayerId } from '@ordago/kernel';
import type { ListedGame } from '../domain/game.ts';
import type { WalletDialect } from './wallet-dialect.ts';

export type { ListedGame } from '../domain/game.ts';

/**
 * A game provider, as this module needs it. An adapter is stateless: it knows the provider's words and addresses, nothing
 * of ours. A capability that a provider lacks is absent, not stubbed.
 */
export interface GameProvider {
  /** Our word for it, and the last part of the scope of its money commands: `pragmatic-rgs`. */
  readonly name: string;
  /** The specification's word for it: `pragmaticrgs`. */
  readonly routeProvider: string;
  /** Fetches the provider's list. Rows that cannot be used are counted, the others are used. */
  list(): Promise<ProviderList | ProviderFailure>;
  /** Asks for the address of a game. */
  launch(order: LaunchOrder): Promise<Launched | ProviderFailure>;
  /** Seamless wallet: how its calls are read and answered. */
  readonly wallet?: WalletDialect;
  /** True when any of its games may be played in one session (a live lobby); false when a session is one game. */
  readonly roams: boolean;
  /** True when the launch token goes to the player's browser and the provider exchanges it; false when the session's
   * own reference is handed over from server to server. */
  readonly exchangesToken: boolean;
}

export interface ProviderList {
  readonly games: readonly ListedGame[];
  /** Rows whose shape did not fit, and what was wrong with the first. */
  readonly unusable: number;
  readonly firstFault: string | null;
}

/** The provider keeps its meaning: `unreachable` (no or late answer) or `error` (it said no, or nonsense). */
export interface ProviderFailure {
  readonly failed: 'unreachable' | 'error';
  readonly reason: string;
}

export function hasFailed(answer: object): answer is ProviderFailure {
  return 'failed' in answer;
}

/** A game to open, for money. */
export interface LaunchOrder {
  readonly gameId: string;
  /** Launch token or session reference, by `exchangesToken`. */
  readonly token: string;
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly currency: Currency;
  readonly language: 'es' | 'en' | 'pt';
  readonly isMobile: boolean;
  readonly ip: string;
  /** Where the game's close button leads. */
  readonly lobbyUrl: string;
}

export interface Launched {
  readonly url: string;
}
