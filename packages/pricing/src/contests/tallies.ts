import { assert } from '@ordago/kernel';
import { type Outlook, outlookOf, type ScoreChance } from './outlook.ts';

/**
 * Model of a count of both sides over a match: corners, cards, penalties. How often it happens is itself not known
 * beforehand (a Gamma distribution), and neither is how it falls to the sides (a Beta distribution). Both are learnt from what
 * was counted so far, so that a price in play follows from the one before the match and nothing else.
 */
export interface TallyLaw {
  /** Mean of both sides together in a whole match. */
  readonly mean: number;
  /** Likeness of matches in what is counted of both sides: the shape of the Gamma. Infinite where all have one rate. */
  readonly shape: number;
  /** The first side's part of it. */
  readonly share: number;
  /** Likeness of matches in that part: the weight of the Beta, in counts. Infinite where it is the same in all. */
  readonly weight: number;
}

export interface Tally {
  readonly home: number;
  readonly away: number;
}

/** Counts so far, and the share of the match that they took: 0 before it, 1 at its end. */
export interface TallySoFar {
  readonly counted: Tally;
  readonly played: number;
}

const NOTHING: TallySoFar = { counted: { home: 0, away: 0 }, played: 0 };
/** Future counts of both sides are counted exactly until the rest is practically impossible. */
const TAIL_MAX = 1e-9;
const MORE_MAX = 200;

/** Returns the possible counts of both sides at a moment of the match. (Default: its end) `until` is a share of the match, from 0 to 1. */
export function tallyOutlook(law: TallyLaw, { counted, played }: TallySoFar = NOTHING, until = 1): Outlook {
  assert(played >= 0 && until >= played && until <= 1, 'a part of a match, in order');
  const scores: ScoreChance[] = [];
  moreChances(law, { counted, played }, until).forEach((chance, more) => {
    splitChances(law, counted, more).forEach((split, home) => {
      scores.push({ home: counted.home + home, away: counted.away + more - home, chance: chance * split });
    });
  });
  return outlookOf(scores);
}

/** Time and side of the next count, from two numbers from 0 to below 1; null when the match ends before. */
export function nextTally(
  law: TallyLaw,
  { counted, played }: TallySoFar,
  [wait, side]: readonly [wait: number, side: number],
): TallySoFar | null {
  if (law.mean === 0) return null;
  const known = counted.home + counted.away;
  const { shape, mean, share, weight } = law;
  const until =
    shape === Number.POSITIVE_INFINITY
      ? played - Math.log(1 - wait) / mean
      : played + (shape / mean + played) * ((1 - wait) ** (-1 / (shape + known)) - 1);
  if (until >= 1) return null;
  const home = weight === Number.POSITIVE_INFINITY ? share : (share * weight + counted.home) / (weight + known);
  const next = side < home ? { ...counted, home: counted.home + 1 } : { ...counted, away: counted.away + 1 };
  return { counted: next, played: until };
}

/** Two counts as one, such as yellow and red cards: they are independent. */
export function sumOutlook(one: Outlook, other: Outlook): Outlook {
  const sums = new Map<string, ScoreChance>();
  for (const a of one) {
    for (const b of other) {
      const home = a.home + b.home;
      const away = a.away + b.away;
      const key = `${home}:${away}`;
      sums.set(key, { home, away, chance: (sums.get(key)?.chance ?? 0) + a.chance * b.chance });
    }
  }
  return outlookOf(sums.values());
}

/** Chances of 0, 1, 2 … more of both sides together: negative binomial, or Poisson where all matches have one rate. */
function moreChances({ mean, shape }: TallyLaw, { counted, played }: TallySoFar, until: number): number[] {
  const time = until - played;
  if (time === 0 || mean === 0) return [1];
  const isPoisson = shape === Number.POSITIVE_INFINITY;
  const known = shape + counted.home + counted.away;
  const rate = shape / mean + played;
  let chance = isPoisson ? Math.exp(-mean * time) : (rate / (rate + time)) ** known;
  const chances = [chance];
  let reported = chance;
  for (let more = 1; more <= MORE_MAX && 1 - reported > TAIL_MAX; more += 1) {
    chance *= isPoisson ? (mean * time) / more : (((known + more - 1) / more) * time) / (rate + time);
    chances.push(chance);
    reported += chance;
  }
  return chances;
}

/** Chances that 0 to all of so many fall to the first side: beta-binomial, or binomial where its part is always the same. */
function splitChances({ share, weight }: TallyLaw, counted: Tally, more: number): number[] {
  const isFixed = weight === Number.POSITIVE_INFINITY;
  const home = isFixed ? share : share * weight + counted.home;
  const away = isFixed ? 1 - share : (1 - share) * weight + counted.away;
  const [homeStep, awayStep] = isFixed ? [0, 0] : [1, 1];
  let chance = 1;
  for (let place = 0; place < more; place += 1) {
    chance *= (away + awayStep * place) / (home + away + (isFixed ? 0 : place));
  }
  const chances = [chance];
  for (let hits = 1; hits <= more; hits += 1) {
    const misses = more - hits;
    chance *= ((misses + 1) / hits) * ((home + homeStep * (hits - 1)) / (away + awayStep * misses));
    chances.push(chance);
  }
  return chances;
}
