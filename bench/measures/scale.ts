/** Size and duration of a bench. */
export interface Scale {
  readonly rounds: number;
  readonly roundMs: number;
  readonly players: number;
  readonly events: number;
  /** Branches of the TPC-B tables, 100,000 accounts each. */
  readonly tpcbBranches: number;
  /** Rounds of the settlement, and the bets that each settles in chunks. */
  readonly settlementRounds: number;
  readonly settledPerRound: number;
  /** Bets that a round settles row by row. */
  readonly rowByRowPerRound: number;
  /** Bets that live bets run beside while a round of G10 settles them. */
  readonly stalledPerRound: number;
  /** Events of the past beside which the job forgets, how many it forgets and trims in a round, and how often. */
  readonly oldEvents: number;
  readonly forgottenPerRound: number;
  readonly forgetRounds: number;
  /** Rounds of the lane thresholds. */
  readonly laneRounds: number;
  /** Clients of the push, and the ticks of a round. */
  readonly pushClients: number;
  readonly pushTicks: number;
  /** Entries of the large book that the invariants are timed over. */
  readonly bookEntries: number;
}

export const FULL: Scale = {
  rounds: 5,
  roundMs: 2_000,
  players: 100_000,
  events: 1_000,
  tpcbBranches: 50,
  settlementRounds: 5,
  settledPerRound: 20_000,
  rowByRowPerRound: 500,
  oldEvents: 500_000,
  forgottenPerRound: 2_000,
  forgetRounds: 2,
  laneRounds: 9,
  stalledPerRound: 20_000,
  pushClients: 5_000,
  pushTicks: 20,
  bookEntries: 1_000_000,
};

/** A run that shows that everything works; its figures mean nothing. */
export const QUICK: Scale = {
  rounds: 1,
  roundMs: 300,
  players: 2_000,
  events: 100,
  tpcbBranches: 1,
  settlementRounds: 1,
  settledPerRound: 2_000,
  rowByRowPerRound: 50,
  oldEvents: 2_000,
  forgottenPerRound: 60,
  forgetRounds: 1,
  laneRounds: 1,
  stalledPerRound: 2_000,
  pushClients: 200,
  pushTicks: 3,
  bookEntries: 20_000,
};
