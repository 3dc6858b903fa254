import { shapeOf } from '../../src/shape.ts';
import type { SportRule } from '../../src/vocabulary.ts';
import { withLessReported } from './left-out.ts';
import type { Random } from './random.ts';
import type { StoppedContest } from './stopped-contest.ts';
import { stopFight, stopRace, stopTournament } from './stopped-fields.ts';
import { stopScoredMatch } from './stopped-scored.ts';
import { stopSets } from './stopped-sets.ts';

/** Plays a contest of a sport up to a moment of chance; its supplier reports all of it, or leaves out what it may leave out. */
export function stopContest(rule: SportRule, random: Random): StoppedContest {
  return withLessReported(stopWhole(rule, random), random);
}

function stopWhole(rule: SportRule, random: Random): StoppedContest {
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
