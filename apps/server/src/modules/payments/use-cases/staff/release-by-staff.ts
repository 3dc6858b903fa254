import { type DepositId, isRefusal, type Refusal, refuse, type Units } from '@ordago/kernel';
import { auditLineOf } from '../../../audit/index.ts';
import { mayApprove } from '../../domain/approval.ts';
import { type Decision, recordOf, staffRefusalOf } from '../../domain/staff-decision.ts';
import type { PaymentParts } from '../parts.ts';
import { releaseDeposit } from '../release-deposit.ts';

type ReleaseRefusal = Exclude<Awaited<ReturnType<typeof releaseDeposit>>, string>['name'];

/**
 * Releases a deposit that waits for review: what the gateway reported is credited. The cap counts what is credited. The
 * record in the audit is of the money's own commit.
 *
 * @refuses payment-not-found, state-changed, role-too-low, payment-mismatch, currency-mismatch, too-busy
 */
export async function releaseByStaff(
  parts: PaymentParts,
  decision: Decision<DepositId>,
): Promise<Units | Refusal<Exclude<ReleaseRefusal, 'payment-move-refused'> | 'state-changed' | 'role-too-low'>> {
  const { by, id, now } = decision;
  const seen = await parts.queue.deposit(by, id);
  if (!seen) return refuse('payment-not-found');
  if (seen.reported === null) return refuse('state-changed');
  if (!mayApprove(by, { units: seen.reported, cap: seen.cap })) return refuse('role-too-low');
  const audit = auditLineOf(recordOf(decision, 'deposit.released', { ...seen, units: seen.reported }));
  const done = await releaseDeposit(parts, { staff: by.staff, id, audit, now });
  if (isRefusal(done)) return staffRefusalOf(done);
  if (done !== 'credited') return refuse('state-changed');
  return seen.reported;
}
