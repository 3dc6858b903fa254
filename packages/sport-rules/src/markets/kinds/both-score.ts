import { scoreOf } from '../../result/facts.ts';
import type { Score } from '../../result/record.ts';
import { type MarketKind, pickedKind } from '../kind.ts';
import { halfLine } from '../specifier.ts';
import { OVER_UNDER, pairs, period, RESULTS, resultOf, side, totalOf, YES_NO, yesNo } from '../words.ts';

const MATCH = { sort: 'match', scorings: ['goals'], needs: ['score'] } as const;

/** Both sides to score, alone and with the result or the total; and clean sheets. */
export const BOTH_SCORE_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: 'both-score',
    fields: { period },
    outcomes: YES_NO,
    pick: (match, { period }) => {
      const score = scoreOf(match, period);
      return score && yesNo(bothScored(score));
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'both-score-result',
    fields: {},
    outcomes: pairs(RESULTS, YES_NO),
    pick: ({ score }) => (score ? `${resultOf(score)}/${yesNo(bothScored(score))}` : null),
  }),
  pickedKind({
    ...MATCH,
    key: 'both-score-total',
    fields: { line: halfLine },
    outcomes: pairs(OVER_UNDER, YES_NO),
    pick: ({ score }, { line }) => (score ? `${sideOfLine(score, line)}/${yesNo(bothScored(score))}` : null),
  }),
  pickedKind({
    ...MATCH,
    key: 'result-total',
    fields: { line: halfLine },
    outcomes: pairs(RESULTS, OVER_UNDER),
    pick: ({ score }, { line }) => (score ? `${resultOf(score)}/${sideOfLine(score, line)}` : null),
  }),
  pickedKind({
    ...MATCH,
    key: 'clean-sheet',
    fields: { side },
    outcomes: YES_NO,
    pick: ({ score }, { side }) => (score ? yesNo(score[otherOf(side)] === 0) : null),
  }),
  pickedKind({
    ...MATCH,
    key: 'win-to-nil',
    fields: { side },
    outcomes: YES_NO,
    pick: ({ score }, { side }) => (score ? yesNo(score[otherOf(side)] === 0 && score[side] > 0) : null),
  }),
];

function bothScored({ home, away }: Score): boolean {
  return home > 0 && away > 0;
}

/** Half lines cannot be equal. */
function sideOfLine(score: Score, lineQuarters: number): 'over' | 'under' {
  return 4 * totalOf(score) > lineQuarters ? 'over' : 'under';
}

function otherOf(side: 'home' | 'away'): 'home' | 'away' {
  return side === 'home' ? 'away' : 'home';
}
