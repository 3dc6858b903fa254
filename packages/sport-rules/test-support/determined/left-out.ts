import type { Ending } from '../../src/result/ending.ts';
import type { Counts, ResultRecord } from '../../src/result/record.ts';
import type { Random } from './random.ts';
import type { StoppedContest } from './stopped-contest.ts';

/** Facts that a record needs to be one, and what the rule book reads into it. */
const NEEDED = ['sort', 'status'];

/** The contest as a supplier reports it that leaves out facts by chance: any of the record, a count, the laps of a runner, the format. */
export function withLessReported(stopped: StoppedContest, random: Random): StoppedContest {
  const times = random.pick([0, 0, 2, 3, 6]);
  if (times === 0) return stopped;
  const isLeftOut = () => random.oneIn(times);
  return {
    ...stopped,
    reported: recordWithout(stopped.reported, isLeftOut),
    ending: endingWithout(stopped.ending, isLeftOut),
  };
}

type Chance = () => boolean;

function recordWithout(reported: ResultRecord, isLeftOut: Chance): ResultRecord {
  const record = without(reported, (name) => !NEEDED.includes(name) && isLeftOut());
  if (record.sort === 'race' && record.entries) {
    return { ...record, entries: record.entries.map((one) => without(one, (name) => name === 'laps' && isLeftOut())) };
  }
  if (record.sort !== 'match') return record;
  const { statistics, statisticsByPeriod } = record;
  const counted = (counts: Counts) => without(counts, isLeftOut);
  return {
    ...record,
    ...(statistics && { statistics: counted(statistics) }),
    ...(statisticsByPeriod && { statisticsByPeriod: statisticsByPeriod.map(counted) }),
  };
}

function endingWithout(ending: Ending | null, isLeftOut: Chance): Ending | null {
  return ending && without(ending, (name) => name === 'format' && isLeftOut());
}

function without<T extends object>(whole: T, isLeftOut: (name: string) => boolean): T {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !isLeftOut(name))) as T;
}
