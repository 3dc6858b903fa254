import type { OutcomeMessage } from '../../shared/domain/feed-message.ts';
import { asHonoured, type EventResult, judgeOutcome } from '../../shared/domain/judge-interruption.ts';
import type { FeedParts } from './parts.ts';

/** Judges a reported outcome by the rule book of its event's sport; null for an unknown event. */
export async function judgeReported(
  { fixtures }: Pick<FeedParts, 'fixtures'>,
  message: OutcomeMessage,
): Promise<EventResult | null> {
  const sport = await fixtures.findSport(message);
  if (sport === null) return null;
  const isRace = message.kind === 'record' && message.record.sort === 'race';
  const known = isRace ? await fixtures.findKnown(message.feed, [message.eventKey]) : null;
  return judgeOutcome(asHonoured(message, known?.get(message.eventKey)?.record ?? null, sport), sport);
}
