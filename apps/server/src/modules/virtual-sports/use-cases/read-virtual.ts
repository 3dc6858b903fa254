import type { Instant } from '@ordago/kernel';
import {
  replayVirtualMatch,
  VIRTUAL_ROUNDS,
  VIRTUAL_TEAMS,
  virtualClientSeed,
  virtualProofQuery,
} from '../domain/draw.ts';
import {
  COMPETITIONS,
  type Round,
  type RoundMatch,
  type StoredMatch,
  type VirtualCompetition,
} from '../domain/round.ts';
import { minuteAt } from '../domain/round-clock.ts';
import { type Standing, standingsOf } from '../domain/standings.ts';
import { SPORT_OF } from '../domain/virtual-rules.ts';
import { findRunningSeason, findSeason } from '../repository/rounds.repository.ts';
import type { VirtualParts } from './parts.ts';
import { eventKeyOf, winnerKey } from './publish-round.ts';

/** A match as it may be shown at a moment. */
export interface ShownMatch {
  readonly place: number;
  readonly event: string | null;
  readonly home: number;
  readonly away: number;
  /** Play up to that instant; null before kick-off. */
  readonly played: Omit<StoredMatch, 'score'> | null;
  readonly proof: string | null;
}

export interface ShownRound extends Pick<Round, 'season' | 'round' | 'opensAt' | 'closesAt' | 'endsAt' | 'commitment'> {
  readonly phase: 'betting' | 'playing' | 'over';
  readonly minute: number | null;
  readonly clientSeed: string;
  /** Null until the round is over. */
  readonly serverSeed: string | null;
  readonly matches: readonly ShownMatch[];
}

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

export interface VirtualReads {
  /** Returns the competitions shown at an instant. */
  all(now: Instant): Promise<ShownCompetition[]>;
  /** A round that has opened; null when there is none. */
  round(named: Pick<Round, 'competition' | 'season' | 'round'>, now: Instant): Promise<ShownRound | null>;
  /** Forgets what was read before, which has changed. */
  forget(): void;
}

/** The teams that take part, in the order in which rounds name them. */
export const TEAM_NAMES: readonly string[] = VIRTUAL_TEAMS.map(({ name }) => name);

/** The sport of a competition in the line. */
export function sportOf(competition: VirtualCompetition): string {
  return SPORT_OF[competition];
}

type ReadParts = Pick<VirtualParts, 'pool' | 'length' | 'verifierUrl' | 'eventsOf'>;

/** Time in milliseconds for which one read serves all callers. */
const READ_MS = 500;

interface Book {
  readonly season: number;
  readonly rounds: readonly Round[];
  readonly events: ReadonlyMap<string, string>;
}

export function createVirtualReads(parts: ReadParts): VirtualReads {
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
    forget: () => known.clear(),
    all: async (now) => {
      if (parts.length === null) return [];
      return Promise.all(COMPETITIONS.map(async (one) => show(parts, one, await bookOf(one, now), now)));
    },
    round: async ({ competition, season, round }, now) => {
      const found = (await findSeason(parts.pool, competition, season)).find(
        (one) => one.season === season && one.round === round && one.state !== 'planned',
      );
      if (!found) return null;
      return showRound(parts, found, { events: await parts.eventsOf(keysOf([found])), now });
    },
  };
}

async function readBook({ pool, eventsOf }: ReadParts, competition: VirtualCompetition): Promise<Book> {
  const season = await findRunningSeason(pool, competition);
  // At the beginning of a season its last round is one of the season before.
  const running = await findSeason(pool, competition, season);
  const isNew = !running.some(({ state }) => state === 'drawn');
  const rounds = isNew && season > 1 ? await findSeason(pool, competition, season - 1) : running;
  const ofSeason = season > 0 ? [winnerKey({ competition, season })] : [];
  const shown = competition === 'cup' ? rounds : rounds.slice(-SHOWN_OF_LEAGUE);
  return { season, rounds, events: await eventsOf([...keysOf(shown), ...ofSeason]) };
}

/** The last round, the one that is on, and the one that is planned. */
const SHOWN_OF_LEAGUE = 3;

function keysOf(rounds: readonly Round[]): string[] {
  return rounds.flatMap((round) => round.matches.map(({ place }) => eventKeyOf(round, place)));
}

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

/** A seed leaves the operator when its round is drawn, and goals when their minute has come: never before. */
function showRound(
  parts: ReadParts,
  round: Round,
  { events, now }: { events: ReadonlyMap<string, string>; now: Instant },
): ShownRound {
  const { season, round: number, opensAt, closesAt, endsAt, commitment, state } = round;
  const isOver = state === 'drawn';
  const isPlaying = !isOver && closesAt <= now;
  const minute = isPlaying ? minuteAt(round, now) : null;
  return {
    season,
    round: number,
    opensAt,
    closesAt,
    endsAt,
    commitment,
    minute,
    phase: isOver ? 'over' : isPlaying ? 'playing' : 'betting',
    clientSeed: virtualClientSeed(round),
    serverSeed: isOver ? round.serverSeed : null,
    matches: round.matches.map((match) => ({
      place: match.place,
      home: match.home,
      away: match.away,
      event: events.get(eventKeyOf(round, match.place)) ?? null,
      played: isOver ? match.result : minute === null ? null : upTo(minute, round, match),
      proof: isOver ? proofOf(parts.verifierUrl, round, match) : null,
    })),
  };
}

/** The match of a running round as far as it has come: drawn by now, and told minute by minute. */
function upTo(minute: number, round: Round, { place, home, away }: RoundMatch): Omit<StoredMatch, 'score'> {
  const { goals } = replayVirtualMatch({ ...round, place, home, away });
  return { goals: goals.filter((goal) => goal.minute <= minute), overtime: null, shootOut: null, advancing: null };
}

function proofOf(verifierUrl: string, round: Round, { place, home, away, result }: RoundMatch): string {
  const { competition, season, round: number, commitment, serverSeed } = round;
  const score = result?.score.join('-') ?? '';
  const proof = { competition, season, round: number, place, home, away, commitment, serverSeed, score };
  return `${verifierUrl}#${virtualProofQuery(proof)}`;
}
