import { type Outlook, outlookOf, type ScoreChance } from './outlook.ts';

/** A contest to a number of points: a game, a set, or a match of sets. */
export interface RaceFormat {
  /** Points that win, with the lead that is needed. */
  readonly target: number;
  readonly lead: 1 | 2;
  /** Points that win without any lead, as the tie-break of a tennis set does at 7; null where there are none. */
  readonly cap: number | null;
}

interface Points {
  readonly home: number;
  readonly away: number;
}

/** Points beyond the target up to which a race that goes on is followed. */
const BEYOND = 40;

/** Returns true if a side has won. */
export function isRaceOver({ home, away }: Points, { target, lead, cap }: RaceFormat): boolean {
  const more = Math.max(home, away);
  const less = Math.min(home, away);
  return (more >= target && more - less >= lead) || (cap !== null && more >= cap);
}

/**
 * The scores at which a race may end, from its current score. `chance` is the first side's chance to win the next
 * point, which may depend on the score, as a service does.
 */
export function raceOutlook(format: RaceFormat, from: Points, chance: (home: number, away: number) => number): Outlook {
  const ends: ScoreChance[] = [];
  let open = new Map<number, ScoreChance>([[from.home, { ...from, chance: 1 }]]);
  const pointsMax = 2 * format.target + BEYOND;
  for (let played = from.home + from.away; open.size > 0 && played <= pointsMax; played += 1) {
    const next = new Map<number, ScoreChance>();
    for (const score of open.values()) {
      if (isRaceOver(score, format)) {
        ends.push(score);
        continue;
      }
      const { home, away } = score;
      const p = chance(home, away);
      add(next, { home: home + 1, away, chance: score.chance * p });
      add(next, { home, away: away + 1, chance: score.chance * (1 - p) });
    }
    open = next;
  }
  return outlookOf(ends);
}

/** The first side's chance to win a race. From 0 to 1, as the chances to win the next point are. */
export function raceChance(format: RaceFormat, from: Points, chance: (home: number, away: number) => number): number {
  const ends = raceOutlook(format, from, chance);
  // The last bits of the sum must not carry it past certainty.
  return Math.min(
    ends.reduce((sum, { home, away, chance: p }) => (home > away ? sum + p : sum), 0),
    1,
  );
}

function add(scores: Map<number, ScoreChance>, score: ScoreChance): void {
  const known = scores.get(score.home);
  scores.set(score.home, known ? { ...known, chance: known.chance + score.chance } : score);
}
