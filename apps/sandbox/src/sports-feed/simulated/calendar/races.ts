import { aheadChance, type Entrant, placeChances } from '@ordago/pricing';
import type { FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';
import { type CalendarSport, type Competitor, STOPPED_SHARE } from './contest.ts';
import { quoted, quotedPlaces } from './quote.ts';

const LAPS = 50;
const PODIUM = 3;
/** Most laps of a driver who retires: too few to be classified. */
const RETIRED_LAPS_MAX = 44;

/** Drivers of a race. */
export const FIELD = 8;

/** Races of cars: who wins, who reaches the podium, who finishes, and who is ahead of whom. */
export const AUTO_RACING: CalendarSport = {
  slug: 'auto-racing',
  sides: 'field',
  minutes: 95,
  contest: (draw, field) => {
    const entrants = field.map((): Entrant => ({ strength: 0.3 + 3 * draw() ** 2, dropsOut: 0.05 + 0.12 * draw() }));
    return { markets: () => marketsOf(field, entrants), record: raced(field, entrants, draw) };
  },
};

function marketsOf(field: readonly Competitor[], entrants: readonly Entrant[]): FeedMarket[] {
  const named = (chances: readonly number[]) => field.map(({ key }, place) => [key, chances[place] ?? 0] as const);
  const strengths = entrants.reduce((sum, { strength }) => sum + strength, 0);
  const byStrength = field
    .map((_, place) => place)
    .sort((a, b) => (entrants[b]?.strength ?? 0) - (entrants[a]?.strength ?? 0));
  const duels = [0, 2, 4].flatMap((place) => duelOf(field, entrants, byStrength.slice(place, place + 2)));
  return [
    ...quoted('race-winner', '', named(placeChances(entrants, 1)), field),
    ...quotedPlaces({ kind: 'race-place', places: PODIUM }, named(placeChances(entrants, PODIUM)), field),
    ...quoted('race-fastest-lap', '', named(entrants.map(({ strength }) => strength / strengths)), field),
    ...duels,
    ...byStrength.slice(0, PODIUM).flatMap((place) => {
      const dropsOut = entrants[place]?.dropsOut ?? 0;
      return quoted('race-finish', `runner=${field[place]?.key}`, [
        ['yes', 1 - dropsOut],
        ['no', dropsOut],
      ]);
    }),
  ];
}

function duelOf(field: readonly Competitor[], entrants: readonly Entrant[], places: readonly number[]): FeedMarket[] {
  const [a, b] = places.map((place) => ({ driver: field[place], entrant: entrants[place] }));
  if (!a?.driver || !b?.driver || !a.entrant || !b.entrant) return [];
  const ahead = aheadChance(a.entrant, b.entrant);
  const chances = [
    [a.driver.key, ahead],
    [b.driver.key, 1 - ahead],
  ] as const;
  return quoted('race-head-to-head', `runners=${a.driver.key},${b.driver.key}`, chances, field);
}

/** The race itself, drawn as its prices have it; one that is stopped leaves nobody a place. */
function raced(field: readonly Competitor[], entrants: readonly Entrant[], draw: Draw): FeedRecordBody {
  const isStopped = draw() < STOPPED_SHARE;
  const isRetired = entrants.map(({ dropsOut }) => draw() < dropsOut);
  const fastest = drawn(
    field.map((_, place) => place),
    entrants,
    draw,
  );
  let left = field.map((_, place) => place).filter((place) => !isRetired[place]);
  const order: number[] = [];
  while (left.length > 0) {
    const next = drawn(left, entrants, draw);
    order.push(next);
    left = left.filter((place) => place !== next);
  }
  const entries = field.map(({ key }, place) => {
    const lap = 1 + Math.floor(draw() * RETIRED_LAPS_MAX);
    if (isRetired[place]) return { key, state: 'retired' as const, laps: isStopped ? Math.ceil(lap / 2) : lap };
    if (isStopped) return { key, state: 'finished' as const, laps: Math.floor(LAPS * 0.6) };
    return { key, state: 'finished' as const, laps: LAPS, position: order.indexOf(place) + 1 };
  });
  const isHeld = !isStopped && order.length > 0;
  const fastestLap = isHeld ? { fastest_lap: [field[fastest]?.key ?? ''] } : {};
  return { sort: 'race', status: isHeld ? 'completed' : 'abandoned', entries, ...fastestLap };
}

/** One of some, by strength. */
function drawn(places: readonly number[], entrants: readonly Entrant[], draw: Draw): number {
  const strengthOf = (place: number) => entrants[place]?.strength ?? 0;
  let rest = draw() * places.reduce((sum, place) => sum + strengthOf(place), 0);
  for (const place of places) {
    rest -= strengthOf(place);
    if (rest < 0) return place;
  }
  return places.at(-1) ?? 0;
}
