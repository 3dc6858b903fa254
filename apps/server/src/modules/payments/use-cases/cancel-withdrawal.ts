import { type Instant, isRefusal, type PlayerId, type Refusal, refuse, type WithdrawalId } from '@ordago/kernel';
import type { Withdrawal } from '../domain/payment.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import type { PaymentParts } from './parts.ts';

/**
 * Takes back the player's own withdrawal while nobody has approved it; doing so again answers the same (semantics D53).
 *
 * @refuses payment-not-found, withdrawal-not-cancellable, too-busy
 */
export async function cancelWithdrawal(
  parts: PaymentParts,
  request: { player: PlayerId; id: WithdrawalId; now: Instant },
): Promise<Withdrawal | Refusal<'payment-not-found' | 'withdrawal-not-cancellable' | 'too-busy'>> {
  const withdrawal = await parts.withdrawals.findOwn(request.player, request.id);
  if (!withdrawal) return refuse('payment-not-found');
  if (withdrawal.status === 'cancelled') return withdrawal;
  if (withdrawal.status !== 'created') return refuse('withdrawal-not-cancellable');
  const done = await endWithdrawal(parts, withdrawal, {
    edge: 'cancelled',
    reason: 'cancelled-by-player',
    now: request.now,
  });
  if (isRefusal(done)) return done;
  return done === null
    ? refuse('withdrawal-not-cancellable')
    : ((await parts.withdrawals.find(withdrawal.id)) ?? withdrawal);
}
