import type { Ending } from '../../src/result/ending.ts';
import type { ResultRecord, Score } from '../../src/result/record.ts';
import type { Random } from './random.ts';

/** A contest that stopped for good, with the ways in which it might have gone on. */
export interface StoppedContest {
  readonly reported: ResultRecord;
  readonly ending: Ending | null;
  /** Plays it to its end by chance. `wanted`: score of regular time, or of a period, that is aimed at where it can be reached. */
  readonly complete: (random: Random, wanted?: Wanted) => ResultRecord;
}

export interface Wanted {
  readonly period?: number;
  readonly score: Score;
}
