/**
 * The messages of the public XML odds feed ("unified odds feed"), as they are on the wire: ids are the supplier's,
 * times are Unix milliseconds, odds are decimals in text until they are read.
 */
export type UofMessage =
  | UofAlive
  | UofSnapshotComplete
  | UofOddsChange
  | UofBetStop
  | UofBetSettlement
  | UofRollbackBetSettlement
  | UofBetCancel
  | UofRollbackBetCancel
  | UofFixtureChange;

export type UofType = UofMessage['type'];

/** The services of the supplier that send prices: live and pre-match. */
export const UOF_PRODUCTS = { live: 1, preMatch: 3 } as const;

interface UofBase {
  /** The service of the supplier that speaks: 1 live, 3 pre-match, others for virtuals and the like. */
  readonly product: number;
  /** Unix milliseconds; decides the order. */
  readonly timestamp: number;
}

interface UofEventBase extends UofBase {
  /** `sr:match:123`. */
  readonly eventId: string;
  /** Names the recovery that asked for this message; null for one that came by itself. */
  readonly requestId: number | null;
}

/** Sent every ten seconds by each product; `isSubscribed` false means that what was sent before may have been lost. */
export interface UofAlive extends UofBase {
  readonly type: 'alive';
  readonly isSubscribed: boolean;
}

/** Everything that a recovery asked for has been sent. */
export interface UofSnapshotComplete extends UofBase {
  readonly type: 'snapshot_complete';
  readonly requestId: number;
}

export interface UofOddsChange extends UofEventBase {
  readonly type: 'odds_change';
  readonly status: UofEventStatus | null;
  readonly markets: readonly UofPricedMarket[];
}

export interface UofEventStatus {
  /** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed, 5 cancelled, 6 delayed, 7 interrupted, 8 postponed, 9 abandoned. */
  readonly status: number;
  readonly home: number | null;
  readonly away: number | null;
  /** Number of the phase by the supplier's list: 6 first half, 31 half-time. */
  readonly matchStatus: number | null;
  /** `63:20`, as the supplier shows it. */
  readonly clock: string | null;
  /** `12:40`, until the end of regular time; null in sports whose clock counts on, as football. */
  readonly remaining: string | null;
  readonly periods: readonly UofPeriodScore[];
}

export interface UofPeriodScore {
  readonly number: number;
  readonly home: number;
  readonly away: number;
}

export interface UofMarketKey {
  readonly id: number;
  /** `total=2.5|setnr=1`; empty without any. */
  readonly specifiers: string;
}

export interface UofPricedMarket extends UofMarketKey {
  /** 1 active, −1 suspended, 0 inactive, −2 handed over to the live service, −3 settled, −4 cancelled. */
  readonly status: number;
  readonly outcomes: readonly UofPricedOutcome[];
}

export interface UofPricedOutcome {
  readonly id: string;
  /** Decimal odds as written; null where the outcome has no price. */
  readonly odds: string | null;
  readonly isActive: boolean;
}

export interface UofBetStop extends UofEventBase {
  readonly type: 'bet_stop';
  /** Groups of markets that stop: `all`, or some. */
  readonly groups: readonly string[];
}

export interface UofBetSettlement extends UofEventBase {
  readonly type: 'bet_settlement';
  /** 1 seen by the scout, 2 confirmed. */
  readonly certainty: 1 | 2;
  readonly markets: readonly UofSettledMarket[];
}

export interface UofSettledMarket extends UofMarketKey {
  readonly voidReason: number | null;
  readonly outcomes: readonly UofSettledOutcome[];
}

export interface UofSettledOutcome {
  readonly id: string;
  /** 1 won, 0 lost; −1 is not decided yet. */
  readonly result: -1 | 0 | 1;
  /** Share of the stake that is returned, in halves. */
  readonly voidHalves: 0 | 1 | 2;
  /** As written: `0.5`; null without a tie. */
  readonly deadHeatFactor: string | null;
}

export interface UofRollbackBetSettlement extends UofEventBase {
  readonly type: 'rollback_bet_settlement';
  readonly markets: readonly UofMarketKey[];
}

/** Bets taken from `startTime` to before `endTime` are returned; without a time the window is open on that side. */
export interface UofBetCancel extends UofEventBase {
  readonly type: 'bet_cancel';
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly supercededBy: string | null;
  readonly markets: readonly (UofMarketKey & { readonly voidReason: number | null })[];
}

export interface UofRollbackBetCancel extends UofEventBase {
  readonly type: 'rollback_bet_cancel';
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly markets: readonly UofMarketKey[];
}

/** Something about the fixture is new: the fixture itself contains the change. */
export interface UofFixtureChange extends UofEventBase {
  readonly type: 'fixture_change';
  /** 1 new, 2 start time, 3 cancelled, 4 format, 5 coverage, 106 pitch; null for any other. */
  readonly changeType: number | null;
  readonly startTime: number | null;
}
