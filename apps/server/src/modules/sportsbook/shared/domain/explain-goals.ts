import type { Market, MatchRecord, Phrase } from '@ordago/sport-rules';

/** Explains a market on the order or the minutes of the goals; null where the score alone answers it. */
export function goalFigure({ kind, values }: Market, { goals = [], score }: MatchRecord): Phrase | null {
  if (score && score.home + score.away === 0) return { code: 'no-goal', params: {} };
  if (kind.key === 'nth-goal' || kind.key === 'last-goal') {
    const number = kind.key === 'nth-goal' ? Number(values.goal) : goals.length;
    const scored = goals[number - 1];
    return scored ? { code: 'goal-by', params: { goal: number, side: scored.side } } : null;
  }
  const { player } = values;
  if (typeof player === 'string') return playerFigure({ kind: kind.key, player }, goals);
  const minutes = goals.flatMap(({ minute }) => minute ?? []);
  if (minutes.length < goals.length || minutes.length === 0) return null;
  if (kind.key === 'first-goal-time') return { code: 'first-goal', params: { minute: minutes[0] ?? 0 } };
  return kind.key === 'goal-in-interval' ? { code: 'goal-minutes', params: { minutes: minutes.join(', ') } } : null;
}

/** Explains a market on the goals of a player; null where a scorer is not known. */
function playerFigure(
  { kind, player }: { kind: string; player: string },
  goals: NonNullable<MatchRecord['goals']>,
): Phrase | null {
  if (goals.some(({ scorer }) => scorer === undefined)) return null;
  if (kind === 'first-scorer') {
    return { code: 'first-goal-of', params: { is_own: goals[0]?.scorer === player ? 'yes' : 'no' } };
  }
  return { code: 'player-goals', params: { goals: goals.filter(({ scorer }) => scorer === player).length } };
}
