import { assert } from '@ordago/kernel';
import { hasDecision } from '../doctrine.ts';
import type { RaceRecord } from '../result/record.ts';
import { type SportRule, specialOf } from '../vocabulary.ts';

/** Result of one driver. */
export interface RaceEntry {
  readonly hasStarted: boolean;
  /** The place at the ceremony; null without one. */
  readonly place: number | null;
  readonly laps: number;
}

/** Returns true if a driver finished: nine tenths of the winner's laps (operator rule `race-classified`). */
export function isClassified(rule: SportRule, { laps, winnerLaps }: { laps: number; winnerLaps: number }): boolean {
  return laps * 100 >= winnerLaps * raceOf(rule).classifiedPercent;
}

/** Returns which of two is placed higher; `odds-1` when both are placed alike or it is not known (operator rule `head-to-head`). */
export function judgeHeadToHead(first: RaceEntry, second: RaceEntry): 1 | 2 | 'odds-1' {
  if (!first.hasStarted || !second.hasStarted) return 'odds-1';
  if (first.place !== null || second.place !== null) {
    if (first.place === second.place) return 'odds-1';
    return (first.place ?? Number.POSITIVE_INFINITY) < (second.place ?? Number.POSITIVE_INFINITY) ? 1 : 2;
  }
  if (first.laps === second.laps) return 'odds-1';
  return first.laps > second.laps ? 1 : 2;
}

/**
 * Record that counts when a race is reported again: a runner disqualified after the ceremony keeps the place that was honoured
 * there, and so do all others (operator rule `podium`). A mistake of the supplier is corrected as in any sport.
 */
export function afterCeremony(rule: SportRule, earlier: RaceRecord, later: RaceRecord): RaceRecord {
  if (!hasDecision(rule, 'podium') || earlier.status !== 'completed' || later.status !== 'completed') return later;
  const honoured = new Map((earlier.entries ?? []).map((entry) => [entry.key, entry]));
  const isDisqualified = (later.entries ?? []).some(
    ({ key, state }) => state === 'disqualified' && honoured.get(key)?.state === 'finished',
  );
  return isDisqualified || later.isAfterCeremony ? { ...later, entries: earlier.entries } : later;
}

function raceOf(rule: SportRule) {
  const race = specialOf(rule, 'race');
  assert(race, `${rule.slug} is no race`);
  return race;
}
