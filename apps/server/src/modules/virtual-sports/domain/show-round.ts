import type { Instant } from '@ordago/kernel';
import { replayVirtualMatch, virtualClientSeed, virtualProofQuery } from './draw.ts';
import type { Round, RoundMatch, StoredMatch } from './round.ts';
import { minuteAt } from './round-clock.ts';
import { eventKeyOf } from './round-keys.ts';

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

/**
 * Shows a round as it is at an instant. A seed leaves the operator when its round is drawn, and goals when their minute
 * has come: never before.
 */
export function showRound(
  { verifierUrl }: { readonly verifierUrl: string },
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
      proof: isOver ? proofOf(verifierUrl, round, match) : null,
    })),
  };
}

/** The match of a running round as far as it has come: drawn by now, and revealed minute by minute. */
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

/** Returns the keys of all matches of some rounds. */
export function keysOf(rounds: readonly Round[]): string[] {
  return rounds.flatMap((round) => round.matches.map(({ place }) => eventKeyOf(round, place)));
}
