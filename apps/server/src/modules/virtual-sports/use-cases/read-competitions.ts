import type { Instant } from '@ordago/kernel';
import { VIRTUAL_ROUNDS } from '../domain/draw.ts';
import { COMPETITIONS, type Round, type VirtualCompetition } from '../domain/round.ts';
import { winnerKey } from '../domain/round-keys.ts';
import { keysOf, type ShownRound, showRound } from '../domain/show-round.ts';
import { type Standing, standingsOf } from '../domain/standings.ts';
import type { ReadParts } from './parts.ts';

export interface ShownCompetition {
  readonly competition: VirtualCompetition;
  readonly season: number;
  readonly roundsCount: number;
  readonly current: ShownRound | null;
  readonly last: ShownRound | null;
  readonly next: Pick<Round, 'season' | 'round' | 'opensAt' | 'commitment'> | null;
  readonly standings: readonly Standing[];
  readonly tree: readonly ShownRound[];
  readonly winnerEvent: string | null;
}

/** Time in milliseconds for which one read serves all callers. */
const READ_MS = 500;

interface Book {
  readonly season: number;
  readonly rounds: readonly Round[];
  readonly events: ReadonlyMap<string, string>;
}

/** Reads of the competitions, from a book of each that serves all callers for a moment. */
export interface ReadCompetitions {
  /** Returns the competitions shown at an instant. */
  read(now: Instant): Promise<ShownCompetition[]>;
  /** Forgets what was read before, which has changed. */
  forget(): void;
}

export function createReadCompetitions(parts: ReadParts): ReadCompetitions {
  const known = new Map<VirtualCompetition, { readonly at: number; readonly book: Promise<Book> }>();
  const bookOf = (competition: VirtualCompetition, now: Instant): Promise<Book> => {
    const kept = known.get(competition);
    if (kept && Math.abs(now - kept.at) < READ_MS) return kept.book;
    const book = readBook(parts, competition);
    known.set(competition, { at: now, book });
    // The next caller reads again.
    book.catch(() => known.delete(competition));
    return book;
  };
  return {
    read: async (now) => {
      if (parts.length === null) return [];
      return Promise.all(COMPETITIONS.map(async (one) => show(parts, one, await bookOf(one, now), now)));
    },
    forget: () => known.clear(),
  };
}

async function readBook({ rounds: repository, eventsOf }: ReadParts, competition: VirtualCompetition): Promise<Book> {
  const season = await repository.findRunningSeason(competition);
  // At the beginning of a season its last round is one of the season before.
  const running = await repository.findSeason(competition, season);
  const isNew = !running.some(({ state }) => state === 'drawn');
  const rounds = isNew && season > 1 ? await repository.findSeason(competition, season - 1) : running;
  const ofSeason = season > 0 ? [winnerKey({ competition, season })] : [];
  const shown = competition === 'cup' ? rounds : rounds.slice(-SHOWN_OF_LEAGUE);
  return { season, rounds, events: await eventsOf([...keysOf(shown), ...ofSeason]) };
}

/** The last round, the one that is on, and the one that is planned. */
const SHOWN_OF_LEAGUE = 3;

function show(parts: ReadParts, competition: VirtualCompetition, book: Book, now: Instant): ShownCompetition {
  const { season, rounds, events } = book;
  const shown = (round: Round | undefined) => (round ? showRound(parts, round, { events, now }) : null);
  const ofSeason = rounds.filter((round) => round.season === season && round.state !== 'planned');
  const next = rounds.find(({ state }) => state === 'planned') ?? null;
  return {
    competition,
    season,
    roundsCount: VIRTUAL_ROUNDS[competition],
    next,
    current: shown(rounds.find(({ state }) => state === 'open')),
    last: shown(rounds.findLast(({ state }) => state === 'drawn')),
    standings: competition === 'league' ? standingsOf(ofSeason.flatMap(({ matches }) => matches)) : [],
    tree: competition === 'cup' ? ofSeason.flatMap((round) => shown(round) ?? []) : [],
    winnerEvent: events.get(winnerKey({ competition, season })) ?? null,
  };
}
