import type { Instant } from '@ordago/kernel';

/** What a supplier tells of one event. Amounts and prices are ours: a supplier of results brings no odds. */
export type FeedMessage = FixtureMessage | ResultMessage | StatusMessage;

interface FeedMessageBase {
  /** Name of the supplier; keys are the supplier's own and unique within it. */
  readonly feed: string;
  readonly eventKey: string;
  /**
   * Grows with every message about the event. Per event and sort (fixture, stop, outcome) the highest counts, so that
   * the messages come to the same in whatever order they arrive, and however often.
   */
  readonly version: number;
}

export interface FixtureMessage extends FeedMessageBase {
  readonly kind: 'fixture';
  readonly league: FeedLeague;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  readonly round: string | null;
  readonly startsAt: Instant;
}

/** The final score of regular time, or the score at which a match was interrupted for good. */
export interface ResultMessage extends FeedMessageBase {
  readonly kind: 'result';
  readonly home: number;
  readonly away: number;
  /** Minutes that were played when the match was interrupted and not continued; absent for a match played in full. */
  readonly playedMinutes?: number;
}

/** Betting stops or goes on, or the event will have no result: every open selection is void then. */
export interface StatusMessage extends FeedMessageBase {
  readonly kind: 'status';
  readonly status: 'stopped' | 'open' | 'abandoned' | 'cancelled';
}

export interface FeedLeague {
  readonly key: string;
  readonly sport: string;
  readonly name: string;
  readonly country: string;
}

export interface FeedTeam {
  readonly key: string;
  readonly name: string;
  readonly code: string | null;
}

/** Whether there will be a result, and which: the messages that settle bets. */
export type OutcomeMessage = ResultMessage | (StatusMessage & { readonly status: FinalStatus });
export type StopMessage = StatusMessage & { readonly status: 'stopped' | 'open' };
export type FinalStatus = 'abandoned' | 'cancelled';

export function isOutcome(message: FeedMessage): message is OutcomeMessage {
  return message.kind === 'result' || (message.kind === 'status' && isFinal(message.status));
}

function isFinal(status: StatusMessage['status']): status is FinalStatus {
  return status === 'abandoned' || status === 'cancelled';
}

/** A finished match of the past. */
export interface PastMatch {
  readonly leagueKey: string;
  readonly playedAt: Instant;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}
