import type { FightRecord } from '../../result/record.ts';
import { ALL_METHODS } from '../../victory-methods.ts';
import { type MarketKind, pickedKind, RETURN_ALL } from '../kind.ts';
import { countField, halfLine, wordField } from '../specifier.ts';
import { OVER_UNDER, pairs, SIDES_1_2, wordOf, YES_NO, yesNo } from '../words.ts';

const FIGHT = { sort: 'fight', scorings: ['combat'] } as const;

/** Methods of all sports; each rule book lists its own (`isOutcomeInRuleBook`). */
const METHODS = ALL_METHODS;

/** Winner of a fight, method and round. A fight that goes to the judges after its last round ends on points. */
export const FIGHT_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...FIGHT,
    key: 'fight-winner',
    needs: ['winner'],
    fields: { ways: wordField(['2', '3']) },
    outcomes: ({ ways }) => (ways === '3' ? ['1', 'x', '2'] : ['1', '2']),
    pick: ({ winner }, { ways }) => {
      if (winner === undefined) return null;
      // No draw in the line: a draw returns both.
      return winner === 'draw' && ways === '2' ? RETURN_ALL : wordOf(winner);
    },
  }),
  pickedKind({
    ...FIGHT,
    key: 'fight-method',
    needs: ['winner', 'method'],
    fields: {},
    outcomes: [...METHODS, 'draw'],
    pick: ({ winner, method }) => (winner === 'draw' ? 'draw' : ((winner && method) ?? null)),
  }),
  pickedKind({
    ...FIGHT,
    key: 'fight-winner-method',
    needs: ['winner', 'method'],
    fields: {},
    outcomes: [...pairs(SIDES_1_2, METHODS), 'draw'],
    pick: ({ winner, method }) => {
      if (winner === undefined || winner === 'draw') return winner ?? null;
      return method === undefined ? null : `${wordOf(winner)}/${method}`;
    },
  }),
  pickedKind({
    ...FIGHT,
    key: 'fight-round',
    needs: ['method', 'round'],
    fields: { rounds: countField(1, 15) },
    outcomes: ({ rounds }) => [...Array.from({ length: rounds }, (_, index) => String(index + 1)), 'points'],
    pick: ({ method, round }, { rounds }) => {
      if (method === 'points') return 'points';
      return method && round && round <= rounds ? String(round) : null;
    },
  }),
  // A line of 2.5 rounds is passed at the half of the third.
  pickedKind({
    ...FIGHT,
    key: 'fight-rounds-total',
    fields: { line: halfLine },
    outcomes: OVER_UNDER,
    needs: ['method', 'round', 'isPastHalfRound', 'roundsPlanned'],
    pick: (fight, { line }) => passesHalfOf(fight, (line + 2) / 4),
  }),
  pickedKind({
    ...FIGHT,
    key: 'fight-distance',
    needs: ['method'],
    fields: {},
    outcomes: YES_NO,
    pick: ({ method }) => (method ? yesNo(method === 'points') : null),
  }),
];

function passesHalfOf(fight: FightRecord, round: number): 'over' | 'under' | null {
  const { method, isPastHalfRound, roundsPlanned } = fight;
  if (method === 'points') return roundsPlanned ? overOrUnder(roundsPlanned >= round) : null;
  if (!method || !fight.round) return null;
  if (fight.round !== round) return overOrUnder(fight.round > round);
  return isPastHalfRound === undefined ? null : overOrUnder(isPastHalfRound);
}

function overOrUnder(isOver: boolean): 'over' | 'under' {
  return isOver ? 'over' : 'under';
}
