import type { LegOutcome } from '@ordago/kernel';
import { judgeHeadToHead } from '../../judging/judge-race.ts';
import type { RaceRecord, Runner } from '../../result/record.ts';
import { judgedKind, LOST, type MarketKind, pickedKind, RETURNED, WON } from '../kind.ts';
import { countField, type Field, keyField, listField } from '../specifier.ts';
import { YES_NO } from '../words.ts';
import { amongFirst, shared } from './rankings.ts';

const RACE = { sort: 'race', scorings: ['race'] } as const;
const EVERYONE = (_: unknown, competitors: readonly string[]) => competitors;

const twoRunners: Field<readonly string[]> = {
  read: (text) => {
    const runners = listField(keyField, 2).read(text);
    return runners?.length === 2 ? runners : null;
  },
  write: (runners) => runners.join(','),
};

/** Races: winner, places, finish, fastest lap, and runners among themselves. Non-runners are returned. */
export const RACE_KINDS: readonly MarketKind[] = [
  judgedKind({
    ...RACE,
    key: 'race-winner',
    needs: ['entries'],
    fields: {},
    outcomes: EVERYONE,
    winners: 'one',
    judge: (key, race) => judgePlace(race, { key, places: 1 }),
  }),
  judgedKind({
    ...RACE,
    key: 'race-place',
    needs: ['entries'],
    fields: { places: countField(2, 10) },
    outcomes: EVERYONE,
    winners: 'several',
    judge: (key, race, { places }) => judgePlace(race, { key, places }),
  }),
  pickedKind({
    ...RACE,
    key: 'race-finish',
    needs: ['entries'],
    fields: { runner: keyField },
    outcomes: YES_NO,
    pick: (race, { runner }) => {
      const entry = entryOf(race, runner);
      if (!entry) return null;
      if (entry.state === 'non-runner') return 'returned';
      return entry.state === 'finished' || entry.isClassified ? 'yes' : 'no';
    },
  }),
  judgedKind({
    ...RACE,
    key: 'race-fastest-lap',
    needs: ['entries', 'fastestLap'],
    fields: {},
    outcomes: EVERYONE,
    winners: 'one',
    judge: (key, race) => {
      const { fastestLap } = race;
      if (!fastestLap || fastestLap.length === 0) return null;
      if (entryOf(race, key)?.state === 'non-runner') return RETURNED;
      return fastestLap.includes(key) ? shared(1, fastestLap.length) : LOST;
    },
  }),
  // Both must start; a tie returns both.
  judgedKind({
    ...RACE,
    key: 'race-head-to-head',
    needs: ['entries'],
    fields: { runners: twoRunners },
    winners: 'one',
    outcomes: ({ runners }) => runners,
    judge: (key, race, { runners }) => {
      const entries = entriesOf(race, runners);
      if (!entries) return null;
      const [first, second] = entries;
      if (!first || !second) return null;
      const isOpen = entries.every(({ state }) => state !== 'non-runner') && bestOf(entries) === null;
      if (isOpen) return null;
      const ahead = judgeHeadToHead(fared(first), fared(second));
      if (ahead === 'odds-1') return RETURNED;
      return (ahead === 1 ? first : second).key === key ? WON : LOST;
    },
  }),
  // The best of some runners; those who share the best place share the win.
  judgedKind({
    ...RACE,
    key: 'race-group',
    needs: ['entries'],
    fields: { runners: listField(keyField, 2) },
    winners: 'one',
    outcomes: ({ runners }) => runners,
    judge: (key, race, { runners }) => {
      const entries = entriesOf(race, runners);
      if (!entries) return null;
      const started = entries.filter(({ state }) => state !== 'non-runner');
      if (!started.some((entry) => entry.key === key)) return RETURNED;
      const best = bestOf(started);
      return best && (best.includes(key) ? shared(1, best.length) : LOST);
    },
  }),
];

function judgePlace(race: RaceRecord, { key, places }: { key: string; places: number }): LegOutcome | null {
  const entry = entryOf(race, key);
  if (!entry || !race.entries?.some(({ position }) => position === 1)) return null;
  if (entry.state === 'non-runner') return RETURNED;
  return amongFirst(
    places,
    placeOf(entry),
    race.entries.map((other) => placeOf(other)),
  );
}

/** Those ahead of the rest: by place, and where nobody of them finished by completed laps. Null when that is not known. */
function bestOf(entries: readonly Runner[]): readonly string[] | null {
  const finished = entries.filter(({ state }) => state === 'finished');
  if (finished.length > 0) {
    if (finished.some(({ position }) => position === undefined)) return null;
    return leading(finished, ({ position = 0 }) => -position);
  }
  return entries.some(({ laps }) => laps === undefined) ? null : leading(entries, ({ laps = 0 }) => laps);
}

function leading(entries: readonly Runner[], merit: (entry: Runner) => number): string[] {
  const best = Math.max(...entries.map(merit));
  return entries.filter((entry) => merit(entry) === best).map(({ key }) => key);
}

function fared(runner: Runner) {
  return { hasStarted: runner.state !== 'non-runner', place: placeOf(runner) ?? null, laps: runner.laps ?? 0 };
}

function placeOf({ state, position }: Runner): number | undefined {
  return state === 'finished' ? position : undefined;
}

function entryOf({ entries }: RaceRecord, key: string): Runner | undefined {
  return entries?.find((entry) => entry.key === key);
}

function entriesOf(race: RaceRecord, keys: readonly string[]): readonly Runner[] | null {
  const found = keys.flatMap((key) => entryOf(race, key) ?? []);
  return found.length === keys.length ? found : null;
}
