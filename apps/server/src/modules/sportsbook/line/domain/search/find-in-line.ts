import { isSimulated } from '../line.ts';
import { type Rank, type RowNames, rankOf, rankOfGuess, readSought, type Sought } from './rank-names.ts';
import { namesOfCountry, namesOfLeague, namesOfSport, namesOfTeam, sportPriority } from './search-words.ts';

/** League of a searched event. */
interface SearchedLeague {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly sport: string;
  /** Sort priority of its country; the lower the further up. */
  readonly priority: number;
}

interface SearchedEvent {
  readonly league: SearchedLeague;
  readonly home: string;
  readonly away: string;
}

export interface FoundNames<E, L> {
  /** No name contains the text; these are the nearest. */
  readonly isGuess: boolean;
  /** The best first. */
  readonly events: readonly E[];
  readonly leagues: readonly L[];
}

/** Returns the names of a sport in all languages. */
export type SportNames = (sport: string) => readonly string[];

/** Events and leagues, searchable by name. */
export interface LineIndex<E, L> {
  /** Null for a text that is too short to be searched for. */
  find(text: string): FoundNames<E, L> | null;
}

/**
 * Indexes events, in the order of their starts, and their leagues by all names that players have for them: those that are
 * shown, nicknames, abbreviations and names in other languages; leagues by country and sport too. Accents, case, spaces and
 * the order of words do not count. Real ones come before simulated ones, then the better match, then sports and leagues
 * by their priority.
 */
export function indexLine<E extends SearchedEvent, L extends SearchedLeague>(
  events: readonly E[],
  leagues: readonly L[],
  sportNames: SportNames,
): LineIndex<E, L> {
  const namesOf = new Map(leagues.map((league) => [league.id, aroundOf(league, sportNames(league.sport))]));
  const eventRows = events.map((row) => ({
    row,
    league: row.league,
    names: namesOfEvent(row, namesOf.get(row.league.id) ?? []),
  }));
  const leagueRows = leagues.map((row) => ({
    row,
    league: row,
    names: { own: [namesOf.get(row.id) ?? []], around: [] },
  }));
  return {
    find(text) {
      const sought = readSought(text);
      if (sought === null) return null;
      const found = { events: matches(sought, eventRows), leagues: matches(sought, leagueRows) };
      if (found.events.length + found.leagues.length > 0) return { isGuess: false, ...found };
      return { isGuess: true, events: guesses(sought, eventRows), leagues: guesses(sought, leagueRows) };
    },
  };
}

interface Row<T> {
  readonly row: T;
  readonly league: SearchedLeague;
  readonly names: RowNames;
}

function aroundOf(league: SearchedLeague, ofSport: readonly string[]): readonly string[] {
  return [...namesOfLeague(league), ...namesOfCountry(league.country), ...namesOfSport(league.sport, ofSport)];
}

function namesOfEvent({ home, away }: SearchedEvent, around: readonly string[]): RowNames {
  return { own: [home, away].filter((name) => name !== '').map(namesOfTeam), around };
}

/** Ranks from here on are of words that are spread over several names. */
const SPREAD = 4;

function matches<T>(sought: Sought, rows: readonly Row<T>[]): readonly T[] {
  const ranked = rows.flatMap(({ names, ...row }) => rankedAs(row, rankOf(sought, names)));
  // "Real Madrid" is one team, wherever there is one: not a Real against another of Madrid.
  const together = ranked.filter(({ rank }) => rank < SPREAD);
  return inOrder(together.length > 0 ? together : ranked);
}

/** Rows with the fewest typos alone. */
function guesses<T>(sought: Sought, rows: readonly Row<T>[]): readonly T[] {
  const ranked = rows.flatMap(({ names, ...row }) => rankedAs(row, rankOfGuess(sought, names)));
  const fewest = Math.min(...ranked.map(({ rank }) => rank));
  return inOrder(ranked.filter(({ rank }) => rank === fewest));
}

interface Ranked<T> extends Omit<Row<T>, 'names'> {
  readonly rank: number;
}

function rankedAs<T>(row: Omit<Row<T>, 'names'>, rank: Rank): Ranked<T>[] {
  return rank === null ? [] : [{ ...row, rank }];
}

/** Sorts stably: rows that are level keep the order they were given in. */
function inOrder<T>(ranked: readonly Ranked<T>[]): readonly T[] {
  return ranked
    .toSorted(
      (a, b) =>
        Number(isSimulated(a.league)) - Number(isSimulated(b.league)) ||
        a.rank - b.rank ||
        sportPriority(a.league.sport) - sportPriority(b.league.sport) ||
        a.league.priority - b.league.priority ||
        tierOf(a.league) - tierOf(b.league),
    )
    .map(({ row }) => row);
}

/** The tier of a league by its name: `2. Bundesliga` is the second. */
function tierOf({ name }: SearchedLeague): number {
  return Number(/^(\d)\b/.exec(name)?.[1] ?? 1);
}
