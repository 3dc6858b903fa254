import type { Ending } from '../../src/result/ending.ts';
import type { ResultRecord, Score } from '../../src/result/record.ts';
import { shapeOf } from '../../src/shape.ts';
import type { SportRule } from '../../src/vocabulary.ts';
import type { Random } from './random.ts';
import { stopFight, stopRace, stopTournament } from './stopped-fields.ts';
import { stopScoredMatch } from './stopped-scored.ts';
import { stopSets } from './stopped-sets.ts';

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

/** Plays a contest of a sport up to a moment of chance. */
export function stoppedContest(rule: SportRule, random: Random): StoppedContest {
  const isOfTournaments = rule.outcomes.includes('tournament-winner');
  if (isOfTournaments && random.oneIn(6)) return stopTournament(random);
  switch (shapeOf(rule)) {
    case 'sets':
      return stopSets(rule, random);
    case 'rounds':
      return stopFight(random);
    case 'race':
      return stopRace(random);
    case 'time':
    case 'innings':
    case 'ends':
    case 'periods':
      return stopScoredMatch(rule, random);
  }
}
