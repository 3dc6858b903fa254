import { type Length, type PartScoring, type SportRule, specialOf } from '../vocabulary.ts';

/**
 * Returns the side that has won a set or a game at this score; null while it goes on. `isDecider`: it is the last
 * possible one.
 */
export function partWinner(
  { target, decider = target, lead = 1, cap }: PartScoring,
  [first, second]: readonly [number, number],
  isDecider = false,
): 1 | 2 | null {
  const [ahead, behind] = first > second ? [first, second] : [second, first];
  const isWon = ahead >= (isDecider ? decider : target) && ahead - behind >= lead;
  if (!isWon && (cap === undefined || ahead < cap || ahead === behind)) return null;
  return first > second ? 1 : 2;
}

/** Returns the side that has won a match of parts; null while it goes on, `draw` when no part is left to decide it. */
export function partsWinner(
  length: Extract<Length, { kind: 'best-of' | 'won-parts' }>,
  [first, second]: readonly [number, number],
): 1 | 2 | 'draw' | null {
  const wins = length.kind === 'best-of' ? Math.floor(length.parts / 2) + 1 : length.wins;
  if (wins !== undefined && Math.max(first, second) >= wins) return first > second ? 1 : 2;
  return length.kind === 'best-of' && first + second >= length.parts ? 'draw' : null;
}

/** Returns true if one side has won most of the planned parts. */
export function isDecided({ home, away }: { home: number; away: number }, parts: number): boolean {
  const winner = partsWinner({ kind: 'best-of', part: 'set', parts }, [home, away]);
  return winner !== null && winner !== 'draw';
}

/** Judges whether a lead ends a bout at once; such a win completes it (specification 3, sections 4 and 9). */
export function judgePrematureWin(
  rule: SportRule,
  { style, points }: { style: 'freestyle' | 'greco-roman'; points: readonly [number, number] },
): 1 | 2 | null {
  const special = rule.special?.find((one) => one.kind === 'premature-win' && one.style === style);
  if (special?.kind !== 'premature-win') return null;
  const lead = points[0] - points[1];
  if (Math.abs(lead) < special.lead) return null;
  return lead > 0 ? 1 : 2;
}

/** Returns true if one break or one visit can bring so many points. */
export function isPossibleScore(rule: SportRule, points: number): boolean {
  const most = specialOf(rule, 'score-max')?.points;
  return Number.isInteger(points) && points >= 0 && (most === undefined || points <= most);
}

/** First half and match together: 4 answers in two-way sports, 9 where a draw is offered (specification 3, section 3). */
export function halfAndMatchOptions(ways: 2 | 3): readonly (readonly [half: HalfResult, match: HalfResult])[] {
  const results: readonly HalfResult[] = ways === 2 ? ['1', '2'] : ['1', 'x', '2'];
  return results.flatMap((half) => results.map((match) => [half, match] as const));
}
export type HalfResult = '1' | 'x' | '2';

/** Minutes of the game's clock after so many real minutes of a format that runs faster than the wall. */
export function displayedMinutes(rule: SportRule, { format, real }: { format: string; real: number }): number {
  const clock = rule.special?.find((one) => one.kind === 'game-clock' && one.format === format);
  return clock?.kind === 'game-clock' ? (real * clock.displayedMinutes) / clock.realMinutes : real;
}

/**
 * Returns true if a round of a virtual game leaves the time that its article promises (specification 3, section 9).
 * Both spans in seconds.
 */
export function isSoundRound(rule: SportRule, round: { seconds: number; bettingSeconds: number }): boolean {
  const special = specialOf(rule, 'virtual-round');
  if (!special) return true;
  return round.seconds >= special.minutesMin * 60 && round.bettingSeconds >= special.bettingSecondsMin;
}

/** Returns true if a virtual cup has as many teams and rounds as its article promises (specification 3, section 9). */
export function isSoundCup(rule: SportRule, cup: { teams: number; rounds: number }): boolean {
  const special = specialOf(rule, 'virtual-cup');
  return !special || (cup.teams === special.teams && cup.rounds >= special.roundsMin);
}
