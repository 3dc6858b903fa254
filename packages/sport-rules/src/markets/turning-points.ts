import type { Score, Side } from '../result/record.ts';
import type { Market } from './catalogue.ts';
import { STATISTICS, type Statistic, type StatisticAsk } from './keys.ts';
import type { Turns } from './scores-around.ts';
import type { SpecifierValues } from './specifier.ts';

/** Where the answer of a kind that asks about one score may change; null for a kind that asks about something else. */
export function turnsOf({ kind, values }: Market): Turns | null {
  const statistic = statisticIn(kind.key);
  const ask = statistic === null ? kind.key : kind.key.slice(statistic.length + 1);
  return TURNS[ask]?.(values) ?? null;
}

/** The statistic that a kind asks about; null where it asks about none. */
export function statisticIn(key: string): Statistic | null {
  return STATISTICS.find((one) => key.startsWith(`${one}-`) && !key.startsWith(`${one}-on-target-`)) ?? null;
}

type TurnsBy = (values: SpecifierValues) => Turns;

const LEVEL: TurnsBy = () => ({ lead: [0] });
/** Odd and even change with every goal. */
const PARITY: TurnsBy = () => ({ total: [0] });
const ON_LEAD: TurnsBy = ({ line }) => ({ lead: [-Number(line) / 4] });
const ON_TOTAL: TurnsBy = ({ line }) => ({ total: [Number(line) / 4] });
const ON_SIDE: TurnsBy = ({ side, line }) => ofSide(side, [Number(line) / 4]);
const ANY_GOAL: Turns = { home: [0], away: [0] };

/** Kinds about one score, of the match or of a part of it, and those that each statistic has. */
const TURNS: Readonly<Record<string, TurnsBy>> = {
  '1x2': LEVEL,
  'double-chance': LEVEL,
  'draw-no-bet': LEVEL,
  'match-winner': LEVEL,
  handicap: ON_LEAD,
  'handicap-3way': ON_LEAD,
  total: ON_TOTAL,
  'team-total': ON_SIDE,
  'points-handicap': ON_LEAD,
  'points-total': ON_TOTAL,
  'points-odd-even': PARITY,
  'odd-even': PARITY,
  'team-odd-even': PARITY,
  'goal-count': ({ max }) => ({ total: upTo(Number(max)) }),
  'team-goal-count': ({ side, max }) => ofSide(side, upTo(Number(max))),
  'correct-score': ({ scores }) => ({ exact: (scores as readonly string[]).map(scoreIn) }),
  'winning-margin': ({ max }) => ({ lead: upTo(Number(max)).flatMap((margin) => [margin, -margin]) }),
  'both-score': () => ANY_GOAL,
  'both-score-result': () => ({ ...ANY_GOAL, lead: [0] }),
  'both-score-total': ({ line }) => ({ ...ANY_GOAL, total: [Number(line) / 4] }),
  'result-total': ({ line }) => ({ lead: [0], total: [Number(line) / 4] }),
  'clean-sheet': () => ANY_GOAL,
  'win-to-nil': () => ANY_GOAL,
  'yellow-card': () => ANY_GOAL,
  'red-card': () => ANY_GOAL,
  penalty: () => ANY_GOAL,
} satisfies Readonly<Record<StatisticAsk, TurnsBy>> & Readonly<Record<string, TurnsBy>>;

function ofSide(side: unknown, counts: readonly number[]): Turns {
  return { [side as Side]: counts };
}

function upTo(max: number): number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}

function scoreIn(text: string): Score {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
}
