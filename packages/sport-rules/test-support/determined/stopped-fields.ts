import type { Ending } from '../../src/result/ending.ts';
import type {
  FightMethod,
  FightRecord,
  RaceRecord,
  Runner,
  TournamentEntry,
  TournamentRecord,
} from '../../src/result/record.ts';
import type { Random } from './random.ts';
import type { StoppedContest } from './stopped-contest.ts';

const STOPPED: Ending = { kind: 'interrupted', played: null };
const METHODS: readonly FightMethod[] = [
  'points',
  'knockout',
  'technical-knockout',
  'technical-decision',
  'disqualification-or-refusal',
  'submission',
];

/** A fight that stopped in a round; it may end in that one or in any later one, by points in the last alone. */
export function stopFight(random: Random): StoppedContest {
  const roundsPlanned = random.pick([3, 5, 12]);
  const round = 1 + random.below(roundsPlanned);
  const isPast = random.oneIn(2);
  const reported: FightRecord = { sort: 'fight', status: 'abandoned', round, roundsPlanned, isPastHalfRound: isPast };
  const complete = (next: Random): FightRecord => {
    const last = round + next.below(roundsPlanned - round + 1);
    const method = next.pick(METHODS.filter((one) => one !== 'points' || last === roundsPlanned));
    return {
      ...reported,
      status: 'completed',
      winner: next.pick(['home', 'away', 'draw'] as const),
      method,
      round: last,
      isPastHalfRound: (last === round && isPast) || next.oneIn(2),
    };
  };
  return { reported, ending: random.pick([STOPPED, { kind: 'no-contest' }]), complete };
}

/** A race that stopped: who drives may finish in any order, share places, drop out, be disqualified. */
export function stopRace(random: Random): StoppedContest {
  const entries = Array.from({ length: 3 + random.below(4) }, (_, place): Runner => {
    const state = place === 0 ? 'finished' : random.pick(['finished', 'finished', 'retired', 'non-runner'] as const);
    return { key: `r${place}`, state, laps: random.below(30) };
  });
  const drivers = entries.filter(({ state }) => state !== 'non-runner').map(({ key }) => key);
  const fastestLap = random.oneIn(3) ? undefined : [random.pick(drivers)];
  const reported: RaceRecord = { sort: 'race', status: 'abandoned', entries, ...(fastestLap && { fastestLap }) };
  const complete = (next: Random): RaceRecord => ({
    ...reported,
    status: 'completed',
    entries: raced(entries, next),
    ...(fastestLap && { fastestLap: next.oneIn(2) ? fastestLap : [next.pick(drivers)] }),
  });
  return { reported, ending: STOPPED, complete };
}

function raced(entries: readonly Runner[], random: Random): Runner[] {
  const running = entries.filter(({ state }) => state === 'finished').map(({ key }) => key);
  const arrived = shuffled(running, random).slice(0, Math.max(1, running.length - random.below(2)));
  const isShared = arrived.length > 1 && random.oneIn(5);
  return entries.map((one): Runner => {
    const place = arrived.indexOf(one.key);
    const laps = (one.laps ?? 0) + (one.state === 'finished' ? random.below(30) : 0);
    if (place >= 0) return { ...one, laps: 60, position: isShared && place === 1 ? 1 : place + 1 };
    return one.state === 'finished' ? { ...one, laps, state: random.pick(['retired', 'disqualified']) } : one;
  });
}

/** A tournament that stopped, with or without its finalists. */
export function stopTournament(random: Random): StoppedContest {
  const entries = Array.from(
    { length: 4 + random.below(4) },
    (_, place): TournamentEntry => ({
      key: `t${place}`,
      ...(place > 2 && random.oneIn(4) && { isWithdrawn: true }),
    }),
  );
  const playing = entries.filter(({ isWithdrawn }) => !isWithdrawn).map(({ key }) => key);
  const finalists = random.oneIn(2) ? shuffled(playing, random).slice(0, 2) : undefined;
  const reported: TournamentRecord = {
    sort: 'tournament',
    status: 'abandoned',
    entries,
    ...(finalists && { finalists }),
  };
  const complete = (next: Random): TournamentRecord => {
    const first = shuffled(finalists ?? playing, next);
    const ranked = [...first, ...playing.filter((key) => !first.includes(key))];
    // Before its finalists are known a winner may be named without a final.
    const isHeld = finalists !== undefined || !next.oneIn(4);
    return {
      ...reported,
      status: 'completed',
      isFinalHeld: isHeld,
      entries: entries.map((one) => {
        const place = ranked.indexOf(one.key);
        return place >= 0 && place < 4 ? { ...one, position: place + 1 } : one;
      }),
    };
  };
  return { reported, ending: STOPPED, complete };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0] as T);
}
