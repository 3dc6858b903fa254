import { type Draws, drawBelow } from '@ordago/fairness';
import {
  COUNT_TABLES,
  GOAL_TABLES,
  GOAL_WEIGHTS,
  OVERTIME_TABLES,
  VIRTUAL_COUNTED,
  type VirtualCounted,
} from './league.ts';
import type { Score } from './markets.ts';
import { drawByWeight, drawMatch, fixtureOf, type Match, strengthsOf } from './virtual-football.ts';

/** Of four kicks from the spot, those that go in. */
const KICKS_IN = 3;
/** Kicks of each side before it is sudden death. */
const KICKS = 5;
/** Equally likely ways in which a match, or an overtime, may go: a weight of each side's table. */
export const VIRTUAL_WAYS = GOAL_WEIGHTS ** 2;

/** Pairing of two teams, by their places in `VIRTUAL_TEAMS`; a knock-out match goes on until one side is through. */
export interface VirtualFixture {
  readonly home: number;
  readonly away: number;
  readonly isKnockout: boolean;
}

/** A match of the virtual league or cup. */
export interface VirtualMatch extends Match {
  /** Goals of overtime; null where there was none. */
  readonly overtime: Score | null;
  /** Kicks from the spot that went in; null where there were none. */
  readonly shootOut: Score | null;
  /** Side that is through, of a knock-out match. */
  readonly advancing: 'home' | 'away' | null;
  /** Cards and penalties of both sides, in regular time. */
  readonly counts: VirtualCounts;
}

export type VirtualCounts = Readonly<Record<VirtualCounted, Score>>;

/**
 * Draws a match: goals of the home side, goals of the away side, a minute for each goal; of a level knock-out match the
 * goals of overtime by the same strengths; of one that is still level kicks from the spot, three of four of which go in,
 * home first: five each, ended as soon as they are decided, then pair by pair. Cards and penalties come last, so that the goals
 * of every round drawn before there were any stay what they were.
 */
export function drawVirtualMatch(draws: Draws, fixture: VirtualFixture): VirtualMatch {
  const goals = drawGoals(draws, fixture);
  return { ...goals, counts: drawCounts(draws) };
}

/** For each of `VIRTUAL_COUNTED` the home side, then the away side. */
function drawCounts(draws: Draws): VirtualCounts {
  const counted = VIRTUAL_COUNTED.map((name) => {
    const table = COUNT_TABLES[name];
    return [name, [drawByWeight(draws, table), drawByWeight(draws, table)]] as const;
  });
  return Object.fromEntries(counted) as unknown as VirtualCounts;
}

function drawGoals(draws: Draws, { home, away, isKnockout }: VirtualFixture): Omit<VirtualMatch, 'counts'> {
  const fixture = fixtureOf(home, away);
  const match = drawMatch(draws, fixture);
  const none = { ...match, overtime: null, shootOut: null, advancing: null };
  if (!isKnockout) return none;
  if (leaderOf(match.score)) return { ...none, advancing: leaderOf(match.score) };
  const [ours, theirs] = strengthsOf(fixture);
  const overtime = [drawByWeight(draws, OVERTIME_TABLES[ours]), drawByWeight(draws, OVERTIME_TABLES[theirs])] as const;
  if (leaderOf(overtime)) return { ...none, overtime, advancing: leaderOf(overtime) };
  const shootOut = drawShootOut(draws);
  return { ...none, overtime, shootOut, advancing: leaderOf(shootOut) };
}

/** Of `VIRTUAL_WAYS` equally likely matches, how many end in each score: row by home goals, column by away goals. */
export function virtualScoreWays({ home, away }: Pick<VirtualFixture, 'home' | 'away'>): number[][] {
  return productOf(GOAL_TABLES, home, away);
}

/** Of `GOAL_WEIGHTS` equally likely matches of one side, how many bring it none at all of what is counted. */
export function virtualNoneWays(counted: VirtualCounted): number {
  return COUNT_TABLES[counted][0] ?? 0;
}

/** As `virtualScoreWays`, of the goals of overtime. */
export function virtualOvertimeWays({ home, away }: Pick<VirtualFixture, 'home' | 'away'>): number[][] {
  return productOf(OVERTIME_TABLES, home, away);
}

function productOf(tables: readonly (readonly number[])[], home: number, away: number): number[][] {
  const [ours, theirs] = strengthsOf(fixtureOf(home, away));
  return (tables[ours] ?? []).map((often) => (tables[theirs] ?? []).map((seldom) => often * seldom));
}

/** Both sides score with the same chance, so that each is through in half of all shoot-outs. */
function drawShootOut(draws: Draws): Score {
  const score: [number, number] = [0, 0];
  for (let kick = 0; ; kick += 1) {
    const side = kick % 2 === 0 ? 0 : 1;
    if (drawBelow(draws, KICKS_IN + 1) < KICKS_IN) score[side] += 1;
    if (isDecided(score, kick + 1)) return score;
  }
}

/** Returns true if the remaining kicks can no longer change the winner. */
function isDecided([home, away]: Score, taken: number): boolean {
  const left = [Math.max(KICKS - Math.ceil(taken / 2), 0), Math.max(KICKS - Math.floor(taken / 2), 0)] as const;
  if (taken < 2 * KICKS) return home > away + left[1] || away > home + left[0];
  return taken % 2 === 0 && home !== away;
}

function leaderOf([home, away]: Score): 'home' | 'away' | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
