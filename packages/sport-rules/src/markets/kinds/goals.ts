import { goalsOf } from '../../result/facts.ts';
import type { MatchRecord, Side } from '../../result/record.ts';
import { judgedKind, LOST, type MarketKind, pickedKind, RETURNED, WON } from '../kind.ts';
import { countField, type Field, keyField, optional, wordField } from '../specifier.ts';
import { wordOf, YES_NO, yesNo } from '../words.ts';

const GOALS = { sort: 'match', scorings: ['goals'], needs: ['score', 'goals'] } as const;
const SIDE_OR_NONE = ['1', 'none', '2'] as const;
const MINUTES_DEFAULT = 90;

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Minutes from and to, both counted: `16-30`. */
const interval: Field<Interval> = {
  read: (text) => {
    const match = /^([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(text);
    const from = Number(match?.[1]);
    const to = Number(match?.[2]);
    return match && from <= to ? { from, to } : null;
  },
  write: ({ from, to }) => `${from}-${to}`,
};

/** Goals in time. Minutes are rounded up to the next one; added time belongs to the last minute of its half. */
export const GOAL_TIME_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...GOALS,
    key: 'first-goal-time',
    fields: { every: wordField(['5', '10', '15', '30', '45']), minutes: optional(countField(10, 120)) },
    outcomes: ({ every, minutes }) => [...intervalsOf(every, minutes), 'none'],
    pick: (match, { every, minutes }) => {
      const goals = goalsOf(match);
      if (!goals) return null;
      const [first] = goals;
      if (!first) return 'none';
      const place = first.minute === undefined ? -1 : Math.ceil(first.minute / Number(every)) - 1;
      return intervalsOf(every, minutes)[place] ?? null;
    },
  }),
  pickedKind({
    ...GOALS,
    key: 'goal-in-interval',
    fields: { minutes: interval },
    outcomes: YES_NO,
    pick: (match, { minutes: { from, to } }) => {
      const goals = goalsOf(match);
      if (!goals) return null;
      if (goals.some(({ minute }) => minute !== undefined && minute >= from && minute <= to)) return 'yes';
      return goals.every(({ minute }) => minute !== undefined) ? 'no' : null;
    },
  }),
];

/** Scorers: by number of the goal, the last one, and of a player. */
export const GOAL_ORDER_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...GOALS,
    key: 'nth-goal',
    fields: { goal: countField(1, 20) },
    outcomes: SIDE_OR_NONE,
    pick: (match, { goal }) => {
      const order = orderOf(match);
      return order && sideOrNone(order[goal - 1]);
    },
  }),
  pickedKind({
    ...GOALS,
    key: 'last-goal',
    fields: {},
    outcomes: SIDE_OR_NONE,
    pick: (match) => {
      const order = orderOf(match);
      return order && sideOrNone(order.at(-1));
    },
  }),
  // Own goals count for nobody; a player who took no part is returned.
  judgedKind({
    ...GOALS,
    key: 'first-scorer',
    fields: { player: keyField },
    outcomes: YES_NO,
    winners: 'one',
    judge: (outcome, match, { player }) => {
      const [first] = scorersOf(match) ?? [null];
      return first === null ? null : judgePlayer(match, { player, outcome, hasScored: first === player });
    },
  }),
  judgedKind({
    ...GOALS,
    key: 'player-scores',
    fields: { player: keyField },
    outcomes: YES_NO,
    winners: 'one',
    judge: (outcome, match, { player }) => {
      const scorers = scorersOf(match);
      return scorers && judgePlayer(match, { player, outcome, hasScored: scorers.includes(player) });
    },
  }),
];

function intervalsOf(every: string, minutes = MINUTES_DEFAULT): string[] {
  const length = Number(every);
  return Array.from({ length: Math.ceil(minutes / length) }, (_, index) => {
    const from = index * length + 1;
    return interval.write({ from, to: Math.min(from + length - 1, minutes) });
  });
}

/** The sides of the goals in order; where one side alone scored, the score shows it. */
function orderOf(match: MatchRecord): readonly Side[] | null {
  const goals = goalsOf(match);
  if (goals) return goals.map(({ side }) => side);
  const { score } = match;
  if (!score || (score.home > 0 && score.away > 0)) return null;
  return Array.from({ length: score.home + score.away }, () => (score.home > 0 ? 'home' : 'away'));
}

function sideOrNone(side: Side | undefined): string {
  return side === undefined ? 'none' : wordOf(side);
}

/** Scorers in order without own goals; null when one of them is not known. */
function scorersOf(match: MatchRecord): readonly string[] | null {
  const scorers = goalsOf(match)?.filter(({ isOwnGoal = false }) => !isOwnGoal);
  const names = scorers?.flatMap(({ scorer }) => scorer ?? []);
  return names && names.length === scorers?.length ? names : null;
}

function judgePlayer(
  { lineup }: MatchRecord,
  { player, outcome, hasScored }: { player: string; outcome: string; hasScored: boolean },
) {
  if (hasScored) return outcome === 'yes' ? WON : LOST;
  if (!lineup) return null;
  if (!lineup.includes(player)) return RETURNED;
  return outcome === yesNo(hasScored) ? WON : LOST;
}
