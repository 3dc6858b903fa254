import { type Outlook, outlookOf, type ScoreChance } from './outlook.ts';
import { type ScoreSize, sharesOf } from './scoring.ts';

/** A match in turns at bat: a turn lasts three outs, and any play before them may score instead. */
export interface Innings {
  readonly home: number;
  readonly away: number;
  /** From 1; innings beyond `planned` are played one by one while the score is level. */
  readonly inning: number;
  /** True while the second side is at bat, which bats first. */
  readonly isBottom: boolean;
  /** Outs of the turn, 0 to 2. */
  readonly outs: number;
}

export interface InningsRules {
  readonly planned: number;
  /** Chance of each side that its next play scores instead of being an out. */
  readonly scoring: { readonly home: number; readonly away: number };
  readonly sizes: readonly ScoreSize[];
}

const OUTS = 3;
/** Most runs of one turn that are counted exactly. */
const RUNS_MAX = 15;
const SHARE_MIN = 1e-8;

/**
 * Returns the possible scores after the planned innings. The last turn ends as soon as the first side, at bat, is
 * ahead. Each with its chance, from 0 to 1.
 */
export function inningsOutlook(from: Innings, rules: InningsRules): Outlook {
  const { planned, sizes } = rules;
  const runs = { home: [1], away: [1] };
  // The turns of a side are alike: its chances are computed once for all innings.
  const turns = { home: turnsOf(rules.scoring.home, sizes), away: turnsOf(rules.scoring.away, sizes) };
  let lastOuts: number | null = null;
  for (let { inning, isBottom, outs } = from; inning <= planned; outs = 0) {
    const side = isBottom ? 'home' : 'away';
    if (isBottom && inning === planned) lastOuts = outs;
    else runs[side] = sumsOf(runs[side], turns[side](RUNS_MAX, OUTS - outs));
    if (isBottom) inning += 1;
    isBottom = !isBottom;
  }
  const scores: ScoreChance[] = runs.home.flatMap((p, home) =>
    runs.away.map((q, away) => ({ home: from.home + home, away: from.away + away, chance: p * q })),
  );
  const outlook = outlookOf(scores);
  return lastOuts === null ? outlook : playLast(outlook, OUTS - lastOuts, turns.home);
}

/** Chances of the sums of two counts; what is next to impossible is left out. */
function sumsOf(one: readonly number[], other: readonly number[]): number[] {
  const sums: number[] = [];
  one.forEach((p, a) => {
    other.forEach((q, b) => {
      if (p * q > SHARE_MIN) sums[a + b] = (sums[a + b] ?? 0) + p * q;
    });
  });
  return Array.from(sums, (sum) => sum ?? 0);
}

/** The first side's chance to win, innings beyond the planned ones included. */
export function inningsWinChance(from: Innings, rules: InningsRules): number {
  const isExtra = from.inning > rules.planned;
  const outlook = inningsOutlook(isExtra ? { ...from, inning: rules.planned } : from, rules);
  const [won, , level] = sharesOf(outlook);
  if (level === 0) return Math.min(won, 1);
  const fresh = { home: 0, away: 0, inning: rules.planned, isBottom: false, outs: 0 };
  const [more, less] = sharesOf(inningsOutlook(fresh, rules));
  return Math.min(won + (level * more) / (more + less), 1);
}

/** The last turn of the first side: one that is ahead does not bat any more. */
function playLast(scores: Outlook, outs: number, turns: ReturnType<typeof turnsOf>): Outlook {
  const after: ScoreChance[][] = [];
  for (const { home, away, chance } of scores) {
    const runs = home > away ? [1] : turns(away - home, outs);
    runs.forEach((share, run) => {
      after[home + run] ??= [];
      const row = after[home + run] as ScoreChance[];
      row[away] = { home: home + run, away, chance: (row[away]?.chance ?? 0) + chance * share };
    });
  }
  return outlookOf(after.flatMap((row) => row.filter((score) => score !== undefined)));
}

/** Chances of 0, 1, 2 … runs of a turn that ends with its outs, or once more than `need` runs have come. */
function turnsOf(scoring: number, sizes: readonly ScoreSize[]) {
  const known = new Map<string, number[]>();
  const turn = (need: number, outs: number): number[] => {
    if (outs === 0) return [1];
    const key = `${need} ${outs}`;
    const found = known.get(key);
    if (found) return found;
    const runs: number[] = [];
    const raise = (place: number, by: number) => {
      runs[place] = (runs[place] ?? 0) + by;
    };
    turn(need, outs - 1).forEach((share, run) => {
      raise(run, (1 - scoring) * share);
    });
    for (const { points, chance } of sizes) {
      if (points > need) raise(points, scoring * chance);
      else {
        turn(need - points, outs).forEach((share, run) => {
          raise(points + run, scoring * chance * share);
        });
      }
    }
    const whole = Array.from(runs, (share) => share ?? 0);
    known.set(key, whole);
    return whole;
  };
  return turn;
}
