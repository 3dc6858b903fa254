import { fairDraws, isPromisedSeed, isServerSeed } from '@ordago/fairness';
import { VIRTUAL_TEAMS } from './league.ts';
import {
  leaguePairings,
  VIRTUAL_ROUNDS,
  type VirtualCompetition,
  type VirtualRound,
  virtualClientSeed,
} from './virtual-competition.ts';
import { drawVirtualMatch, type VirtualMatch } from './virtual-match.ts';

/** Data from which a virtual match is drawn again. */
export interface VirtualProof extends VirtualRound {
  /** Place of the match in its round, from 0. */
  readonly place: number;
  readonly home: number;
  readonly away: number;
  /** Hash that was published before betting opened. */
  readonly commitment: string;
  /** Null while the round is not over. */
  readonly serverSeed: string | null;
  /** `2-1`, as it was published; empty if it was not. */
  readonly score: string;
}

/** Findings of the verifier. */
export interface VirtualVerdict {
  /** True if the revealed seed is the one committed to; null where no commitment was given. */
  readonly isPromised: boolean | null;
  /** True if these two meet in this place; null for a cup, whose pairings follow from the rounds before. */
  readonly isFixture: boolean | null;
  /** True if the score is the published one; null where none was. */
  readonly isScore: boolean | null;
  readonly match: VirtualMatch;
}

/** Draws the match of a round again from its revealed seed. */
export function replayVirtualMatch(
  proof: VirtualRound & { serverSeed: string; place: number; home: number; away: number },
) {
  const { serverSeed, place, home, away, competition } = proof;
  const draws = fairDraws({ serverSeed, clientSeed: virtualClientSeed(proof), nonce: place });
  return drawVirtualMatch(draws, { home, away, isKnockout: competition === 'cup' });
}

/** Compares a virtual match with what was promised and published; null if a needed value is missing or invalid. */
export function verifyVirtualMatch(proof: VirtualProof): VirtualVerdict | null {
  const { serverSeed, commitment, competition, season, round, place, home, away, score } = proof;
  if (serverSeed === null || !isServerSeed(serverSeed) || !isSound(proof)) return null;
  const match = replayVirtualMatch({ ...proof, serverSeed });
  const fixture = competition === 'league' ? leaguePairings(season, round)[place] : undefined;
  return {
    isPromised: commitment === '' ? null : isPromisedSeed({ serverSeed, commitment }),
    isFixture: competition === 'cup' ? null : fixture?.home === home && fixture.away === away,
    isScore: score === '' ? null : score === match.score.join('-'),
    match,
  };
}

function isSound({ competition, season, round, place, home, away }: VirtualProof): boolean {
  const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
  const last = VIRTUAL_TEAMS.length - 1;
  return (
    isWithin(season, 1, Number.MAX_SAFE_INTEGER) &&
    isWithin(round, 1, VIRTUAL_ROUNDS[competition]) &&
    [home, away].every((team) => isWithin(team, 0, last)) &&
    home !== away &&
    isWithin(place, 0, VIRTUAL_TEAMS.length / 2 - 1)
  );
}

/** Writes what a verifier needs as a query, without the question mark; everything is readable. */
export function virtualProofQuery(proof: VirtualProof): string {
  const { competition, season, round, place, home, away, commitment, serverSeed, score } = proof;
  const query = new URLSearchParams({ virtual: competition, season: String(season), round: String(round) });
  query.set('place', String(place));
  query.set('home', String(home));
  query.set('away', String(away));
  if (score !== '') query.set('score', score);
  query.set('commitment', commitment);
  if (serverSeed !== null) query.set('server', serverSeed);
  return query.toString();
}

/** Reads a query; null when it is not about a virtual match. What is missing or none stays empty, for a person to fill in. */
export function readVirtualProofQuery(search: string): VirtualProof | null {
  const query = new URLSearchParams(search);
  const competition = query.get('virtual');
  if (competition !== 'league' && competition !== 'cup') return null;
  const text = (name: string) => query.get(name) ?? '';
  const whole = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : 0);
  return {
    competition: competition satisfies VirtualCompetition,
    season: whole('season'),
    round: whole('round'),
    place: whole('place'),
    home: whole('home'),
    away: whole('away'),
    commitment: text('commitment'),
    serverSeed: query.get('server'),
    score: text('score'),
  };
}
