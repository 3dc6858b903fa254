import { type Instant, instant, type Odds, parseInstant, parseOdds } from '@ordago/kernel';
import type { FeedEnding, FeedFacts, FeedHaltState, FeedRecordBody, FeedWireMessage } from '@ordago/provider-protocols';
import {
  type Ending,
  type FeedMessage,
  type Halt,
  type MarketOffer,
  type MatchFacts,
  minuteOf,
  type ResultRecord,
} from '../../modules/sportsbook/feed/ports/odds-feed.ts';

/** Maps a message of a supplier that uses our own wire format to our terms. */
export function messageOf(feed: string, message: FeedWireMessage): FeedMessage {
  const base = { feed, eventKey: message.event, version: message.version };
  switch (message.kind) {
    case 'fixture': {
      const { league, home, away, round } = message;
      const startsAt = instantOf(message.starts_at);
      const isInPlay = message.in_play ?? false;
      return { ...base, kind: 'fixture', league, home, away, round, startsAt, isInPlay };
    }
    case 'offer':
      return { ...base, kind: 'offer', markets: message.markets.map(offerOf) };
    case 'result': {
      const { home, away, played_minutes: playedMinutes, format, facts } = message;
      const known = { ...(format !== undefined && { format }), ...(facts && { facts: factsOf(facts) }) };
      return { ...base, kind: 'result', home, away, playedMinutes, ...known };
    }
    case 'record': {
      const { record, ending } = message;
      return { ...base, kind: 'record', record: recordOf(record), ...(ending && { ending: endingOf(ending) }) };
    }
    case 'halt':
      return { ...base, kind: 'halt', halt: haltOf(message.halt) };
    case 'status':
      return { ...base, kind: 'status', status: message.status };
  }
}

function endingOf(ending: FeedEnding): Ending {
  if (ending.kind !== 'postponed') return ending;
  return { kind: 'postponed', isTournamentOver: ending.is_tournament_over };
}

function haltOf(halt: FeedHaltState): Halt {
  const at = instantOf(halt.at);
  if (halt.kind === 'interrupted') return { ...halt, at, record: recordOf(halt.record) };
  const { tournament_ends_at: ends } = halt;
  return { kind: 'postponed', at, ...(ends !== undefined && { tournamentEndsAt: instantOf(ends) }) };
}

function instantOf(text: string): Instant {
  return parseInstant(text) ?? instant(Date.parse(text));
}

type WireMarket = Extract<FeedWireMessage, { kind: 'offer' }>['markets'][number];

/** A market of the supplier's own prices; a price that no list could hold leaves its selection out. */
function offerOf({ kind, specifier, selections }: WireMarket): MarketOffer {
  return {
    kind,
    specifier,
    selections: selections.flatMap(({ odds: text, ...selection }) => {
      const odds: Odds | null = parseOdds(text);
      return odds === null ? [] : [{ ...selection, odds }];
    }),
  };
}

/** Maps the facts of a match to our terms; what the supplier leaves out stays out. */
function factsOf(facts: FeedFacts): MatchFacts {
  const { periods_planned, regular_minutes, decided_in, shoot_out, goals, statistics_by_period, ...others } = facts;
  const { last_set_tie_break, pitcher_changed, ...same } = others;
  return withoutGaps({
    ...same,
    periodsPlanned: periods_planned,
    regularMinutes: regular_minutes,
    decidedIn: decided_in,
    shootOut: shoot_out,
    statisticsByPeriod: statistics_by_period,
    isLastSetTieBreak: last_set_tie_break,
    isPitcherChanged: pitcher_changed,
    goals: goals?.map(({ own_goal, seconds, minute, ...goal }) =>
      withoutGaps({
        ...goal,
        minute: minute ?? (seconds === undefined ? undefined : minuteOf(seconds)),
        isOwnGoal: own_goal,
      }),
    ),
  });
}

/** Maps a record of any sort to our terms. */
function recordOf(body: FeedRecordBody): ResultRecord {
  switch (body.sort) {
    case 'match': {
      const { sort, status, score, minutes_played, ...facts } = body;
      return withoutGaps({ sort, status, score, minutesPlayed: minutes_played, ...factsOf(facts) });
    }
    case 'fight': {
      const { past_half_round, rounds_planned, round_seconds, round_minutes, ...fight } = body;
      return withoutGaps({
        ...fight,
        isPastHalfRound: past_half_round,
        roundsPlanned: rounds_planned,
        roundSeconds: round_seconds,
        roundMinutes: round_minutes,
      });
    }
    case 'race': {
      const { fastest_lap, after_ceremony, ...race } = body;
      return withoutGaps({ ...race, fastestLap: fastest_lap, isAfterCeremony: after_ceremony });
    }
    case 'tournament': {
      const { entries, final_held, ...tournament } = body;
      return withoutGaps({
        ...tournament,
        isFinalHeld: final_held,
        entries: entries?.map(({ withdrawn, ...entry }) => withoutGaps({ ...entry, isWithdrawn: withdrawn })),
      });
    }
  }
}

/** Drops absent keys, so that a record reads the same from its column. */
function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
