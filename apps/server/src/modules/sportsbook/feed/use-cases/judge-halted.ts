import type { Instant } from '@ordago/kernel';
import { announceEvents } from '../../line/index.ts';
import type { SettleParts } from '../../settlement/index.ts';
import { endingOf } from '../../shared/domain/halt-window.ts';
import { judgeOutcome } from '../../shared/domain/judge-interruption.ts';
import { saveOutcome } from '../repository/fixtures.repository.ts';
import { findHalted } from '../repository/halts.repository.ts';

/** Events that one round judges. */
const HALTED_MAX = 200;

/**
 * Judges the contests that were not continued, or did not begin, within the window of their sport: the rule book says what
 * counts and what is returned. A result that is told later settles them anew. Answers how many were judged.
 */
export async function judgeHalted(parts: SettleParts, now: Instant): Promise<number> {
  const halted = await findHalted(parts.pool, now, HALTED_MAX);
  for (const { sport, halt, ...base } of halted) {
    const message = { ...base, kind: 'record', ...endingOf(halt, sport) } as const;
    const noted = await saveOutcome(parts.pool, message, { result: judgeOutcome(message, sport), heldAt: null });
    if (typeof noted !== 'string') await announceEvents(parts, [noted.id]);
  }
  return halted.length;
}
