import type { OutcomeMessage } from '../../shared/domain/feed-message.ts';
import { asHonoured, type EventResult, judgeOutcome } from '../../shared/domain/judge-interruption.ts';
import type { FeedParts } from './parts.ts';

/** Result of an event, with its sport. */
export interface JudgedReport {
  readonly sport: string;
  readonly result: EventResult;
}

/** Judges a reported outcome by the rule book of its event's sport; null for an unknown event. */
export async function judgeReported(
  { fixtures }: Pick<FeedParts, 'fixtures'>,
  message: OutcomeMessage,
): Promise<JudgedReport | null> {
  const sport = await fixtures.findSport(message);
  if (sport === null) return null;
  const isRace = message.kind === 'record' && message.record.sort === 'race';
  const known = isRace ? await fixtures.findKnown(message.feed, [message.eventKey]) : null;
  const earlier = known?.get(message.eventKey)?.record ?? null;
  return { sport, result: judgeOutcome(asHonoured(message, earlier, sport), sport) };
}
