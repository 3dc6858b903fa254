import { assert } from '@ordago/kernel';

/** One of a race. */
export interface Entrant {
  /** Weight of its chance to be ahead of another one, against that one's. */
  readonly strength: number;
  /** Chance of dropping out. */
  readonly dropsOut: number;
}

/** Subsets of more would take too long. */
const ENTRANTS_MAX = 12;

/**
 * The chance of each to come in among the first `places` of those who finish. Who is next is drawn by strength from those who
 * are left (Plackett and Luce); each drops out by itself. A race in which nobody finishes is left out.
 */
export function placeChances(entrants: readonly Entrant[], places: number): number[] {
  assert(entrants.length > 0 && entrants.length <= ENTRANTS_MAX, `a race of ${entrants.length}`);
  const chances = entrants.map(() => 0);
  let somebody = 0;
  for (let finishing = 1; finishing < 2 ** entrants.length; finishing += 1) {
    const runners = entrants.flatMap((_, place) => ((finishing >> place) & 1 ? [place] : []));
    const share = entrants.reduce(
      (product, { dropsOut }, place) => product * ((finishing >> place) & 1 ? 1 - dropsOut : dropsOut),
      1,
    );
    somebody += share;
    addPlaces(chances, { entrants, runners, places, share });
  }
  return chances.map((chance) => Math.min(chance / somebody, 1));
}

interface Places {
  readonly entrants: readonly Entrant[];
  readonly runners: readonly number[];
  readonly places: number;
  readonly share: number;
}

function addPlaces(chances: number[], { entrants, runners, places, share }: Places): void {
  if (places === 0) return;
  const sum = runners.reduce((total, place) => total + (entrants[place]?.strength ?? 0), 0);
  for (const next of runners) {
    const chance = (share * (entrants[next]?.strength ?? 0)) / sum;
    chances[next] = (chances[next] ?? 0) + chance;
    const others = runners.filter((place) => place !== next);
    if (others.length > 0) addPlaces(chances, { entrants, runners: others, places: places - 1, share: chance });
  }
}

/** Orders of those ahead that are walked through; a larger field would take too long. */
const ORDERS_MAX = 500_000;

/**
 * The chance of one to come in among the first `places`, from the chances of all to win: who is next is drawn by them from
 * those who are left (Harville). Null where the field is too large to be walked through. Chances from 0 to 1.
 */
export function placeChance(chances: readonly number[], runner: number, places: number): number | null {
  const own = chances[runner] ?? 0;
  const others = chances.filter((chance, place) => place !== runner && chance > 0);
  if (own <= 0) return 0;
  if (places > others.length) return 1;
  let orders = 1;
  for (let ahead = 0; ahead < places - 1; ahead += 1) orders *= others.length - ahead;
  if (orders > ORDERS_MAX) return null;
  return Math.min(comesIn({ own, others, places, left: own + others.reduce((sum, chance) => sum + chance, 0) }), 1);
}

function comesIn(field: { own: number; others: readonly number[]; places: number; left: number }): number {
  const { own, others, places, left } = field;
  const next = own / left;
  if (places === 1) return next;
  return others.reduce((sum, chance, place) => {
    const behind = {
      own,
      others: others.filter((_, other) => other !== place),
      places: places - 1,
      left: left - chance,
    };
    return sum + (chance / left) * comesIn(behind);
  }, next);
}

/** The chance of the first of two to be ahead; of two that drop out either may have come further. */
export function aheadChance(first: Entrant, second: Entrant): number {
  const one = 1 - first.dropsOut;
  const other = 1 - second.dropsOut;
  const both = (one * other * first.strength) / (first.strength + second.strength);
  return both + one * (1 - other) + ((1 - one) * (1 - other)) / 2;
}
