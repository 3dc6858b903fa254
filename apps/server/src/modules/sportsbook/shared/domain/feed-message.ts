import type { Instant, Odds } from '@ordago/kernel';
import type { Ending, MatchRecord, PlayUnit, ResultRecord } from '@ordago/sport-rules';

export type { Ending, ResultRecord };

/** Message of a supplier about one event. A supplier without prices leaves them to us. */
export type FeedMessage = FixtureMessage | OfferMessage | ResultMessage | RecordMessage | StatusMessage | HaltMessage;

interface FeedMessageBase {
  /** Name of the supplier; keys are the supplier's own and unique within it. */
  readonly feed: string;
  readonly eventKey: string;
  /**
   * Grows with every message about the event. Per event and sort (fixture, offer, stop, outcome) the highest counts, so
   * that the messages have the same result in whatever order they arrive, and however often.
   */
  readonly version: number;
}

export interface FixtureMessage extends FeedMessageBase {
  readonly kind: 'fixture';
  readonly league: FeedLeague;
  /** The first side; of a contest of many, the contest itself. */
  readonly home: FeedTeam;
  /** Null for a contest of many, such as a race. */
  readonly away: FeedTeam | null;
  readonly round: string | null;
  readonly startsAt: Instant;
  /** True if it is priced while it is played, and takes bets then. (Default: no) */
  readonly isInPlay?: boolean;
}

/** The supplier's whole offer on an event: markets that are not named any more are suspended. */
export interface OfferMessage extends FeedMessageBase {
  readonly kind: 'offer';
  readonly markets: readonly MarketOffer[];
}

/** A market as it will be offered, before it belongs to an event. */
export interface MarketOffer {
  /** A kind of the catalogue of markets. */
  readonly kind: string;
  /** Specifier, as the catalogue writes it: `period=1|line=2.5`; empty for kinds without any. */
  readonly specifier: string;
  readonly selections: readonly SelectionOffer[];
}

export interface SelectionOffer {
  readonly outcome: string;
  /** Of a competitor, where the outcome is its key. */
  readonly name?: string;
  readonly odds: Odds;
}

/** The final score of regular time, or the score at which a match was interrupted for good. */
export interface ResultMessage extends FeedMessageBase {
  readonly kind: 'result';
  readonly home: number;
  readonly away: number;
  /** Minutes that were played when the match was interrupted and not continued; absent for a match played in full. */
  readonly playedMinutes?: number;
  /** The format it was played in, where it was interrupted. (Default: unknown, so that every format of the sport has to agree) */
  readonly format?: string;
  /** Further facts: halves, goals, corners, cards. An absent one leaves its markets unsettled. */
  readonly facts?: MatchFacts;
}

/** Facts of a match beside its score. */
export type MatchFacts = Omit<MatchRecord, 'sort' | 'status' | 'score' | 'minutesPlayed'>;

/** The result of a contest of any sort: sets, a race, a tournament, a match that was given up. */
export interface RecordMessage extends FeedMessageBase {
  readonly kind: 'record';
  readonly record: ResultRecord;
  /** Ending of a contest that was not played to its end. */
  readonly ending?: Ending;
}

/**
 * A contest that stopped before its end and may go on, or that did not begin in its time and may still: the rule book
 * of its sport sets how long its bets wait (specification 3, section 4). A stop of `open`, a fixture whose kick-off is moved
 * to an instant ahead and in time, and a result end the wait.
 */
export interface HaltMessage extends FeedMessageBase {
  readonly kind: 'halt';
  readonly halt: Halt;
}

/** State of a contest that waits; `at` is when it stopped, or should have begun. */
export type Halt =
  | {
      readonly kind: 'interrupted';
      readonly at: Instant;
      /** Part that was played. */
      readonly record: ResultRecord;
      readonly format?: string;
      /** Amount that was played; null if unknown. */
      readonly played: number | null;
      /** Unit of `played`. (Default: that of the format's minimum in the rule book, such as displayed minutes in e-hockey) */
      readonly unit?: PlayUnit;
    }
  | {
      readonly kind: 'postponed';
      readonly at: Instant;
      /** End of its tournament, where that is known: some sports wait until then. */
      readonly tournamentEndsAt?: Instant;
    };

/** Betting stops or goes on, or the event will have no result: every open selection is void then. */
export interface StatusMessage extends FeedMessageBase {
  readonly kind: 'status';
  readonly status: 'stopped' | 'open' | 'abandoned' | 'cancelled';
  /** Part of an abandoned match that was played, where the supplier reported it. */
  readonly stoppedAt?: StoppedMatch;
}

/** A match at the moment at which it was interrupted for good. */
export interface StoppedMatch {
  /** Minutes; null where not reported. */
  readonly played: number | null;
  readonly home: number;
  readonly away: number;
  /** (Default: unknown, so that every format of the sport has to agree) */
  readonly format?: string;
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

/** Messages that settle bets: a result, or that there will be none. */
export type OutcomeMessage = ResultMessage | RecordMessage | (StatusMessage & { readonly status: FinalStatus });
export type StopMessage = StatusMessage & { readonly status: 'stopped' | 'open' };
export type FinalStatus = 'abandoned' | 'cancelled';

export function isOutcome(message: FeedMessage): message is OutcomeMessage {
  if (message.kind === 'result' || message.kind === 'record') return true;
  return message.kind === 'status' && isFinal(message.status);
}

function isFinal(status: StatusMessage['status']): status is FinalStatus {
  return status === 'abandoned' || status === 'cancelled';
}

/** A finished match of the past. */
export interface PastMatch {
  readonly leagueKey: string;
  /** Season as its supplier calls it, which is believed or doubted as a whole. (Default: none, as of our own results) */
  readonly season?: string;
  readonly playedAt: Instant;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
}
