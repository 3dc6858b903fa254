import type { Instant } from '@ordago/kernel';
import { endingOf } from '../../shared/domain/halt-window.ts';
import { judgeOutcome } from '../../shared/domain/judge-interruption.ts';
import type { FeedParts } from './parts.ts';

/** Events that one round judges. */
const HALTED_MAX = 200;

/**
 * Judges the contests that were not continued, or did not begin, within the window of their sport: the rule book
 * decides what counts and what is returned, and a result that is reported later changes nothing of it. Answers how many
 * were judged.
 */
export async function judgeHalted(parts: FeedParts, now: Instant): Promise<number> {
  const halted = await parts.halts.findHalted(now, HALTED_MAX);
  for (const { sport, halt, ...base } of halted) {
    const message = { ...base, kind: 'record', ...endingOf(halt, sport) } as const;
    const judged = { result: judgeOutcome(message, sport), at: now, heldAt: null, window: 'over' } as const;
    const noted = await parts.fixtures.saveOutcome(message, judged);
    if (typeof noted !== 'string') await parts.announce([noted.id]);
  }
  return halted.length;
}
