/** How large and how long a bench is. */
export interface Scale {
  readonly rounds: number;
  readonly roundMs: number;
  readonly players: number;
  readonly events: number;
  /** Branches of the TPC-B tables, 100,000 accounts each. */
  readonly tpcbBranches: number;
  /** Bets of one event that a round settles; all rounds together settle five times as many. */
  readonly settledPerRound: number;
  /** Bets that a round settles row by row. */
  readonly rowByRowPerRound: number;
}

export const FULL: Scale = {
  ...{ rounds: 5, roundMs: 2_000, players: 100_000, events: 1_000 },
  ...{ tpcbBranches: 50, settledPerRound: 20_000, rowByRowPerRound: 500 },
};

/** A run that shows that everything works; its figures mean nothing. */
export const QUICK: Scale = {
  ...{ rounds: 1, roundMs: 300, players: 2_000, events: 100 },
  ...{ tpcbBranches: 1, settledPerRound: 2_000, rowByRowPerRound: 50 },
};
