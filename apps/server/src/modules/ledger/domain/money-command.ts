import type { BetId, HouseAccountId, Instant, OpId, PlayerId, RefusalParams, Units, WalletId } from '@ordago/kernel';
import type { AccountRef, WalletBalance } from './accounts.ts';
import type { JsonObject } from './json.ts';
import type { TransferCode } from './transfer-codes.ts';

/** Moves of one command; a command with more is a programming error. */
export const MOVES_MAX = 16;

/** One movement of `units` (1 to 10^15 ledger units) out of one account into another of the same currency. */
export interface Move {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly units: Units;
  readonly code: TransferCode;
}

/** The name of a command within its scope. Keys never expire (architecture 3.5). */
export interface OpKey {
  /** Issuer of the key: `evolution`, `xpay`, `sportsbook`, `withdrawal`, … */
  readonly scope: string;
  /** The minter's own id of the money action. */
  readonly key: string;
}

/** A row that several players' commands share, locked after the wallets, by the rank of its class and by id. */
export interface SharedRow {
  /** A class of shared rows listed in db/code/registrations.sql. */
  readonly class: string;
  readonly id: string;
}

/**
 * One command to the ledger: all of its moves and its effect happen, or none does.
 *
 * Moves are judged in their order: each needs its amount to be there at its turn, so a combined bet and win is judged
 * on the bet alone. A command that moves nothing is allowed (a zero win closes a round): its verdict is stored too.
 */
export interface MoneyCommand extends OpKey {
  /** `digestOf` the body that the caller received: the same key with another digest is a conflict. */
  readonly digest: string;
  /** A kind listed in db/code/registrations.sql. */
  readonly kind: string;
  /** Player of the command; their main wallet is always locked. Null for moves between staff and house accounts. */
  readonly player: PlayerId | null;
  readonly moves: readonly Move[];
  /** Further wallets that the precondition or the effect reads. Wallets of `moves` are locked anyway. */
  readonly locks?: readonly WalletId[];
  readonly shared?: readonly SharedRow[];
  /** Handed to the kind's precondition and effect. */
  readonly payload?: JsonObject;
  /**
   * Reverses that command exactly. Unknown yet: a tombstone keeps it from ever having an effect. Already reversed: the
   * first reversal's answer. Refused: nothing to do. `moves` must be empty. The answer names the case, in `rollback`.
   */
  readonly rollsBack?: OpKey;
  readonly at: Instant;
}

/** Outcome for a command's target, in the answer of a command with `rollsBack`. */
export type RollbackOutcome = 'reversed' | 'tombstone' | 'already-reversed' | 'target-refused';

/**
 * The answer to a command. `balances` holds the wallets that the command names and the player's main wallet as of the
 * commit; for a replay they are the current ones.
 */
export type Verdict =
  | {
      readonly verdict: 'accepted';
      readonly op: OpId;
      readonly replayed: boolean;
      readonly answer: JsonObject;
      readonly balances: readonly WalletBalance[];
    }
  | {
      readonly verdict: 'refused';
      /** Null when nothing was stored (`too-busy`, or its kind's admission turned it away): the same key may be sent again. */
      readonly op: OpId | null;
      readonly name: string;
      readonly params: RefusalParams;
      readonly replayed: boolean;
      readonly balances: readonly WalletBalance[];
    }
  /** The key is known with another body; nothing happened. */
  | { readonly verdict: 'conflict'; readonly op: OpId; readonly balances: readonly WalletBalance[] }
  /** The key was rolled back before it arrived; nothing happened and nothing ever will. */
  | { readonly verdict: 'rolled-back'; readonly op: OpId; readonly balances: readonly WalletBalance[] };

/** One bet of a settlement chunk. */
export interface SettlementLine {
  readonly bet: BetId;
  readonly player: PlayerId;
  /** The wallet that paid the stake: it receives the payout (architecture 3.6). */
  readonly wallet: WalletId;
  /** 1 for the first settlement of the bet, one more for each later one. */
  readonly revision: number;
  readonly openStakes: HouseAccountId;
  readonly revenue: HouseAccountId;
  /**
   * Units that leave open stakes for revenue: the stake at revision 1, 0 at a mere correction, minus the stake when
   * the settlement is withdrawn and the bet is open again.
   */
  readonly stakeReleased: Units;
  /** New payout minus the payout applied last; negative takes money back, what is spent becomes debt. */
  readonly payoutDifference: Units;
  /** (Default: `betWin` at revision 1, `settlementCorrection` later; always the latter when money is taken back) */
  readonly payoutCode?: TransferCode;
  /**
   * Of a bet that the operator staked for its player: units that go from revenue back to the account which they came from,
   * less those that are taken from there again. (Default: nothing)
   */
  readonly returned?: { readonly to: HouseAccountId; readonly units: Units };
}

/** Bets of one chunk; a longer one stalls live bets (performance 4). */
export const SETTLEMENT_CHUNK_MAX = 2_000;

export interface SettlementChunk {
  /** A kind registered with a chunk effect. */
  readonly kind: string;
  /** In the order of their bets' ids, each bet once. */
  readonly lines: readonly SettlementLine[];
  /** Handed to the kind's chunk effect; lists in it are in the order of the lines. (Default: nothing) */
  readonly payload?: JsonObject;
  readonly at: Instant;
}

/**
 * Outcome of a line: `applied`, `replayed` (this very chunk was applied before) or `skipped` (the chunk effect did not
 * take the bet: it is not at the revision before).
 */
export interface SettlementResult {
  readonly bet: BetId;
  readonly outcome: 'applied' | 'replayed' | 'skipped';
}
