import { pointsOf, scoreOf } from '../../result/facts.ts';
import { type MarketKind, pickedKind } from '../kind.ts';
import { countField, type Field, listField } from '../specifier.ts';
import { leadOf, period, side, span, totalOf } from '../words.ts';

const MATCH = { sort: 'match', scorings: ['goals', 'points', 'sets'], needs: ['score'] } as const;
const ODD_EVEN = ['odd', 'even'] as const;

/** Counts that are over when they reach the last outcome: `0`, `1`, `2+`. */
const max = countField(1, 40);

/** Odd or even; nothing at all is even. */
export const PARITY_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: 'odd-even',
    fields: { period: span },
    outcomes: ODD_EVEN,
    pick: (match, { period }) => {
      const score = scoreOf(match, period);
      return score && parityOf(totalOf(score));
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'team-odd-even',
    fields: { side, period: span },
    outcomes: ODD_EVEN,
    pick: (match, { side, period }) => {
      const score = scoreOf(match, period);
      return score && parityOf(score[side]);
    },
  }),
  pickedKind({
    sort: 'match',
    scorings: ['sets'],
    needs: ['periods'],
    key: 'points-odd-even',
    fields: {},
    outcomes: ODD_EVEN,
    pick: (match) => {
      const points = pointsOf(match);
      return points && parityOf(totalOf(points));
    },
  }),
];

/** A score from 0:0 to 199:199, as `2:1`: of a match, a set or a frame. */
const exactScore: Field<string> = {
  read: (text) => (/^(\d|1?[1-9]\d|10\d):(\d|1?[1-9]\d|10\d)$/.test(text) ? text : null),
  write: (text) => text,
};

/** Exact scores, exact counts and the margin. */
export const EXACT_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: 'goal-count',
    fields: { period, max },
    outcomes: ({ max }) => countsTo(max),
    pick: (match, { period, max }) => {
      const score = scoreOf(match, period);
      return score && countWord(totalOf(score), max);
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'team-goal-count',
    fields: { side, period, max },
    outcomes: ({ max }) => countsTo(max),
    pick: (match, { side, period, max }) => {
      const score = scoreOf(match, period);
      return score && countWord(score[side], max);
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'correct-score',
    fields: { period, scores: listField(exactScore, 1) },
    outcomes: ({ scores }) => [...scores, 'other'],
    pick: (match, { period, scores }) => {
      const score = scoreOf(match, period);
      if (!score) return null;
      const text = `${score.home}:${score.away}`;
      return scores.includes(text) ? text : 'other';
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'winning-margin',
    fields: { max },
    outcomes: ({ max }) => [...marginsTo('1', max), 'x', ...marginsTo('2', max)],
    pick: (match, { max }) => {
      const score = scoreOf(match, undefined);
      if (!score) return null;
      const lead = leadOf(score);
      return lead === 0 ? 'x' : `${lead > 0 ? '1' : '2'}/${countWord(Math.abs(lead), max)}`;
    },
  }),
];

export function parityOf(count: number): 'odd' | 'even' {
  return count % 2 === 0 ? 'even' : 'odd';
}

function countWord(count: number, max: number): string {
  return count >= max ? `${max}+` : String(count);
}

function countsTo(max: number): string[] {
  return Array.from({ length: max + 1 }, (_, count) => countWord(count, max));
}

function marginsTo(winner: '1' | '2', max: number): string[] {
  return countsTo(max)
    .slice(1)
    .map((margin) => `${winner}/${margin}`);
}
