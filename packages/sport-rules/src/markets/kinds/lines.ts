import { pointsOf, scoreOf } from '../../result/facts.ts';
import { judgedKind, type MarketKind, pickedKind } from '../kind.ts';
import {
  handicapLine,
  leadOf,
  OVER_UNDER,
  RESULTS,
  SIDES_1_2,
  side,
  span,
  totalLine,
  totalOf,
  wholeHandicap,
} from '../words.ts';
import { overUnder, withHandicap } from './by-line.ts';

const MATCH = { sort: 'match', scorings: ['goals', 'points', 'sets'], needs: ['score'] } as const;
const SETS = { sort: 'match', scorings: ['sets'], needs: ['periods'] } as const;

/** Handicaps: the line is added to the first side. */
export const HANDICAP_KINDS: readonly MarketKind[] = [
  judgedKind({
    ...MATCH,
    key: 'handicap',
    fields: { period: span, line: handicapLine },
    outcomes: SIDES_1_2,
    winners: 'one',
    judge: (outcome, match, { period, line }) => {
      const score = scoreOf(match, period);
      return score && withHandicap(outcome, leadOf(score), line);
    },
  }),
  // The European one: whole goals, and the draw after them is an outcome of its own.
  pickedKind({
    ...MATCH,
    key: 'handicap-3way',
    fields: { period: span, line: wholeHandicap },
    outcomes: RESULTS,
    pick: (match, { period, line }) => {
      const score = scoreOf(match, period);
      if (!score) return null;
      const ahead = leadOf(score) + line / 4;
      return ahead === 0 ? 'x' : ahead > 0 ? '1' : '2';
    },
  }),
  judgedKind({
    ...SETS,
    key: 'points-handicap',
    fields: { line: handicapLine },
    outcomes: SIDES_1_2,
    winners: 'one',
    judge: (outcome, match, { line }) => {
      const points = pointsOf(match);
      return points && withHandicap(outcome, leadOf(points), line);
    },
  }),
];

/** Over and under, of the match and of a side. */
export const TOTAL_KINDS: readonly MarketKind[] = [
  judgedKind({
    ...MATCH,
    key: 'total',
    fields: { period: span, line: totalLine },
    outcomes: OVER_UNDER,
    winners: 'one',
    judge: (outcome, match, { period, line }) => {
      const score = scoreOf(match, period);
      return score && overUnder(outcome, totalOf(score), line);
    },
  }),
  judgedKind({
    ...MATCH,
    key: 'team-total',
    fields: { side, period: span, line: totalLine },
    outcomes: OVER_UNDER,
    winners: 'one',
    judge: (outcome, match, { side, period, line }) => {
      const score = scoreOf(match, period);
      return score && overUnder(outcome, score[side], line);
    },
  }),
  judgedKind({
    ...SETS,
    key: 'points-total',
    fields: { line: totalLine },
    outcomes: OVER_UNDER,
    winners: 'one',
    judge: (outcome, match, { line }) => {
      const points = pointsOf(match);
      return points && overUnder(outcome, totalOf(points), line);
    },
  }),
];
