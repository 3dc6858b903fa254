import { formatAmount, type Units } from '@ordago/kernel';
import type { Balance } from './balance.ts';
import { fieldOf, signedUnits, walletInPlay } from './wallet-in-play.ts';

/** Silence of a game of ours after which the site shows what it held, in ms. */
const SILENCE_MS_MAX = 15_000;
/** Time that a credit waits while a frame of a third party is open, in ms. */
const CREDIT_WAIT_MS = 2_500;

/** Kind of frame that is open: ours reports its rounds, one of a third party reports nothing. */
export type OpenFrame = 'ours' | 'foreign';

/** The balance as the site shows it. */
export interface ShownView {
  /** Undefined for a guest and before the first answer. */
  readonly balance: Balance | undefined;
  /**
   * Movement of the wallet in play that was shown since the hold began, in ledger units: the stakes, as a negative
   * figure. Null while nothing is held.
   */
  readonly heldMove: Units | null;
}

/** Balance as the server knows it, and whose it is. */
export interface TrueBalance {
  /** Null for a guest. */
  readonly playerId: string | null;
  readonly balance: Balance | undefined;
}

export interface HeldBalanceParts {
  /** Runs an act after a time in ms; returns the way to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
  /** Asks the server for the balance; settled once the answer was taken in. */
  readonly ask: () => Promise<void>;
}

/**
 * Decides what the site shows of the balance while a round is under way: money moves at once, its picture when the
 * player has seen how the round ended. Nothing is judged by it.
 *
 * A game of ours announces each round with its stake. From then on the site shows its balance without the stakes begun,
 * whatever arrives, until the game has reported of each of them that it was shown. Of a frame of a third party only movements are known: a debit shows at once, a credit
 * after `CREDIT_WAIT_MS`, or with the next movement, since the game has moved on by then.
 */
export class HeldBalance {
  private truth: TrueBalance = { playerId: null, balance: undefined };
  private shown: ShownView = { balance: undefined, heldMove: null };
  private frame: OpenFrame | null = null;
  /** Balance shown when the hold began, and true then; null while nothing is held. */
  private base: Balance | null = null;
  /** Rounds that were begun and not shown yet. */
  private openRounds = 0;
  /** The round was shown, and the server has not yet reported a movement of it. */
  private isEnding = false;
  private stopTimer: () => void = () => undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly parts: HeldBalanceParts) {}

  /** The same object until something else is shown. */
  readonly view = (): ShownView => this.shown;

  /** Adds a listener for changes of the view; returns its removal. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A game page has opened a frame for money; what another one held is released. */
  enter(frame: OpenFrame): void {
    this.release();
    this.frame = frame;
  }

  /** The game page is left. */
  leave(): void {
    this.release();
    this.frame = null;
  }

  /** A balance has arrived, by push, poll or answer. */
  takeIn(truth: TrueBalance): void {
    const before = this.truth;
    this.truth = truth;
    const isSameWallet =
      before.playerId === truth.playerId && before.balance?.currency === truth.balance?.currency && truth.balance;
    if (!isSameWallet || !before.balance || this.frame === null) this.release();
    else if (before.balance === truth.balance) return;
    else if (this.frame === 'foreign') this.follow(before.balance, truth.balance);
    else if (this.base === null || (this.isEnding && hasMoved(this.base, truth.balance))) this.release();
  }

  /** A round of our game, or a move of it, was sent with this stake. */
  begin(stake: Units): void {
    if (this.frame !== 'ours' || !this.shown.balance) return;
    this.isEnding = false;
    this.openRounds += 1;
    this.base ??= this.shown.balance;
    this.show(stake === 0n ? this.shown.balance : without(this.shown.balance, stake));
    this.releaseAfter(SILENCE_MS_MAX);
  }

  /** The round is still under way. */
  keepOn(): void {
    if (this.base !== null && this.frame === 'ours') this.releaseAfter(SILENCE_MS_MAX);
  }

  /**
   * The player has seen how a round ended. Where no movement of it was reported yet, as after a lost push, the server
   * is asked first: the stake would come back for a moment otherwise.
   */
  end(): void {
    if (this.base === null || this.frame !== 'ours' || this.isEnding) return;
    this.openRounds -= 1;
    if (this.openRounds > 0) {
      this.releaseAfter(SILENCE_MS_MAX);
      return;
    }
    const isUnmoved = !this.truth.balance || !hasMoved(this.base, this.truth.balance);
    if (!isUnmoved || this.shown.heldMove === 0n) {
      this.release();
      return;
    }
    this.isEnding = true;
    const release = () => this.isEnding && this.release();
    this.parts.ask().then(release, release);
  }

  private follow(before: Balance, now: Balance): void {
    if (before.is_bonus_active !== now.is_bonus_active) {
      this.release();
      return;
    }
    if (before.balance === now.balance && before.bonus_balance === now.bonus_balance) {
      // Neither wallet moved; a credit that waits goes on waiting.
      if (before === this.shown.balance) this.show(now);
      return;
    }
    this.base ??= this.shown.balance ?? now;
    // The credit that waited belongs to what is over.
    this.show(hasGrown(before, now) ? before : now);
    this.releaseAfter(CREDIT_WAIT_MS);
  }

  private releaseAfter(ms: number): void {
    this.stopTimer();
    this.stopTimer = this.parts.later(() => this.release(), ms);
  }

  private release(): void {
    this.stopTimer();
    this.base = null;
    this.openRounds = 0;
    this.isEnding = false;
    this.show(this.truth.playerId === null ? undefined : this.truth.balance);
  }

  private show(balance: Balance | undefined): void {
    const heldMove = this.base && balance ? walletInPlay(balance).units - walletInPlay(this.base).units : null;
    if (balance === this.shown.balance && heldMove === this.shown.heldMove) return;
    this.shown = { balance, heldMove };
    for (const listener of this.listeners) listener();
  }
}

/** The balance without a stake of the wallet in play. */
function without(balance: Balance, stake: Units): Balance {
  const field = fieldOf(balance);
  return { ...balance, [field]: formatAmount(signedUnits(balance[field]) - stake) };
}

/** True if the server has reported a movement since: of the main wallet by its version, of the bonus by its amount. */
function hasMoved(since: Balance, now: Balance): boolean {
  return (
    since.version !== now.version ||
    since.bonus_balance !== now.bonus_balance ||
    since.is_bonus_active !== now.is_bonus_active
  );
}

/** True if a wallet has more than before. */
function hasGrown(before: Balance, now: Balance): boolean {
  return (
    signedUnits(now.balance) > signedUnits(before.balance) ||
    signedUnits(now.bonus_balance) > signedUnits(before.bonus_balance)
  );
}
