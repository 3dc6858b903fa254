import type { Instant } from '@ordago/kernel';
import { asOffered, type LineEvent, type LineLeague } from '../domain/line.ts';
import { indexByName, type NameIndex } from '../domain/name-index.ts';
import type { FindEventsRepository, NamedEvent } from '../repository/find-events.repository.ts';
import type { LineRepository } from '../repository/line.repository.ts';

type SearchedLeague = LineLeague & { readonly events: number };

export interface FoundInLine {
  /** No name contains the text; these are the nearest. */
  readonly isGuess: boolean;
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
}

/** Searches the events ahead and in play by the names of their teams, and the leagues that have some. */
export function createSearchLine({ names: repository, line }: SearchParts): SearchLine {
  const names = createNames(repository);
  return async (text, now) => {
    const { events, leagues } = await names(now);
    const ofEvents = events.find(text);
    const ofLeagues = leagues.find(text);
    if (!ofEvents || !ofLeagues) return NOTHING;
    // Names that contain the text are never mixed with names that are only near it.
    const isGuess = ofEvents.isGuess && ofLeagues.isGuess;
    const ids = ofEvents.isGuess === isGuess ? ofEvents.rows.slice(0, EVENTS_MAX).map(({ id }) => id) : [];
    return {
      isGuess,
      leagues: ofLeagues.isGuess === isGuess ? ofLeagues.rows.slice(0, LEAGUES_MAX) : [],
      events: ids.length === 0 ? [] : await readEvents(line, ids, now),
    };
  };
}

async function readEvents(line: SearchParts['line'], ids: readonly string[], now: Instant): Promise<LineEvent[]> {
  const filter = { view: 'any', at: now, league: null, from: null, to: null, ids } as const;
  const found = await line.findEvents(filter, { page: 0, size: EVENTS_MAX });
  return found.rows.map((event) => asOffered(event, now));
}

interface Names {
  readonly events: NameIndex<NamedEvent>;
  readonly leagues: NameIndex<SearchedLeague>;
}

function createNames(repository: SearchParts['names']): (now: Instant) => Promise<Names> {
  let read: { at: Instant; names: Promise<Names> } | null = null;
  return (now) => {
    if (read === null || Math.abs(now - read.at) > NAMES_AGE_MS_MAX) {
      const names = repository.findNames().then(indexed);
      read = { at: now, names };
      // The next search asks again.
      names.catch(() => {
        read = null;
      });
    }
    return read.names;
  };
}

function indexed(events: readonly NamedEvent[]): Names {
  const leagues = new Map<string, SearchedLeague>();
  for (const { league } of events) {
    leagues.set(league.id, { ...league, events: (leagues.get(league.id)?.events ?? 0) + 1 });
  }
  return {
    events: indexByName(events, ({ home, away }) => `${home} ${away}`),
    leagues: indexByName([...leagues.values()], ({ name }) => name),
  };
}
