import type { Currency, Instant, PlayerId, Refusal } from '@ordago/kernel';
import type { Closures } from '../../shared/domain/closures.ts';
import type { Game } from '../../shared/domain/game.ts';

/**
 * Refusals of a launch (`LAUNCH_REFUSALS` of the contracts): the casino's own, and those of the checks of other
 * modules.
 */
export type LaunchRefusal =
  | 'sign-in-to-play'
  | 'not-allowed-to-place-bets'
  | 'provider-not-configured'
  | 'provider-blocked'
  | 'provider-error'
  | 'provider-unreachable'
  | 'game-not-found'
  | 'game-blocked'
  | 'table-closed'
  | 'casino-blocked'
  | 'sport-blocked'
  | 'demo-not-available'
  | 'user-banned'
  | 'self-excluded'
  | 'self-excluded-permanently'
  | 'time-out-active'
  | 'session-limit-reached'
  | 'loss-limit-reached'
  | 'reality-check-due'
  | 'exclusion-register-unreachable'
  | 'kyc-required'
  | 'bonus-terms-conflict';

/** A caller about to open a game. */
export interface LaunchAttempt {
  /** Null for a guest. */
  readonly player: {
    readonly id: PlayerId;
    /** Number of the sign-in. */
    readonly signIn: string;
    /** Null for an account that is none of ours. */
    readonly account: { readonly username: string; readonly currency: Currency } | null;
  } | null;
  /** Practice: nobody's money. Checks about money do not apply to it. */
  readonly isDemo: boolean;
  /** Game to be opened: the replacement already, where the wanted game is closed and staff named one. */
  readonly game: Game;
  readonly closures: Closures;
  readonly ip: string;
  readonly at: Instant;
}

/**
 * One reason why a game may not be opened now: null where it has none. Modules above the casino plug theirs in
 * (`CasinoOptions.launchChecks`): a game opens when every check answers null; otherwise the first refusal is answered.
 */
export type LaunchCheck = (attempt: LaunchAttempt) => Promise<Refusal<LaunchRefusal> | null>;
