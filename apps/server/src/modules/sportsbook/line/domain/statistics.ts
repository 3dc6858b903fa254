import { DAY_MS, type Instant } from '@ordago/kernel';
import type { FinalScore } from '../../shared/domain/market.ts';

/** A finished match, as statistics read it. */
export interface PlayedMatch {
  /** Null for a match that was played before the line held it. */
  readonly event: string | null;
  readonly round: string | null;
  readonly playedAt: Instant;
  readonly home: PlayedSide;
  readonly away: PlayedSide;
  readonly score: FinalScore;
}

export interface PlayedSide {
  readonly id: string;
  readonly name: string;
}

export interface TableRow {
  readonly place: number;
  readonly team: PlayedSide;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

/** A pause that no season has: matches before it belong to another one. */
const PAUSE_MS = 30 * DAY_MS;
/** Matches of one team, or of two against each other, that are shown. */
export const LAST_MATCHES = 5;

/**
 * Returns the newest season among finished matches, given the newest first. No supplier reports where one begins: it
 * ends, going back, at a pause of 30 days, or where a round brings the same two teams once more.
 */
export function newestSeason(matches: readonly PlayedMatch[]): PlayedMatch[] {
  const season: PlayedMatch[] = [];
  const seen = new Set<string>();
  for (const match of matches) {
    const before = season.at(-1);
    const key = `${match.round}|${match.home.id}|${match.away.id}`;
    if (seen.has(key) || (before && before.playedAt - match.playedAt > PAUSE_MS)) break;
    seen.add(key);
    season.push(match);
  }
  return season;
}

/** The table: three points a win, one a draw; then goal difference, goals, name. Teams level in all share a place. */
export function leagueTable(matches: readonly PlayedMatch[]): TableRow[] {
  const teams = new Map<string, Omit<TableRow, 'place'>>();
  for (const { home, away, score } of matches) {
    count(teams, home, score.home, score.away);
    count(teams, away, score.away, score.home);
  }
  const sorted = [...teams.values()].sort((a, b) => compare(a, b) || (a.team.name < b.team.name ? -1 : 1));
  const rows: TableRow[] = [];
  for (const [index, row] of sorted.entries()) {
    const before = rows.at(-1);
    rows.push({ ...row, place: before && compare(before, row) === 0 ? before.place : index + 1 });
  }
  return rows;
}

/** The last matches of a team, the newest first. */
export function lastOf(matches: readonly PlayedMatch[], team: string): PlayedMatch[] {
  return matches.filter(({ home, away }) => home.id === team || away.id === team).slice(0, LAST_MATCHES);
}

/** The last meetings of two teams, on either ground, the newest first. */
export function meetingsOf(matches: readonly PlayedMatch[], one: string, other: string): PlayedMatch[] {
  return matches
    .filter(({ home, away }) => (home.id === one && away.id === other) || (home.id === other && away.id === one))
    .sort((a, b) => b.playedAt - a.playedAt)
    .slice(0, LAST_MATCHES);
}

function count(teams: Map<string, Omit<TableRow, 'place'>>, team: PlayedSide, made: number, taken: number): void {
  const known = teams.get(team.id) ?? { ...EMPTY, team };
  const won = Number(made > taken);
  const drawn = Number(made === taken);
  const lost = Number(made < taken);
  teams.set(team.id, {
    team,
    played: known.played + 1,
    won: known.won + won,
    drawn: known.drawn + drawn,
    lost: known.lost + lost,
    goalsFor: known.goalsFor + made,
    goalsAgainst: known.goalsAgainst + taken,
    points: known.points + 3 * won + drawn,
  });
}

const EMPTY = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };

function compare(a: Omit<TableRow, 'place'>, b: Omit<TableRow, 'place'>): number {
  const difference = (row: Omit<TableRow, 'place'>) => row.goalsFor - row.goalsAgainst;
  return b.points - a.points || difference(b) - difference(a) || b.goalsFor - a.goalsFor;
}
