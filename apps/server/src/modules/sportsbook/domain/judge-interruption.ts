import { judgeInterruption, sportRuleOf } from '@ordago/sport-rules';
import type { FeedMessage } from './feed-message.ts';

/** The sport whose results we take; the rule book of others comes with their feeds. */
const SPORT = 'football';

/**
 * The score of an interrupted match settles bets only when the rule book says that enough of it was played; otherwise
 * the match counts as abandoned and open bets settle at odds 1 (specification 3, section 4).
 */
export function judgeInterrupted(message: FeedMessage): FeedMessage {
  if (message.kind !== 'result' || message.playedMinutes === undefined) return message;
  const rule = sportRuleOf(SPORT);
  const { feed, eventKey, version, playedMinutes } = message;
  if (rule && judgeInterruption(rule, { playedMinutes }) === 'completed') return message;
  return { kind: 'status', status: 'abandoned', feed, eventKey, version };
}
