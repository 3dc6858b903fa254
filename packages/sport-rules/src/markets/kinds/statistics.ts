import { statisticOf } from '../../result/facts.ts';
import type { MatchRecord } from '../../result/record.ts';
import { STATISTICS, type Statistic } from '../keys.ts';
import { judgedKind, type MarketKind, pickedKind } from '../kind.ts';
import { optional } from '../specifier.ts';
import {
  handicapLine,
  leadOf,
  OVER_UNDER,
  period,
  RESULTS,
  resultOf,
  SIDES_1_2,
  side,
  totalLine,
  totalOf,
  YES_NO,
  yesNo,
} from '../words.ts';
import { overUnder, withHandicap } from './by-line.ts';
import { parityOf } from './counts.ts';

const MATCH = { sort: 'match', scorings: ['goals'], needs: ['statistics'] } as const;

/** The five kinds that every statistic has, of the match or of a period of it. */
export const STATISTIC_KINDS: readonly MarketKind[] = STATISTICS.flatMap(kindsOfStatistic);

function kindsOfStatistic(statistic: Statistic): MarketKind[] {
  return [
    pickedKind({
      ...MATCH,
      key: `${statistic}-1x2`,
      fields: { period },
      outcomes: RESULTS,
      pick: (match, { period }) => {
        const count = statisticOf(match, statistic, period);
        return count && resultOf(count);
      },
    }),
    judgedKind({
      ...MATCH,
      key: `${statistic}-total`,
      fields: { period, line: totalLine },
      outcomes: OVER_UNDER,
      winners: 'one',
      judge: (outcome, match, { period, line }) => {
        const count = statisticOf(match, statistic, period);
        return count && overUnder(outcome, totalOf(count), line);
      },
    }),
    judgedKind({
      ...MATCH,
      key: `${statistic}-team-total`,
      fields: { side, period, line: totalLine },
      outcomes: OVER_UNDER,
      winners: 'one',
      judge: (outcome, match, { side, period, line }) => {
        const count = statisticOf(match, statistic, period);
        return count && overUnder(outcome, count[side], line);
      },
    }),
    judgedKind({
      ...MATCH,
      key: `${statistic}-handicap`,
      fields: { period, line: handicapLine },
      outcomes: SIDES_1_2,
      winners: 'one',
      judge: (outcome, match, { period, line }) => {
        const count = statisticOf(match, statistic, period);
        return count && withHandicap(outcome, leadOf(count), line);
      },
    }),
    pickedKind({
      ...MATCH,
      key: `${statistic}-odd-even`,
      fields: { period },
      outcomes: ['odd', 'even'],
      pick: (match, { period }) => {
        const count = statisticOf(match, statistic, period);
        return count && parityOf(totalOf(count));
      },
    }),
  ];
}

/** Incidents that happen or not, in the match or in a period of it, to either side or to one. */
export const INCIDENT_KINDS: readonly MarketKind[] = (
  [
    ['yellow-card', 'yellow-cards'],
    ['red-card', 'red-cards'],
    ['penalty', 'penalties'],
  ] as const
).map(([key, statistic]) =>
  pickedKind({
    ...MATCH,
    key,
    fields: { side: optional(side), period },
    outcomes: YES_NO,
    pick: (match: MatchRecord, { side, period }) => {
      const count = statisticOf(match, statistic, period);
      return count && yesNo((side === undefined ? totalOf(count) : count[side]) > 0);
    },
  }),
);
