import { assertNever } from '@ordago/kernel';
import { judgeInterruption, type MatchRecord, type ResultRecord, sportRuleOf } from '@ordago/sport-rules';
import type { Ending, OutcomeMessage, RecordMessage, ResultMessage, StoppedMatch } from './feed-message.ts';
import type { FinalScore } from './market.ts';

/** What an event keeps of its result. */
export interface EventResult {
  readonly status: 'finished' | 'abandoned' | 'cancelled';
  /** For lists; null where there is none. */
  readonly score: FinalScore | null;
  /** What the resolvers read; null when there will be no result. */
  readonly record: ResultRecord | null;
  /** How far a match came that was interrupted for good. */
  readonly interruption: StoppedMatch | null;
  readonly ending: Ending | null;
}

/**
 * What a message says of its event, by the rule book of the event's sport: the score of an interrupted match settles bets
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
      const record = recordOf(stoppedAt, { status: 'abandoned', minutesPlayed: stoppedAt.played });
      return { ...NO_RESULT, status: message.status, interruption: stoppedAt, record };
    }
  }
}

const NO_RESULT = { score: null, record: null, interruption: null, ending: null } as const;

function judgeResult({ home, away, playedMinutes: played, facts }: ResultMessage, sport: string): EventResult {
  const score = { home, away };
  const completed = recordOf(score, { status: 'completed', ...facts });
  if (played === undefined) return { ...NO_RESULT, status: 'finished', score, record: completed };
  const interruption = { played, home, away };
  const rule = sportRuleOf(sport);
  if (rule && judgeInterruption(rule, { played }) === 'completed') {
    return { ...NO_RESULT, status: 'finished', score, record: completed, interruption };
  }
  const record = recordOf(score, { status: 'abandoned', ...facts, minutesPlayed: played });
  return { ...NO_RESULT, status: 'abandoned', interruption, record };
}

function judgeRecord({ record: told, ending }: RecordMessage, sport: string): EventResult {
  const rule = sportRuleOf(sport);
  const isEnough = ending?.kind === 'interrupted' && rule && judgeInterruption(rule, ending) === 'completed';
  const record = told.status === 'abandoned' && isEnough ? { ...told, status: 'completed' as const } : told;
  const common: Omit<EventResult, 'status'> = { ...NO_RESULT, record, ending: ending ?? null };
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
