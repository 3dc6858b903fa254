import { addMs, DAY_MS, type Instant, instant, MINUTE_MS, toIso } from '@ordago/kernel';
import {
  LEAGUE_ZONES,
  LEAGUES,
  type League,
  pastSeasons,
  replayedSeason,
  type Season,
  type SeasonTeam,
} from './seasons.ts';

/**
 * Schedule of past matches. Deterministic from the clock, so that every start of the sandbox returns the same:
 * a league plays a round every second day, every second league on the other days; kick-offs are spread over the afternoon
 * and evening of its country; after its last round the season begins anew. Details: `docs/modules/sportsbook/simulation.md`.
 */
export interface ReplayedMatch {
  /** Unique over leagues and repetitions: `es.1/12/3/malaga-athletic`. */
  readonly id: string;
  readonly league: League;
  readonly round: string;
  readonly home: SeasonTeam;
  readonly away: SeasonTeam;
  readonly startsAt: Instant;
  readonly score: readonly [home: number, away: number];
}

/** From kick-off to full time. */
const MATCH_MS = 110 * MINUTE_MS;
/** Days between the rounds of a league. */
const ROUND_DAYS = 2;
/** Rounds by which each league is ahead of the one before, so that they do not all begin their season together. */
const LEAD_ROUNDS = 7;
/** First and last kick-off of a day, in minutes of the league's own clock: from noon to nine in the evening. */
const KICK_OFFS = { first: 12 * 60, last: 21 * 60 } as const;
/** Kick-offs fall on these minutes. */
const GRID_MINUTES = 15;

/** The matches of a league that kick off in a window, by kick-off. */
export function matchesBetween(league: League, from: Instant, to: Instant): ReplayedMatch[] {
  const season = replayedSeason(league);
  const matches: ReplayedMatch[] = [];
  for (let turn = turnOf(league, from); dayOfTurn(league, turn) <= dayOf(to); turn += 1) {
    matches.push(...matchesOfTurn(league, season, turn));
  }
  return matches
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

/** True once the supplier publishes the score. */
export function isOver({ startsAt }: Pick<ReplayedMatch, 'startsAt'>, now: Instant): boolean {
  return now >= addMs(startsAt, MATCH_MS);
}

/**
 * The league's past, moved by whole days so that it ends the day before the running repetition began: ratings then see
 * the last seasons where they belong, and no match of the replay.
 */
export function pastOf(league: League, now: Instant): Season[] {
  const seasons = pastSeasons(league);
  const dates = seasons.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches.map(({ date }) => date)));
  const last = dates.toSorted().at(-1) ?? '';
  const turn = turnOf(league, now);
  const began = dayOfTurn(league, turn - (turn % replayedSeason(league).rounds.length));
  const moved = began - 1 - Date.parse(last) / DAY_MS;
  return seasons.map(({ name, rounds }) => ({
    name,
    rounds: rounds.map((round) => ({
      name: round.name,
      matches: round.matches.map((match) => ({ ...match, date: moveDate(match.date, moved) })),
    })),
  }));
}

/** The number of the round that a league plays on the day of an instant or next before it, counted without end. */
function turnOf(league: League, at: Instant): number {
  const place = LEAGUES.indexOf(league);
  return Math.floor((dayOf(at) - (place % ROUND_DAYS)) / ROUND_DAYS) + place * LEAD_ROUNDS;
}

/** The day on which a league plays a round, in days since 1970. */
function dayOfTurn(league: League, turn: number): number {
  const place = LEAGUES.indexOf(league);
  return (turn - place * LEAD_ROUNDS) * ROUND_DAYS + (place % ROUND_DAYS);
}

function matchesOfTurn(league: League, season: Season, turn: number): ReplayedMatch[] {
  const repetition = Math.floor(turn / season.rounds.length);
  const number = turn % season.rounds.length;
  const round = season.rounds[number];
  if (!round) return [];
  const begin = midnightIn(LEAGUE_ZONES[league], dayOfTurn(league, turn));
  return round.matches.flatMap(({ team1, team2, score1, score2 }, index) => {
    // Some seasons have a match without a score, which nobody can replay.
    if (score1 === null || score2 === null) return [];
    const startsAt = addMs(begin, kickOffMinute(league, { index, of: round.matches.length }) * MINUTE_MS);
    const id = `${league}/${repetition}/${number + 1}/${team1.key}-${team2.key}`;
    return [{ id, league, round: round.name, home: team1, away: team2, startsAt, score: [score1, score2] as const }];
  });
}

/** Kick-offs of a round in even steps from noon to night; leagues of the same day fall between one another. */
function kickOffMinute(league: League, { index, of }: { index: number; of: number }): number {
  const sameDay = LEAGUES.length / ROUND_DAYS;
  const share = (Math.floor(LEAGUES.indexOf(league) / ROUND_DAYS) + 0.25) / sameDay;
  const span = KICK_OFFS.last - KICK_OFFS.first + GRID_MINUTES;
  const minute = KICK_OFFS.first + ((index + share) / of) * span;
  return Math.floor(minute / GRID_MINUTES) * GRID_MINUTES;
}

/** The first instant of a day, counted since 1970, with the offset that a zone has at that day's noon. */
function midnightIn(zone: string, day: number): Instant {
  const noon = day * DAY_MS + DAY_MS / 2;
  const local = clockIn(zone).format(noon);
  return instant(day * DAY_MS - (Date.parse(`${local.replace(' ', 'T')}Z`) - noon));
}

/** Clocks of the leagues' zones: making one takes a hundred times as long as reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, made);
  return made;
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

function moveDate(date: string, days: number): string {
  return toIso(instant(Date.parse(date) + days * DAY_MS)).slice(0, 10);
}
