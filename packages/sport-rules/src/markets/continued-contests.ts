import type { FightRecord, RaceRecord, Runner, TournamentRecord } from '../result/record.ts';
import { ALL_METHODS } from '../victory-methods.ts';

const WINNERS = ['home', 'away', 'draw'] as const;

/** The ways in which a fight might have gone on that was stopped in a round: it may end in that one, or in any later one. */
export function* continuedFights(fight: FightRecord): Generator<FightRecord> {
  const { round, roundsPlanned, isPastHalfRound = false } = fight;
  // In a fight without a reported length nothing was decided.
  if (round === undefined || roundsPlanned === undefined) return;
  for (let last = round; last <= roundsPlanned; last += 1) {
    for (const winner of WINNERS) {
      for (const method of ALL_METHODS) {
        if (method === 'points' && last < roundsPlanned) continue;
        for (const isPast of last === round && isPastHalfRound ? [true] : [false, true]) {
          yield { ...fight, status: 'completed', winner, method, round: last, isPastHalfRound: isPast };
        }
      }
    }
  }
}

/**
 * The ways in which a race might have gone on: any of those who were still driving wins, or all of them drop out where they
 * are. Who had dropped out before stays out, and may be classified or not.
 */
export function* continuedRaces(race: RaceRecord): Generator<RaceRecord> {
  const { entries = [] } = race;
  const running = entries.filter(({ state }) => state === 'finished');
  if (running.length === 0) return;
  const orders = running.flatMap((_, first) => {
    const turned = [...running.slice(first), ...running.slice(0, first)];
    return [turned, turned.toReversed()];
  });
  for (const isClassified of [false, true]) {
    const others = entries
      .filter(({ state }) => state !== 'finished')
      .map((one): Runner => ({ ...one, isClassified: isClassified && one.isClassified === true }));
    for (const order of orders) {
      const placed = order.map((one, place): Runner => ({ ...one, state: 'finished', position: place + 1 }));
      yield { ...race, status: 'completed', entries: [...placed, ...others] };
      // All but the winner may still drop out.
      const [winner, ...rest] = placed;
      const dropped = rest.map(({ position: _, ...one }): Runner => ({ ...one, state: 'retired' }));
      if (winner) yield { ...race, status: 'completed', entries: [winner, ...dropped, ...others] };
    }
  }
}

/**
 * The ways in which a tournament might have gone on: before its finalists are known nothing is decided, and then either of them
 * wins (specification 3, section 4).
 */
export function* continuedTournaments(tournament: TournamentRecord): Generator<TournamentRecord> {
  const { entries = [], finalists = [] } = tournament;
  const known = entries.filter(({ key }) => finalists.includes(key));
  if (known.length !== 2) return;
  const others = entries.filter(({ key }) => !finalists.includes(key)).map(({ position: _, ...entry }) => entry);
  for (const order of [known, known.toReversed()]) {
    const placed = order.map((entry, place) => ({ ...entry, position: place + 1 }));
    yield { ...tournament, status: 'completed', entries: [...placed, ...others] };
  }
}
