import { halfAndMatchOptions } from '../../judging/judge-parts.ts';
import { halvesOf, leaderOf, scoreOf, winnerOf } from '../../result/facts.ts';
import { judgedKind, LOST, type MarketKind, pickedKind, RETURN_ALL, WON } from '../kind.ts';
import { RESULTS, resultOf, SIDES_1_2, side, span, wordOf } from '../words.ts';

const MATCH = { sort: 'match', scorings: ['goals', 'points', 'sets'] } as const;

/** Result: regular time or a period of it, and the match with overtime. */
export const RESULT_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: '1x2',
    needs: ['score'],
    fields: { period: span },
    outcomes: RESULTS,
    pick: (match, { period }) => {
      const score = scoreOf(match, period);
      return score && resultOf(score);
    },
  }),
  judgedKind({
    ...MATCH,
    key: 'double-chance',
    needs: ['score'],
    fields: { period: span },
    outcomes: ['1x', '12', 'x2'],
    winners: 'several',
    judge: (outcome, match, { period }) => {
      const score = scoreOf(match, period);
      if (!score) return null;
      return outcome.includes(resultOf(score)) ? WON : LOST;
    },
  }),
  // No draw in the line: a draw returns both sides (specification 3, section 4, wrestling).
  pickedKind({
    ...MATCH,
    key: 'draw-no-bet',
    needs: ['score'],
    fields: { period: span },
    outcomes: SIDES_1_2,
    pick: (match, { period }) => {
      const score = scoreOf(match, period);
      return score && orReturned(resultOf(score));
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'match-winner',
    needs: ['score', 'decidedIn'],
    fields: {},
    outcomes: SIDES_1_2,
    pick: (match) => {
      const winner = winnerOf(match);
      return winner && orReturned(wordOf(winner));
    },
  }),
];

/** The halves against each other and against the match. */
export const HALF_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: 'half-time-full-time',
    needs: ['score', 'periods'],
    fields: {},
    outcomes: halfAndMatchOptions(3).map((both) => both.join('/')),
    pick: (match) => {
      const halves = halvesOf(match);
      const score = scoreOf(match, undefined);
      return halves && score ? `${resultOf(halves[0])}/${resultOf(score)}` : null;
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'half-time-full-time-2way',
    needs: ['score', 'periods', 'decidedIn'],
    fields: {},
    outcomes: halfAndMatchOptions(2).map((both) => both.join('/')),
    pick: (match) => {
      const halves = halvesOf(match);
      if (!halves) return null;
      const atHalf = leaderOf(halves[0]);
      if (atHalf === 'draw') return RETURN_ALL;
      const winner = winnerOf(match);
      return winner && (winner === 'draw' ? RETURN_ALL : `${wordOf(atHalf)}/${wordOf(winner)}`);
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'highest-half',
    needs: ['periods'],
    fields: {},
    outcomes: ['first', 'equal', 'second'],
    pick: (match) => {
      const halves = halvesOf(match);
      return halves && higherHalf(halves[0].home + halves[0].away, halves[1].home + halves[1].away);
    },
  }),
  pickedKind({
    ...MATCH,
    key: 'team-highest-half',
    needs: ['periods'],
    fields: { side },
    outcomes: ['first', 'equal', 'second'],
    pick: (match, { side }) => {
      const halves = halvesOf(match);
      return halves && higherHalf(halves[0][side], halves[1][side]);
    },
  }),
];

function orReturned(result: '1' | 'x' | '2'): string {
  return result === 'x' ? RETURN_ALL : result;
}

function higherHalf(first: number, second: number): string {
  if (first === second) return 'equal';
  return first > second ? 'first' : 'second';
}
