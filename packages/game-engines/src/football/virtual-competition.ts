import { fairDraws, shuffle } from '@ordago/fairness';
import { assert } from '@ordago/kernel';
import { VIRTUAL_TEAMS } from './league.ts';

/** Competitions that are played again and again: a league of two legs, and a cup. */
export type VirtualCompetition = 'league' | 'cup';

/** One round of a season; both count from 1. */
export interface VirtualRound {
  readonly competition: VirtualCompetition;
  readonly season: number;
  readonly round: number;
}

/** Places in `VIRTUAL_TEAMS`. */
export interface VirtualPairing {
  readonly home: number;
  readonly away: number;
}

/** A cup match that has been played. */
export interface PlayedPairing extends VirtualPairing {
  readonly advancing: 'home' | 'away';
}

const TEAMS = VIRTUAL_TEAMS.length;
/** Everybody meets everybody at home and away; the cup has last 16, quarter-finals, semi-finals, third place and final. */
export const VIRTUAL_ROUNDS: Readonly<Record<VirtualCompetition, number>> = { league: 2 * (TEAMS - 1), cup: 5 };

/** Anybody can draw the order of a season: its seed is no secret. */
const PUBLIC_SEED = '0'.repeat(64);

/** The teams of a season in its own order: what the fixtures of the league and the tree of the cup are made of. */
export function virtualOrder({ competition, season }: Pick<VirtualRound, 'competition' | 'season'>): number[] {
  const draws = fairDraws({ serverSeed: PUBLIC_SEED, clientSeed: `${competition}-${season}`, nonce: 0 });
  return shuffle(
    draws,
    VIRTUAL_TEAMS.map((_, team) => team),
  );
}

/** The public half of what a round is drawn from; the nonce is the place of the match in its round, from 0. */
export function virtualClientSeed({ competition, season, round }: VirtualRound): string {
  return `${competition}-${season}-${round}`;
}

/**
 * The matches of a round of the league: the first team of the season's order is fixed, all others rotate around it
 * (circle method), home and away in turns; the second half of the season is the first one with sides changed.
 */
export function leaguePairings(season: number, round: number): VirtualPairing[] {
  assert(round >= 1 && round <= VIRTUAL_ROUNDS.league, `the league has no round ${round}`);
  const [first = 0, ...walking] = virtualOrder({ competition: 'league', season });
  const legs = TEAMS - 1;
  const turn = (round - 1) % legs;
  const circle = [first, ...walking.slice(turn), ...walking.slice(0, turn)];
  return Array.from({ length: TEAMS / 2 }, (_, place) => {
    const pair = [circle[place] ?? 0, circle[TEAMS - 1 - place] ?? 0] as const;
    // The fixed one would always be at home.
    const isTurned = (place === 0 ? turn % 2 === 1 : place % 2 === 1) !== round > legs;
    const [home, away] = isTurned ? [pair[1], pair[0]] : pair;
    return { home, away };
  });
}

/**
 * The matches of a round of the cup, from those of the rounds before it: neighbours of the tree meet, the upper one at
 * home. The fourth round is the match of those who lost the semi-finals, the fifth the final.
 */
export function cupPairings(
  season: number,
  round: number,
  played: readonly (readonly PlayedPairing[])[],
): VirtualPairing[] {
  assert(round >= 1 && round <= VIRTUAL_ROUNDS.cup, `the cup has no round ${round}`);
  if (round === 1) return neighbours(virtualOrder({ competition: 'cup', season }));
  const before = played[Math.min(round - 2, 2)];
  assert(before, `round ${round} of the cup waits for the one before it`);
  return neighbours(before.map(round === 4 ? loserOf : winnerOf));
}

function neighbours(teams: readonly number[]): VirtualPairing[] {
  return Array.from({ length: teams.length / 2 }, (_, place) => ({
    home: teams[2 * place] ?? 0,
    away: teams[2 * place + 1] ?? 0,
  }));
}

function winnerOf({ home, away, advancing }: PlayedPairing): number {
  return advancing === 'home' ? home : away;
}

function loserOf({ home, away, advancing }: PlayedPairing): number {
  return advancing === 'home' ? away : home;
}
