import { assertNever } from '@ordago/kernel';
import { afterCeremony, judgeContest, type MatchRecord, type ResultRecord, sportRuleOf } from '@ordago/sport-rules';
import type { Ending, OutcomeMessage, RecordMessage, ResultMessage, StoppedMatch } from './feed-message.ts';
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
      const { played } = stoppedAt;
      const record = recordOf(stoppedAt, { status: 'abandoned', ...(played !== null && { minutesPlayed: played }) });
      return { ...NO_RESULT, status: message.status, interruption: stoppedAt, record };
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
  const reported = recordOf(score, { status: 'completed', ...facts });
  if (played === undefined) {
    const completed = rule ? judgeContest(rule, reported, null).record : reported;
    return { ...NO_RESULT, status: 'finished', score, record: completed };
  }
  const interruption = { played, home, away, ...(format !== undefined && { format }) };
  const ending = { kind: 'interrupted', ...(format !== undefined && { format }), played } as const;
  const stopped: MatchRecord = { ...reported, status: 'abandoned', minutesPlayed: played };
  const record = rule ? judgeContest(rule, stopped, ending).record : stopped;
  return record.status === 'completed'
    ? { ...NO_RESULT, status: 'finished', score, record, interruption }
    : { ...NO_RESULT, status: 'abandoned', interruption, record };
}

/** Judges a record by the rule book of its sport. Without a rule book it is used as reported. */
function judgeRecord(message: RecordMessage, sport: string): EventResult {
  const rule = sportRuleOf(sport);
  const reportedEnding = message.ending ?? null;
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

function recordOf({ home, away }: FinalScore, more: Omit<MatchRecord, 'sort' | 'score'>): MatchRecord {
  return { sort: 'match', ...more, score: { home, away } };
}
