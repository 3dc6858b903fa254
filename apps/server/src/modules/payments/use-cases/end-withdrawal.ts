import type { Instant, Refusal, StaffId } from '@ordago/kernel';
import { refuse } from '@ordago/kernel';
import type { AuditLine } from '../../audit/index.ts';
import { digestOf, type Move, TRANSFER } from '../../ledger/index.ts';
import type { Withdrawal } from '../domain/payment.ts';
import type { WithdrawalStatus } from '../domain/payment-states.ts';
import { clearingOf, type PaymentParts } from './parts.ts';

/** The ways in which a withdrawal ends. Each has a key of its own, so that a refused one does not block another. */
export const EDGES = {
  completed: { to: 'completed', from: ['processing'] },
  returned: { to: 'declined', from: ['processing'] },
  declined: { to: 'declined', from: ['created', 'blocked'] },
  cancelled: { to: 'cancelled', from: ['created'] },
} as const satisfies Record<string, { to: WithdrawalStatus; from: readonly WithdrawalStatus[] }>;
export type Edge = keyof typeof EDGES;

export interface Ending {
  readonly edge: Edge;
  readonly now: Instant;
  readonly reason?: string;
  readonly payment?: string;
  readonly reportId?: string;
  readonly staff?: StaffId;
  /** Written in the commit of the money. */
  readonly audit?: AuditLine;
}

/**
 * Ends a withdrawal in one ledger command whose effect moves its row: completed pays the hold out to the gateway's
 * clearing account, every other end returns it to the main wallet. Answers the edge, or null when the withdrawal had
 * left the states from which it leads.
 *
 * @refuses too-busy
 */
export async function endWithdrawal(
  parts: PaymentParts,
  withdrawal: Withdrawal,
  ending: Ending,
): Promise<Edge | Refusal<'too-busy'> | null> {
  const { edge, reason, payment, reportId, staff, audit } = ending;
  const verdict = await parts.ledger.apply({
    scope: 'withdrawal',
    key: `${withdrawal.id}:${edge}`,
    digest: digestOf({ withdrawal: withdrawal.id, edge }),
    kind: edge === 'completed' ? 'payments.complete-withdrawal' : 'payments.return-withdrawal',
    player: withdrawal.player,
    moves: [await moveOf(parts, withdrawal, edge)],
    payload: {
      withdrawal: withdrawal.id,
      to: EDGES[edge].to,
      from: EDGES[edge].from,
      ...(reason === undefined ? {} : { reason }),
      ...(payment === undefined ? {} : { payment }),
      ...(reportId === undefined ? {} : { report: reportId }),
      ...(staff === undefined ? {} : { staff }),
      ...(audit === undefined ? {} : { audit }),
    },
    at: ending.now,
  });
  if (verdict.verdict === 'accepted') return edge;
  if (verdict.verdict === 'refused' && verdict.op === null) return refuse('too-busy');
  return null;
}

async function moveOf(parts: PaymentParts, withdrawal: Withdrawal, edge: Edge): Promise<Move> {
  const { units, currency, player, gateway } = withdrawal;
  const { main, hold } = await parts.ledger.openPlayerWallets(player, currency);
  if (edge !== 'completed') return { from: hold, to: main, units, code: TRANSFER.withdrawalReturn };
  return { from: hold, to: await clearingOf(parts, gateway, currency), units, code: TRANSFER.withdrawal };
}
