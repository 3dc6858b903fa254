import type { Judge, Score, Side, SimulatedMarket, Span } from './course.ts';

export const byResult: Judge = (outcome, { home, away }) => {
  const result = home === away ? 'x' : home > away ? '1' : '2';
  return outcome === result ? 'won' : 'lost';
};

const RESULTS = ['1', 'x', '2'];
const SIDES = ['1', '2'];
const LINES = ['over', 'under'];

/** The text of a specifier: the period, then what else is asked. */
function specifierOf(span: Span, ...more: readonly string[]): string {
  return [...more.filter((part) => part.startsWith('side=')), ...(typeof span === 'number' ? [`period=${span}`] : [])]
    .concat(more.filter((part) => !part.startsWith('side=')))
    .join('|');
}

/** Home, draw or away. */
export function threeWay(span: Span = 'match'): SimulatedMarket {
  return { kind: '1x2', specifier: specifierOf(span), span, outcomes: RESULTS, judge: byResult };
}

/** Two of the three results together. */
export function doubleChance(): SimulatedMarket {
  const judge: Judge = (outcome, score) =>
    RESULTS.some((result) => outcome.includes(result) && byResult(result, score) === 'won') ? 'won' : 'lost';
  const covers = {
    of: RESULTS,
    judge: byResult,
    parts: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  };
  return { kind: 'double-chance', specifier: '', span: 'match', outcomes: ['1x', '12', 'x2'], judge, covers };
}

/** Two-way result; level scores return the stake. Of a set: its winner. */
export function twoWay(span: Span = 'match'): SimulatedMarket {
  const judge: Judge = (outcome, score) => (score.home === score.away ? 'returned' : byResult(outcome, score));
  return { kind: 'draw-no-bet', specifier: specifierOf(span), span, outcomes: SIDES, judge };
}

/** Winner in the end. */
export function winner(): SimulatedMarket {
  return { kind: 'match-winner', specifier: '', span: 'winner', outcomes: SIDES, judge: byResult };
}

/** More or fewer than a line of half points. */
export function total(line: number, span: Span = 'match'): SimulatedMarket {
  return overUnder('total', line, ({ home, away }) => home + away, specifierOf(span, `line=${line}`), span);
}

/** More or fewer of one side than a line of half points. */
export function teamTotal(side: Side, line: number): SimulatedMarket {
  return overUnder(
    'team-total',
    line,
    (score) => score[side],
    specifierOf('match', `side=${side}`, `line=${line}`),
    'match',
  );
}

function overUnder(
  kind: string,
  line: number,
  countOf: (score: Score) => number,
  specifier: string,
  span: Span,
): SimulatedMarket {
  const judge: Judge = (outcome, score) => (countOf(score) > line === (outcome === 'over') ? 'won' : 'lost');
  return { kind, specifier, span, outcomes: LINES, judge, isDecidedBy: (score) => countOf(score) > line };
}

/** A lead of half points given to the first side. */
export function handicap(line: number): SimulatedMarket {
  const judge: Judge = (outcome, { home, away }) => (home + line > away === (outcome === '1') ? 'won' : 'lost');
  return { kind: 'handicap', specifier: `line=${line}`, span: 'match', outcomes: SIDES, judge };
}

/** Both sides score. */
export function bothScore(): SimulatedMarket {
  const both = ({ home, away }: Score) => home > 0 && away > 0;
  return {
    kind: 'both-score',
    specifier: '',
    span: 'match',
    outcomes: ['yes', 'no'],
    isDecidedBy: both,
    judge: (outcome, score) => (both(score) === (outcome === 'yes') ? 'won' : 'lost'),
  };
}

/** An odd or an even number of goals. */
export function oddEven(): SimulatedMarket {
  return {
    kind: 'odd-even',
    specifier: '',
    span: 'match',
    outcomes: ['odd', 'even'],
    judge: (outcome, { home, away }) => (((home + away) % 2 === 1) === (outcome === 'odd') ? 'won' : 'lost'),
  };
}

/** Half lines around a mean: `count` of them on each side, `step` apart. */
export function linesAround(mean: number, { count, step }: { count: number; step: number }): number[] {
  const middle = Math.floor(mean) + 0.5;
  return Array.from({ length: 2 * count + 1 }, (_, place) => middle + (place - count) * step);
}
