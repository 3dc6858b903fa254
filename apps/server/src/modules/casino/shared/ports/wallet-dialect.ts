import type { Instant, PlayerId, Units } from '@ordago/kernel';

/** A wallet call as it came in. */
export interface CallbackMessage {
  /** Last part of the path; null for providers with one address. */
  readonly action: string | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly now: Instant;
}

/** An answer in the provider's own shape and transport. */
export interface CallbackReply {
  /** True where the adapter answered by itself: the call was forged, too old or of another shape. (Default: false) */
  readonly isUnproven?: boolean;
  readonly http: number;
  readonly contentType: string;
  readonly body: string;
}

/** Reads a provider's calls and writes our answers: verify first, parse second. */
export interface WalletDialect {
  read(message: CallbackMessage): WalletRequest | CallbackReply;
  /** A call of several bets; null for any other. (Default: the provider has no such call) */
  readOrders?(message: CallbackMessage): WalletOrders | CallbackReply | null;
}

/** A call that was proved genuine and understood. */
export interface WalletRequest {
  readonly command: WalletCommand;
  /** Taken once, where the scheme has one. */
  readonly nonce: string | null;
  answer(outcome: WalletOutcome): CallbackReply;
}

/** Several bets of one player that came in one call. */
export interface WalletOrders {
  readonly orders: readonly BetCommand[];
  /** All of them are placed, or none; else each by itself. */
  readonly isAllOrNone: boolean;
  /** The outcomes are in the order of the bets. */
  answer(outcomes: readonly WalletOutcome[]): CallbackReply;
}

export type WinType = 'ordinary' | 'jackpot' | 'free-round' | 'promotion';

interface OfPlayer {
  /** The player's id as we gave it to the provider. */
  readonly userId: string;
}

interface OfRound extends OfPlayer {
  readonly currency: string;
  /** The provider's id of the game. */
  readonly gameId: string;
  readonly roundId: string;
  /** The id of the money action, unique within the provider (semantics C1: the transaction, not the attempt). */
  readonly key: string;
}

/** One selection of a bet, as its sportsbook named it. */
export interface SlipLeg {
  /** The sportsbook's own id of the event. */
  readonly event: string;
  readonly title: string;
  readonly market: string;
  readonly outcome: string;
  /** Decimal odds as text. */
  readonly odds: string;
}

export interface BetCommand extends OfRound {
  readonly action: 'bet';
  /** The reference that we gave for the session. */
  readonly session: string;
  readonly stake: Units;
  /** Selections of a bet of a sportsbook; absent at games. */
  readonly slip?: readonly SlipLeg[];
  /** The award that pays it, the whole of it: a free bet that the sportsbook promised. (Default: the player pays) */
  readonly award?: string;
  /** The keys of all bets that are placed with it or not at all; absent where it is placed alone. */
  readonly group?: readonly string[];
}

export interface BetWinCommand extends OfRound {
  readonly action: 'bet-win';
  readonly session: string;
  readonly stake: Units;
  readonly payout: Units;
  readonly slip?: readonly SlipLeg[];
}

export interface WinCommand extends OfPlayer {
  readonly action: 'win';
  readonly currency: string;
  readonly key: string;
  /** Null for a promotion that belongs to no game. */
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly payout: Units;
  readonly winType: WinType;
  /** The key of the bet that it answers, where the provider names it. */
  readonly settles: string | null;
}

export interface RollbackCommand extends OfPlayer {
  readonly action: 'rollback';
  readonly currency: string | null;
  readonly key: string;
  /** The key of what is taken back. */
  readonly target: string;
  /** Amount of the target by the provider; null when it states none. */
  readonly amount: Units | null;
  /**
   * False where the provider asks that nothing be kept of a target which never came: it gets an error instead.
   * (Default: true)
   */
  readonly holdsEarly?: boolean;
}

/**
 * A free bet that a sportsbook promises its player: awarded, then used by a bet, paid out (released), or taken back (retracted) while
 * it is neither.
 */
export interface AwardCommand extends OfPlayer {
  readonly action: 'award' | 'release' | 'retract';
  readonly currency: string;
  readonly key: string;
  /** The award's own id at the sportsbook. */
  readonly award: string;
  /** Amount awarded, paid out or retracted; zero in a retract that does not state it. */
  readonly amount: Units;
}

/** One money action or question, in our terms. */
export type WalletCommand =
  | BetCommand
  | BetWinCommand
  | WinCommand
  | RollbackCommand
  | AwardCommand
  | { readonly action: 'authenticate'; readonly token: string; readonly userId: string | null }
  | {
      readonly action: 'balance';
      readonly userId: string;
      readonly currency: string | null;
      /** The session that asks, where the provider names it: a balance is published to a live one alone. */
      readonly session?: string;
    }
  | { readonly action: 'end-round'; readonly userId: string; readonly roundId: string };

export interface WalletDone {
  readonly ok: true;
  readonly action: WalletCommand['action'];
  /** Our id of the transaction; null for questions. */
  readonly transaction: string | null;
  readonly userId: string;
  /** Null in the answer to a bet or a win, but for providers that ask for it (`namesPlayer`). */
  readonly userName: string | null;
  readonly currency: string;
  readonly balance: Units;
  /** True when the same call was answered before. */
  readonly isReplay: boolean;
  /** The session's reference after an exchange; null otherwise. */
  readonly session: string | null;
  /** Outcome of a rollback or a retract; null for everything else. */
  readonly rollback: 'reversed' | 'tombstone' | 'already-reversed' | 'target-refused' | null;
  /** Sum of the player's awarded free bets, where a sportsbook awards them and the call is about that. (Default: not reported) */
  readonly promised?: Units;
}

export interface WalletRefused {
  readonly ok: false;
  readonly action: WalletCommand['action'];
  /** A name of the error catalogue. */
  readonly name: string;
  readonly isReplay: boolean;
  /** Known when the player is. */
  readonly balance: Units | null;
  readonly currency: string | null;
}

export type WalletOutcome = WalletDone | WalletRefused;

/** A call that is played: it stakes, pays, or both. */
export type PlayCommand = BetCommand | BetWinCommand | WinCommand;

export function isPlay(command: WalletCommand): command is PlayCommand {
  return command.action === 'bet' || command.action === 'bet-win' || command.action === 'win';
}

export function isOfAward(command: WalletCommand): command is AwardCommand {
  return command.action === 'award' || command.action === 'release' || command.action === 'retract';
}

/** Returns the outcome of a call that is answered with a balance. */
export function answered(
  { command }: { readonly command: WalletCommand },
  player: { readonly id: PlayerId; readonly username: string | null; readonly currency: string },
  balance: Units,
): WalletDone {
  return {
    ok: true,
    action: command.action,
    transaction: null,
    userId: player.id,
    userName: player.username,
    currency: player.currency,
    balance,
    isReplay: false,
    session: null,
    rollback: null,
  };
}

/** Returns the outcome of a call that is refused by a name of the error catalogue. */
export function refused({ command }: { readonly command: WalletCommand }, name: string): WalletRefused {
  return { ok: false, action: command.action, name, isReplay: false, balance: null, currency: null };
}
