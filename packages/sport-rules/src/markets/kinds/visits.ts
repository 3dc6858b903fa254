import { judgedKind, type MarketKind, pickedKind } from '../kind.ts';
import { OVER_UNDER, RESULTS, resultOf, totalLine, totalOf } from '../words.ts';
import { overUnder } from './by-line.ts';

const MATCH = { sort: 'match', scorings: ['sets'], fields: {} } as const;
const LINE = { ...MATCH, fields: { line: totalLine }, outcomes: OVER_UNDER, winners: 'one' } as const;

/** Score of one visit: the highest break of snooker, and how many visits of darts were the highest there is. */
export const VISIT_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...MATCH,
    key: 'break-1x2',
    needs: ['breaks'],
    outcomes: RESULTS,
    pick: ({ breaks }) => (breaks ? resultOf(breaks) : null),
  }),
  judgedKind({
    ...LINE,
    key: 'break-total',
    needs: ['breaks'],
    judge: (outcome, { breaks }, { line }) =>
      breaks ? overUnder(outcome, Math.max(breaks.home, breaks.away), line) : null,
  }),
  pickedKind({
    ...MATCH,
    key: 'maxima-1x2',
    needs: ['maxima'],
    outcomes: RESULTS,
    pick: ({ maxima }) => (maxima ? resultOf(maxima) : null),
  }),
  judgedKind({
    ...LINE,
    key: 'maxima-total',
    needs: ['maxima'],
    judge: (outcome, { maxima }, { line }) => (maxima ? overUnder(outcome, totalOf(maxima), line) : null),
  }),
];
