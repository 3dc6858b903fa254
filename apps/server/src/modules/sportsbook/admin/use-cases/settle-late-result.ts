import { type Refusal, refuse } from '@ordago/kernel';
import { judgeReported, settleNow } from '../../feed/index.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { detailsOfLate, type LateChoice } from '../domain/late-result.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

/**
 * Settles the bets on a contest by a result that came after its window, by hand: what the window returned is settled anew, by the
 * difference to what was paid. Whatever is reported next is late again. Answers the number of settlements.
 *
 * @refuses not-found, state-changed when it waits no more, or another result came since staff saw it
 */
export async function settleLateResult(
  parts: FeedAdminParts,
  { reason, ...choice }: LateChoice,
  order: AdminOrder,
): Promise<{ readonly bets: number } | Refusal<'not-found' | 'state-changed'>> {
  const { audit, lateResults } = parts;
  const found = await lateResults.findLate(choice.event);
  const judged = found && (await judgeReported(parts, found.message));
  if (!judged) return refuse('not-found');
  const line = adminLineOf(order, 'sportsbook.late-result-settled', detailsOfLate(found, reason));
  const decision = { ...choice, staff: order.staff, at: order.now };
  const isDone = await lateResults.settleLate({ ...decision, noted: (tx) => audit.append(line, tx) }, judged.result);
  if (!isDone) return refuse('state-changed');
  await parts.announce([choice.event]);
  return { bets: await settleNow(parts) };
}
