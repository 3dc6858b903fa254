import type { Statistic } from '../markets/keys.ts';
import type { PartScoring, VictoryMethod } from '../vocabulary.ts';

export type Side = 'home' | 'away';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * Status of a contest. Only a completed one settles everything. An abandoned one settles what was already decided
 * when it stopped and returns the rest; a walkover, a technical result and a cancelled contest return every stake
 * (specification 3, section 4).
 */
export type ContestStatus = 'completed' | 'abandoned' | 'walkover' | 'cancelled';

/**
 * Record by which the bets on a contest are settled: plain facts. A fact that is not known is absent, and a market
 * that needs it stays unresolved: nothing is guessed.
 */
export type ResultRecord = MatchRecord | FightRecord | RaceRecord | TournamentRecord;

/** A contest of two sides for a score. In sports of sets the score counts sets and a period is a set. */
export interface MatchRecord {
  readonly sort: 'match';
  readonly status: ContestStatus;
  /** The score of regular time; of an abandoned match, the score at which it stopped. */
  readonly score?: Score;
  /**
   * Scores within each period of regular time, in order, when all of them are known. The last one of an
   * abandoned match is the period in which it stopped.
   */
  readonly periods?: readonly Score[];
  /** In sports of sets: the score counts them, and somebody has to win most of those that are planned. (Default: no) */
  readonly scoring?: 'sets';
  /**
   * Rule by which a set of a match that stopped is won, by each format of the rule book in which it may have been
   * played: what was still to come depends on it. (Default: nobody knows)
   */
  readonly sets?: readonly PartScoring[];
  /** Number of sets of each of these formats, where they differ and nobody reported it. (Default: any) */
  readonly setsPlanned?: readonly number[];
  /** Number of periods of regular time; of sets, the most that can be played. (Default: 2) */
  readonly periodsPlanned?: number;
  /** Minutes of regular time. (Default: 90) */
  readonly regularMinutes?: number;
  /** Minutes that were played of an abandoned match. */
  readonly minutesPlayed?: number;
  /** Stage in which the match was decided, or ended in a draw. */
  readonly decidedIn?: 'regular-time' | 'overtime' | 'shoot-out';
  /** Score of overtime alone. */
  readonly overtime?: Score;
  /** Penalties that were turned into goals. */
  readonly shootOut?: Score;
  /** The side that went through to the next round. */
  readonly advancing?: Side;
  /** Parts that were given to a side without play, by their numbers: maps of e-sports. Their scores are left empty. */
  readonly walkovers?: readonly number[];
  /** True if the last set was a tie-break in place of a set. (Default: no) */
  readonly isLastSetTieBreak?: boolean;
  /** True if another pitcher began than the one that had been announced. (Default: no) */
  readonly isPitcherChanged?: boolean;
  /** The highest break of each side: snooker. */
  readonly breaks?: Score;
  /** Number of each side's visits with the highest possible score: darts. */
  readonly maxima?: Score;
  /** Of a bout of wrestling. (Default: unknown) */
  readonly style?: 'freestyle' | 'greco-roman';
  /** Scope of markets that name no part of the match, by the rule book of the sport. (Default: regular time) */
  readonly plain?: 'full';
  /** True if it stopped before its end, and so much was played that it counts as completed. (Default: no) */
  readonly isStopped?: boolean;
  /** Winner of a match that was not played as planned, by the rule book or by the operator's setting on retirements. */
  readonly wonBy?: Side | 'draw';
  /** Every goal of regular time, in order. */
  readonly goals?: readonly Goal[];
  readonly statistics?: Counts;
  /** The same of each period, in order; of an abandoned match up to the one in which it stopped. */
  readonly statisticsByPeriod?: readonly Counts[];
  /** Everyone who took part, as `goals` name them. */
  readonly lineup?: readonly string[];
}

/** Counts of both sides; an absent one was not counted. */
export type Counts = Readonly<Partial<Record<Statistic | 'penalties', Score>>>;

export interface Goal {
  readonly side: Side;
  /** Minute of regular time, rounded up: 0:30 is minute 1, 45+2 is minute 45. */
  readonly minute?: number;
  /** Absent when it is not known. */
  readonly scorer?: string;
  /** (Default: false) */
  readonly isOwnGoal?: boolean;
}

/** Ending of a fight; bouts of mixed martial arts end by submission as well (operator rule `submission`). */
export type FightMethod = VictoryMethod | 'submission';

export interface FightRecord {
  readonly sort: 'fight';
  readonly status: ContestStatus;
  readonly winner?: Side | 'draw';
  readonly method?: FightMethod;
  /** The round in which it ended. */
  readonly round?: number;
  /** True if that round was fought beyond its half. */
  readonly isPastHalfRound?: boolean;
  /** Duration of that round, in seconds; it gives the half where the format has a length of a round. */
  readonly roundSeconds?: number;
  /** Planned duration of a round, in minutes. (Default: as the sport's usual format has it) */
  readonly roundMinutes?: number;
  readonly roundsPlanned?: number;
}

export interface RaceRecord {
  readonly sort: 'race';
  readonly status: ContestStatus;
  /** Everyone who was entered. */
  readonly entries?: readonly Runner[];
  /** Drivers of the fastest lap; several when they share it. */
  readonly fastestLap?: readonly string[];
  /** True if the result was changed after the ceremony. (Default: no) */
  readonly isAfterCeremony?: boolean;
}

export interface Runner {
  readonly key: string;
  /** A non-runner did not start: bets on it are returned. */
  readonly state: 'finished' | 'retired' | 'disqualified' | 'non-runner';
  /** Place of a finisher; a dead heat shares the better place, and the next one is left out: 1, 1, 3. */
  readonly position?: number;
  /** Completed laps, which part two that retired. */
  readonly laps?: number;
  /** Retired so late that the rule book counts it as having finished. (Default: false) */
  readonly isClassified?: boolean;
}

export interface TournamentRecord {
  readonly sort: 'tournament';
  readonly status: ContestStatus;
  readonly entries?: readonly TournamentEntry[];
  /** Finalists, once they are known. */
  readonly finalists?: readonly string[];
  /** False when the winner was set without a final; bets on the winner are returned then. (Default: true) */
  readonly isFinalHeld?: boolean;
}

export interface TournamentEntry {
  readonly key: string;
  /** Final place; shared ones as in a race. Absent for those who were not ranked. */
  readonly position?: number;
  /** Never took part. (Default: false) */
  readonly isWithdrawn?: boolean;
}
