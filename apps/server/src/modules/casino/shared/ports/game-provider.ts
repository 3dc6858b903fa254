import type { Currency, Instant, PlayerId, Units } from '@ordago/kernel';
import type { GameLanguage, ListedGame } from '../domain/game.ts';
import type { WalletDialect } from './wallet-dialect.ts';

export type { ListedGame } from '../domain/game.ts';

/**
 * A game provider, as this module needs it. An adapter is stateless: it knows the provider's terms and addresses,
 * nothing of ours. A capability that a provider lacks is absent, not stubbed.
 */
export interface GameProvider {
  /** Our name of the provider, and the last part of the scope of its money commands: `pragmatic-rgs`. */
  readonly name: string;
  /** The specification's name of the provider: `pragmaticrgs`. */
  readonly routeProvider: string;
  /** Fetches the provider's list. Rows of another shape are counted; what can be used of them is used. */
  list(): Promise<ProviderList | ProviderFailure>;
  /** Asks for the address of a game. */
  launch(order: LaunchOrder): Promise<Launched | ProviderFailure>;
  /** Reads the proof of a round, for games whose draws can be recomputed; null where the provider does not know the round. */
  prove?(round: string): Promise<RoundProof | null | ProviderFailure>;
  /** Has the provider try our wallet calls, and returns how each was answered; it needs a game that somebody has open. */
  selfValidate?(): Promise<SelfValidation | ProviderFailure>;
  /** Rounds at the provider's game that the operator gives away. */
  readonly freeRounds?: FreeRounds;
  /** Address at which the provider replays a round, which opens once; null where it knows no such round. */
  replay?(order: ReplayOrder): Promise<ReplayLink | null | ProviderFailure>;
  /** Seamless wallet: how its calls are read and answered. */
  readonly wallet?: WalletDialect;
  /** Product: games, or bets on sport in a frame. Their money has books of their own. (Default: casino) */
  readonly product?: 'casino' | 'sport';
  /** True for a provider that is shown only where hidden ones are allowed: `pragmaticf`. (Default: false) */
  readonly isHidden?: boolean;
  /** True for a sportsbook that promises free bets of its own, and reads what is promised in the answer to `balance`. (Default: false) */
  readonly awardsFreeBets?: boolean;
  /** True when any of its games may be played in one session (a live lobby); false when a session is one game. */
  readonly roams: boolean;
  /** True when the launch token goes to the player's browser and the provider exchanges it; false when the session's
   * own reference is handed over from server to server. */
  readonly exchangesToken: boolean;
  /** True for a provider that wants to read the player's name in every answer, which costs a read each. (Default: false) */
  readonly namesPlayer?: boolean;
}

/** Findings of a provider that tried our wallet calls. */
export interface SelfValidation {
  readonly isValid: boolean;
  readonly steps: readonly { readonly name: string; readonly isOk: boolean; readonly answer: string }[];
}

/** Free rounds of one player at one game. What they won comes as a win of the kind `free-round`. */
export interface FreeRoundsOrder {
  /** Ours: the same order again gives nothing more. */
  readonly key: string;
  readonly gameId: string;
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly currency: Currency;
  readonly count: number;
  /** The bet of each. */
  readonly stake: Units;
  readonly from: Instant;
  readonly until: Instant;
}

export interface FreeRoundsState {
  readonly status: 'active' | 'finished' | 'cancelled' | 'expired';
  readonly count: number;
  readonly left: number;
  readonly won: Units;
}

/** Gives free rounds, reads what became of them, and takes back those that were not played. */
export interface FreeRounds {
  give(order: FreeRoundsOrder): Promise<FreeRoundsState | ProviderFailure>;
  read(key: string): Promise<FreeRoundsState | ProviderFailure>;
  cancel(key: string): Promise<FreeRoundsState | ProviderFailure>;
}

export interface ProviderList {
  readonly games: readonly ListedGame[];
  /** Rows whose shape did not fit, used or not, and what was wrong with the first. */
  readonly mismatched: number;
  readonly firstFault: string | null;
}

/** Plain data, as JSON carries it. */
export type PlainJson = string | number | boolean | null | PlainJson[] | { [name: string]: PlainJson };

/** Data that recompute a round: rules, choice and moves, and where its draws came from. */
export interface RoundProof {
  /** Key of the game's rules in `packages/game-engines`. */
  readonly engine: string;
  /** Decimal text. */
  readonly stake: string;
  readonly payout: string;
  readonly choice: PlainJson;
  readonly moves: PlainJson[];
  readonly seeds: {
    readonly commitment: string;
    /** Null until it is revealed. */
    readonly serverSeed: string | null;
    readonly clientSeed: string;
    readonly nonce: number;
  } | null;
  readonly chain: {
    readonly terminal: string;
    readonly salt: string;
    readonly place: number;
    /** Null until the round is over. */
    readonly hash: string | null;
  } | null;
}

/**
 * Failure of a call to a provider: `unreachable` (no or late answer) or `error` (a refusal, or an answer that cannot be
 * read).
 */
export interface ProviderFailure {
  readonly failed: 'unreachable' | 'error';
  readonly reason: string;
}

export function hasFailed(answer: object): answer is ProviderFailure {
  return 'failed' in answer;
}

/** A game to open. */
export interface LaunchOrder {
  /**
   * For money, or for practice where the game's row has `hasDemo`. In practice the player is nobody (id 0), the token
   * opens nothing, the currency is play money, and the provider makes no wallet call.
   */
  readonly mode: 'real' | 'demo';
  readonly gameId: string;
  /** Launch token or session reference, by `exchangesToken`. */
  readonly token: string;
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly currency: Currency;
  readonly language: GameLanguage;
  readonly isMobile: boolean;
  readonly ip: string;
  /** The studio that made the game, from its row. */
  readonly studio: string;
  /** Country that the caller stated, two capital letters; null when none was. */
  readonly geo: string | null;
  /** True when the caller asked for another currency where the game does not know the player's. */
  readonly isCurrencySubstitute: boolean;
  /** Address of the game's close button. */
  readonly lobbyUrl: string;
}

/** A round to replay. */
export interface ReplayOrder {
  /** The provider's own id of it. */
  readonly round: string;
  readonly gameId: string;
  /** Player of the round: at a live table many share one. */
  readonly player: PlayerId;
  readonly language: GameLanguage;
}

export interface ReplayLink {
  readonly url: string;
}

/** Answer to a launch: the address of the frame, or a page of the provider's that is shown in a frame of its own origin. */
export type Launched = (
  | {
      /** The provider's address. Where it answers a token alone, the link that the adapter built from it. */
      readonly url: string;
    }
  | {
      /** A whole HTML page. */
      readonly content: string;
    }
) & {
  /** Answers of the provider's own path beside the address: `{ token, provider_partner_id, platform }`. */
  readonly facts?: Readonly<Record<string, string>>;
};
