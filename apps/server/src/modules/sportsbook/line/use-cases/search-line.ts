import type { Instant } from '@ordago/kernel';
import { asOffered, type LineEvent, type LineLeague } from '../domain/line.ts';
import { indexLine, type LineIndex, type SportNames } from '../domain/search/find-in-line.ts';
import type { FindEventsRepository, NamedEvent } from '../repository/find-events.repository.ts';
import type { LineRepository } from '../repository/line.repository.ts';

type SearchedLeague = LineLeague & { readonly events: number };

export interface FoundInLine {
  /** No name contains the text; these are the nearest. */
  readonly isGuess: boolean;
  /** The best first. */
  readonly leagues: readonly SearchedLeague[];
  readonly events: readonly LineEvent[];
}

export type SearchLine = (text: string, now: Instant) => Promise<FoundInLine>;

/** Leagues and events of one answer. */
const LEAGUES_MAX = 5;
const EVENTS_MAX = 20;
/** Names are read anew after this time, in ms: fixtures come by the minute. */
const NAMES_AGE_MS_MAX = 15_000;

const NOTHING: FoundInLine = { isGuess: false, leagues: [], events: [] };

export interface SearchParts {
  readonly names: Pick<FindEventsRepository, 'findNames'>;
  readonly line: Pick<LineRepository, 'findEvents'>;
  readonly sportNames: SportNames;
}

/** Searches the events ahead and in play by the names of their teams, and the leagues that have some. */
export function createSearchLine({ names: repository, line, sportNames }: SearchParts): SearchLine {
  const names = createNames(repository, sportNames);
  return async (text, now) => {
    const found = (await names(now)).find(text);
    if (found === null) return NOTHING;
    const ids = found.events.slice(0, EVENTS_MAX).map(({ id }) => id);
    return {
      isGuess: found.isGuess,
      leagues: found.leagues.slice(0, LEAGUES_MAX).map(({ priority: _, ...league }) => league),
      events: ids.length === 0 ? [] : await readEvents(line, ids, now),
    };
  };
}

/** Reads events in the order of the ids. */
async function readEvents(line: SearchParts['line'], ids: readonly string[], now: Instant): Promise<LineEvent[]> {
  const filter = { view: 'any', at: now, league: null, from: null, to: null, ids } as const;
  const found = await line.findEvents(filter, { page: 0, size: EVENTS_MAX });
  return found.rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((event) => asOffered(event, now));
}

type Names = LineIndex<NamedEvent, NamedEvent['league'] & SearchedLeague>;

function createNames(repository: SearchParts['names'], sportNames: SportNames): (now: Instant) => Promise<Names> {
  let read: { at: Instant; names: Promise<Names> } | null = null;
  return (now) => {
    if (read === null || Math.abs(now - read.at) > NAMES_AGE_MS_MAX) {
      const names = repository.findNames().then((events) => indexed(events, sportNames));
      read = { at: now, names };
      // The next search asks again.
      names.catch(() => {
        read = null;
      });
    }
    return read.names;
  };
}

function indexed(events: readonly NamedEvent[], sports: SportNames): Names {
  const leagues = new Map<string, NamedEvent['league'] & SearchedLeague>();
  for (const { league } of events) {
    leagues.set(league.id, { ...league, events: (leagues.get(league.id)?.events ?? 0) + 1 });
  }
  return indexLine(events, [...leagues.values()], sports);
}
