import type { Currency, HouseAccountId, Instant, PlayerId, StaffId, WalletId } from '@ordago/kernel';
import type { HouseAccountKey, Wallet } from '../domain/accounts.ts';
import type { BookReading, InvariantReading } from '../domain/invariant-reading.ts';
import type { MoneyCommand, SettlementChunk, SettlementResult, Verdict } from '../domain/money-command.ts';

/** The main, hold and debt wallets that every player has in their currency. */
export interface PlayerWallets {
  readonly main: WalletId;
  readonly hold: WalletId;
  readonly debt: WalletId;
}

/** The one writer of money (architecture 3.3 to 3.7). Others build commands and read verdicts. */
export interface Ledger {
  /**
   * Applies one command, exactly once however often it is sent, and answers after its commit.
   *
   * @refuses insufficient-balance, move-not-in-chart, unknown-account, currency-mismatch, amount-out-of-range,
   * not-reversible, target-of-another-player, too-busy, and what the kind's precondition refuses.
   */
  apply(command: MoneyCommand): Promise<Verdict>;
  /**
   * Applies commands in one commit, all of them or none, each under its own key; the verdicts are in their order. The
   * first that is refused has its own name, the others `withheld`, and so it stays when they are sent again. The list has `GROUP_MAX`
   * commands at most; a longer one is a bug and throws.
   *
   * @refuses what `apply` refuses, and `withheld`; all of them with too-busy, which is not stored, when no try could commit.
   */
  applyAllOrNone(commands: readonly MoneyCommand[], withheld: string): Promise<readonly Verdict[]>;
  /**
   * Settles up to `SETTLEMENT_CHUNK_MAX` bets, in the order of their ids and each once, in one commit; anything else is a bug and throws.
   * Nothing is refused: the result of a bet says whether it was applied, replayed or skipped. Sending a chunk again changes nothing.
   *
   * @throws the error of the database when the last try failed; the chunk left nothing and may be sent again.
   */
  applySettlements(chunk: SettlementChunk): Promise<readonly SettlementResult[]>;

  /** Opens a player's main, hold and debt wallets, or finds them: calling it again is harmless. */
  openPlayerWallets(player: PlayerId, currency: Currency): Promise<PlayerWallets>;
  /** Opens the wallet of one bonus grant, or finds it. */
  openGrantWallet(player: PlayerId, grant: string, currency: Currency): Promise<WalletId>;
  /** Opens the float of a member of staff, or finds it. */
  openFloat(staff: StaffId, currency: Currency): Promise<WalletId>;
  /** Reads a player's current wallets: main, hold, debt and grants. Empty when none is open. */
  walletsOf(player: PlayerId): Promise<readonly Wallet[]>;
  /** The account of that name, opened at first use and remembered: resolve it before the money path. */
  houseAccount(key: HouseAccountKey): Promise<HouseAccountId>;

  /** Collects what debtors owe from what they have by now; answers how many paid something. Harmless to repeat. */
  collectDebts(at: Instant): Promise<number>;
  /** Reads every registered invariant over all rows. Slow on a large book; the online job is `assertRecent`. */
  invariants(): Promise<readonly InvariantReading[]>;
  /**
   * Reads every registered invariant: of what is new where it can be and the last full reading found nothing, else, and always when
   * `isFull`, over all rows. Stores nothing.
   */
  readInvariants(isFull: boolean): Promise<readonly BookReading[]>;
  /**
   * Reads every invariant over all rows and keeps the readings, ten minutes each at most; violations freeze withdrawals.
   *
   * @throws when an invariant could not be read, after all others were.
   */
  readAllInFull(at: Instant): Promise<readonly InvariantReading[]>;
  /** Checks what was written since the last check; a breach freezes withdrawals. Answers the breaches. */
  assertRecent(at: Instant): Promise<readonly InvariantReading[]>;
  /** True while withdrawals are frozen by a breach. */
  isFrozen(): Promise<boolean>;
  /** Lifts the freeze; `by` names who investigated it. */
  liftFreeze(by: string, at: Instant): Promise<void>;

  /** Answers everything taken in so far, then lets the connections go; later commands are refused as `too-busy`. */
  close(): Promise<void>;
}
