import { assert } from '@ordago/kernel';
import { type SportRule, specialOf } from './vocabulary.ts';

/** How one driver fared. */
export interface RaceEntry {
  readonly hasStarted: boolean;
  /** The place at the ceremony; null without one. */
  readonly place: number | null;
  readonly laps: number;
}

/** Whether a driver finished: nine tenths of the winner's laps (house decision `race-classified`). */
export function isClassified(rule: SportRule, { laps, winnerLaps }: { laps: number; winnerLaps: number }): boolean {
  return laps * 100 >= winnerLaps * raceOf(rule).classifiedPercent;
}

/** Whether a place is one of the first three (specification 3, section 3). */
export function isOnPodium(rule: SportRule, { place }: RaceEntry): boolean {
  return place !== null && place <= raceOf(rule).podium;
}

/** Who of two is placed higher; `odds-1` when nobody can tell (house decision `head-to-head`). */
export function judgeHeadToHead(first: RaceEntry, second: RaceEntry): 1 | 2 | 'odds-1' {
  if (!first.hasStarted || !second.hasStarted) return 'odds-1';
  if (first.place !== null || second.place !== null) {
    return (first.place ?? Number.POSITIVE_INFINITY) < (second.place ?? Number.POSITIVE_INFINITY) ? 1 : 2;
  }
  if (first.laps === second.laps) return 'odds-1';
  return first.laps > second.laps ? 1 : 2;
}

function raceOf(rule: SportRule) {
  const race = specialOf(rule, 'race');
  assert(race, `${rule.slug} is no race`);
  return race;
}
