import { addMs, DAY_MS, type Instant, parseInstant, toIso } from '@ordago/kernel';
import { courseOf } from './course.ts';
import type { FeedBooks, SentMessages } from './feed-books.ts';
import { isOver, matchesBetween, type ReplayedMatch } from './replay.ts';
import { LEAGUES, type League, replayedSeason, type SeasonTeam } from './seasons.ts';

/** A match as the supplier reports it at this moment. */
export interface OfferedMatch {
  readonly id: string;
  readonly league: League;
  readonly round: string;
  readonly home: SeasonTeam;
  readonly away: SeasonTeam;
  readonly startsAt: Instant;
  readonly status: 'ahead' | 'running' | 'finished' | 'stopped' | 'abandoned' | 'cancelled';
  readonly score: readonly [home: number, away: number] | null;
  /** True if the console set more of its result than the score: the file contains the score alone. */
  readonly hasFacts: boolean;
}

/** Span of the files: three days back, ten ahead. */
const BEHIND_MS = 3 * DAY_MS;
const AHEAD_MS = 10 * DAY_MS;

/** The matches of a league in the window of its file: the replay, overlaid with what was set in the console. */
async function offerOf(books: FeedBooks, league: League, now: Instant): Promise<OfferedMatch[]> {
  const matches = matchesBetween(league, addMs(now, -BEHIND_MS), addMs(now, AHEAD_MS));
  const reported = await books.newestOf(matches.map(({ id }) => id));
  return matches.map((match) => offered(match, reported.get(match.id) ?? {}, now));
}

/** All leagues together, by kick-off. */
export async function wholeOffer(books: FeedBooks, now: Instant): Promise<OfferedMatch[]> {
  const offers = await Promise.all(LEAGUES.map((league) => offerOf(books, league, now)));
  return offers.flat().sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

/** The league's file, in the layout of openfootball with an id and a time beside each match. */
export async function leagueFile(books: FeedBooks, league: League, now: Instant): Promise<object> {
  const matches = await offerOf(books, league, now);
  const rounds = new Map<string, object[]>();
  for (const { id, round, home, away, startsAt, score, hasFacts } of matches) {
    const iso = toIso(startsAt);
    const row = { id, date: iso.slice(0, 10), time: iso.slice(11, 16), team1: home, team2: away };
    const scored = { ...row, score1: score?.[0] ?? null, score2: score?.[1] ?? null };
    const reported = score && !hasFacts ? courseOf(id, score) : {};
    rounds.set(round, [...(rounds.get(round) ?? []), { ...scored, ...reported }]);
  }
  const { name } = replayedSeason(league);
  return { name, rounds: [...rounds].map(([round, rows]) => ({ name: round, matches: rows })) };
}

function offered(match: ReplayedMatch, { fixture, outcome, stop }: SentMessages, now: Instant): OfferedMatch {
  const { id, league, round, home, away } = match;
  const startsAt = (fixture && parseInstant(fixture.starts_at)) ?? match.startsAt;
  const hasFacts = outcome?.kind === 'record' || (outcome?.kind === 'result' && outcome.facts !== undefined);
  const base = { id, league, round, home, away, startsAt, hasFacts };
  // The layout cannot express that a match was interrupted: its score needs how much was played beside it.
  if (outcome?.kind === 'result' && outcome.played_minutes !== undefined)
    return { ...base, status: 'abandoned', score: null };
  if (outcome?.kind === 'result') return { ...base, status: 'finished', score: [outcome.home, outcome.away] };
  // Nor can it express sets or a retirement.
  if (outcome?.kind === 'record') return { ...base, status: 'abandoned', score: null };
  if (outcome?.status === 'abandoned' || outcome?.status === 'cancelled')
    return { ...base, status: outcome.status, score: null };
  if (isOver({ startsAt }, now)) return { ...base, status: 'finished', score: match.score };
  if (stop?.kind === 'halt' || stop?.status === 'stopped') return { ...base, status: 'stopped', score: null };
  return { ...base, status: startsAt <= now ? 'running' : 'ahead', score: null };
}
