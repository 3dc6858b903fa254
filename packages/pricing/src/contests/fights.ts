/** Parameters of a fight between a pair of fighters. */
export interface FightModel {
  readonly rounds: number;
  /** Chance that a round ends the fight. */
  readonly stopsInRound: number;
  /** Share of the first side in the fights that have a winner. */
  readonly home: number;
  /** Share of fights that the judges score as a draw. */
  readonly drawn: number;
  /** Endings of the fights that do not go to the judges; chances sum to 1. */
  readonly methods: readonly { readonly method: string; readonly chance: number }[];
}

/** One way in which a fight may end. */
export interface FightEnd {
  readonly winner: 'home' | 'away' | 'draw';
  readonly method: string;
  readonly round: number;
  /** True if that round was fought beyond its half. */
  readonly isPastHalf: boolean;
  readonly chance: number;
}

/** Every way in which a fight may end; the chances sum to 1. */
export function fightOutlook({ rounds, stopsInRound, home, drawn, methods }: FightModel): FightEnd[] {
  const ends: FightEnd[] = [];
  const sides = [
    ['home', home],
    ['away', 1 - home],
  ] as const;
  let goesOn = 1;
  for (let round = 1; round <= rounds; round += 1) {
    for (const { method, chance } of methods) {
      for (const isPastHalf of [false, true]) {
        for (const [winner, share] of sides) {
          ends.push({ winner, method, round, isPastHalf, chance: (goesOn * stopsInRound * chance * share) / 2 });
        }
      }
    }
    goesOn *= 1 - stopsInRound;
  }
  const onPoints = { method: 'points', round: rounds, isPastHalf: true };
  for (const [winner, share] of sides) ends.push({ ...onPoints, winner, chance: goesOn * (1 - drawn) * share });
  ends.push({ ...onPoints, winner: 'draw', chance: goesOn * drawn });
  return ends;
}
