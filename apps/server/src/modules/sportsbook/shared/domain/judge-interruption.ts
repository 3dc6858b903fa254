import { assertNever } from '@ordago/kernel';
import { afterCeremony, judgeContest, type MatchRecord, type ResultRecord, sportRuleOf } from '@ordago/sport-rules';
import type { Ending, MatchFacts, OutcomeMessage, RecordMessage, ResultMessage, StoppedMatch } from './feed-message.ts';
import type { FinalScore } from './market.ts';

/** Stored result of an event. */
export interface EventResult {
  readonly status: 'finished' | 'abandoned' | 'cancelled';
  /** For lists; null where there is none. */
  readonly score: FinalScore | null;
  /** Record that the resolvers read; null when there will be no result. */
  readonly record: ResultRecord | null;
  /** Part that was played of a match that was interrupted for good. */
  readonly interruption: StoppedMatch | null;
  readonly ending: Ending | null;
}

/**
 * Judges a message by the rule book of the event's sport: the score of an interrupted match settles bets
 * only when enough of it was played. Otherwise the match counts as abandoned, and only what was determined by then is
 * settled (specification 3, section 4). A sport without a rule book has to be played to its end.
 */
export function judgeOutcome(message: OutcomeMessage, sport: string): EventResult {
  switch (message.kind) {
    case 'result':
      return judgeResult(message, sport);
    case 'record':
      return judgeRecord(message, sport);
    case 'status': {
      const { stoppedAt } = message;
      if (!stoppedAt) return { ...NO_RESULT, status: message.status };
      return judgeStopped(stoppedAt, {}, sport);
    }
  }
}

/** Returns the message that counts when a race is reported again: those honoured at the ceremony keep their places. */
export function asHonoured(message: OutcomeMessage, earlier: ResultRecord | null, sport: string): OutcomeMessage {
  const rule = sportRuleOf(sport);
  if (rule === null || message.kind !== 'record' || message.record.sort !== 'race' || earlier?.sort !== 'race') {
    return message;
  }
  return { ...message, record: afterCeremony(rule, earlier, message.record) };
}

const NO_RESULT = { score: null, record: null, interruption: null, ending: null } as const;

function judgeResult(message: ResultMessage, sport: string): EventResult {
  const { home, away, playedMinutes: played, format, facts } = message;
  const score = { home, away };
  const rule = sportRuleOf(sport);
  if (played === undefined) {
    const reported = recordOf(score, { status: 'completed', ...facts });
    const completed = rule ? judgeContest(rule, reported, null).record : reported;
    return { ...NO_RESULT, status: 'finished', score, record: completed };
  }
  return judgeStopped({ played, home, away, ...(format !== undefined && { format }) }, facts, sport);
}

/**
 * Judges a match that stopped for good, by whichever word its supplier reported it: the rule book says whether enough was played, and
 * in which parts what was still open would have been played. Minutes say nothing about a minimum in innings or of a game's own clock.
 */
function judgeStopped(stoppedAt: StoppedMatch, facts: MatchFacts | undefined, sport: string): EventResult {
  const { played, home, away, format } = stoppedAt;
  const score = { home, away };
  const rule = sportRuleOf(sport);
  const ending = { kind: 'interrupted', ...(format !== undefined && { format }), played, unit: 'minutes' } as const;
  const minutes = played === null ? {} : { minutesPlayed: played };
  const stopped = recordOf(score, { status: 'abandoned', ...facts, ...minutes });
  const judged = rule ? judgeContest(rule, stopped, ending) : { record: stopped, ending };
  const known = judged.ending?.kind === 'interrupted' ? judged.ending : ending;
  const interruption = { ...score, played: known.played, ...(known.format !== undefined && { format: known.format }) };
  const common = { ...NO_RESULT, interruption, record: judged.record };
  return judged.record.status === 'completed'
    ? { ...common, status: 'finished', score }
    : { ...common, status: 'abandoned' };
}

/** Judges a record by the rule book of its sport. Without a rule book it is used as reported. */
function judgeRecord(message: RecordMessage, sport: string): EventResult {
  const rule = sportRuleOf(sport);
  const reportedEnding = message.ending ?? endingOf(message.record);
  const judged = rule && judgeContest(rule, message.record, reportedEnding);
  const { record, ending } = judged ?? { record: message.record, ending: reportedEnding };
  const common: Omit<EventResult, 'status'> = { ...NO_RESULT, record, ending };
  switch (record.status) {
    case 'completed':
      return { ...common, status: 'finished', score: (record.sort === 'match' && record.score) || null };
    case 'abandoned':
      return { ...common, status: 'abandoned' };
    case 'walkover':
    case 'cancelled':
      return { ...common, status: 'cancelled' };
    default:
      return assertNever(record.status, 'status of a contest');
  }
}

/** Ending of a record that names none: a match that was abandoned was interrupted, as far as its minutes say. */
function endingOf(record: ResultRecord): Ending | null {
  if (record.sort !== 'match' || record.status !== 'abandoned') return null;
  return { kind: 'interrupted', played: record.minutesPlayed ?? null, unit: 'minutes' };
}

function recordOf({ home, away }: FinalScore, more: Omit<MatchRecord, 'sort' | 'score'>): MatchRecord {
  return { sort: 'match', ...more, score: { home, away } };
}
