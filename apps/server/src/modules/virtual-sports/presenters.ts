import type { AnswerIn, readVirtual, readVirtualRound } from '@ordago/contracts';
import { type Instant, toIso } from '@ordago/kernel';
import { VIRTUAL_TEAMS } from './domain/draw.ts';
import type { ShownMatch, ShownRound } from './domain/show-round.ts';
import { SPORT_OF } from './domain/virtual-rules.ts';
import type { ShownCompetition } from './use-cases/read-competitions.ts';

type CompetitionAnswer = AnswerIn<typeof readVirtual>['competitions'][number];
type RoundAnswer = AnswerIn<typeof readVirtualRound>;

/** The competitions on the wire, with the teams in the order in which rounds name them. */
export function presentCompetitions(shown: readonly ShownCompetition[], now: Instant): AnswerIn<typeof readVirtual> {
  const teams = VIRTUAL_TEAMS.map(({ name }) => name);
  return { now: toIso(now), teams, competitions: shown.map(presentCompetition) };
}

function presentCompetition(shown: ShownCompetition): CompetitionAnswer {
  const { competition, season, roundsCount, current, last, next, standings, tree, winnerEvent } = shown;
  return {
    competition,
    sport: SPORT_OF[competition],
    season,
    rounds_count: roundsCount,
    winner_event: winnerEvent,
    current: current && presentRound(current),
    last: last && presentRound(last),
    next: next && {
      season: next.season,
      round: next.round,
      commitment: next.commitment,
      opens_at: toIso(next.opensAt),
    },
    standings: standings.map(({ goalsFor, goalsAgainst, ...line }) => ({
      ...line,
      goals_for: goalsFor,
      goals_against: goalsAgainst,
    })),
    tree: tree.map(presentRound),
  };
}

/** A round on the wire. */
export function presentRound(shown: ShownRound): RoundAnswer {
  const { season, round, phase, minute, commitment } = shown;
  return {
    season,
    round,
    phase,
    minute,
    commitment,
    opens_at: toIso(shown.opensAt),
    closes_at: toIso(shown.closesAt),
    ends_at: toIso(shown.endsAt),
    client_seed: shown.clientSeed,
    server_seed: shown.serverSeed,
    matches: shown.matches.map(presentMatch),
  };
}

function presentMatch({ place, event, home, away, played, proof }: ShownMatch): RoundAnswer['matches'][number] {
  const goals = played?.goals ?? [];
  const scored = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).length;
  const pairOf = ([one, other]: readonly [number, number]) => ({ home: one, away: other });
  const scoreOf = (score: readonly [number, number] | null | undefined) => (score ? pairOf(score) : null);
  return {
    place,
    event,
    home,
    away,
    proof,
    score: played && { home: scored('home'), away: scored('away') },
    goals: goals.map(({ side, minute }) => ({ side, minute })),
    overtime: scoreOf(played?.overtime),
    shoot_out: scoreOf(played?.shootOut),
    advancing: played?.advancing ?? null,
    counts: played?.counts
      ? {
          yellow_cards: pairOf(played.counts['yellow-cards']),
          red_cards: pairOf(played.counts['red-cards']),
          penalties: pairOf(played.counts.penalties),
        }
      : null,
  };
}
