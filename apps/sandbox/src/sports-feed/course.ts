import { createHash } from 'node:crypto';

type Score = readonly [home: number, away: number];

/**
 * Minutes of the goals of a match, in the words of openfootball: `score1i` and `score2i` are those before half-time.
 */
export interface Course {
  readonly score1i: number;
  readonly score2i: number;
  readonly goals1: readonly { readonly minute: number }[];
  readonly goals2: readonly { readonly minute: number }[];
}

/** Goals fall before half-time a little less often than after it. */
const FIRST_HALF_PERCENT = 45;

/**
 * The course of a match. The package of past seasons knows full-time scores alone, so that the sandbox draws the minutes
 * from the id of the match: the same on every start, each goal in a minute of its own.
 */
export function courseOf(id: string, [home, away]: Score): Course {
  const draw = drawFrom(id);
  const free = new Set(Array.from({ length: 90 }, (_, index) => index + 1));
  const minuteOf = (): number => {
    const isFirst = draw(100) < FIRST_HALF_PERCENT;
    const half = [...free].filter((minute) => minute <= 45 === isFirst);
    const [minute = 90] = half.splice(draw(half.length), 1);
    free.delete(minute);
    return minute;
  };
  const goalsOf = (goals: number) =>
    Array.from({ length: goals }, minuteOf)
      .sort((a, b) => a - b)
      .map((minute) => ({ minute }));
  const goals1 = goalsOf(home);
  const goals2 = goalsOf(away);
  const before = (goals: Course['goals1']) => goals.filter(({ minute }) => minute <= 45).length;
  return { score1i: before(goals1), score2i: before(goals2), goals1, goals2 };
}

/** Numbers below a bound, drawn one after another from a text. */
function drawFrom(seed: string): (below: number) => number {
  let count = 0;
  return (below) => {
    const digest = createHash('sha256').update(`${seed} ${count}`).digest();
    count += 1;
    return below === 0 ? 0 : digest.readUInt32BE(0) % below;
  };
}
