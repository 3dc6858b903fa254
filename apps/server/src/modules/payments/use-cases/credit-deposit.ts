import { type Instant, type Refusal, refuse, type StaffId, type Units } from '@ordago/kernel';
import type { AuditLine } from '../../audit/index.ts';
import { digestOf, type MoneyCommand, TRANSFER, type Verdict } from '../../ledger/index.ts';
import type { Deposit, PaymentReport } from '../domain/payment.ts';
import { clearingOf, type PaymentParts } from './parts.ts';
import type { ReportRefusal } from './record-report.ts';

/** A credit on its way into the books. */
interface Credit {
  readonly report: PaymentReport;
  readonly reportId: string;
  readonly from: string[];
  readonly key: string;
  /** Member of staff who releases it. (Default: nobody, the gateway reported it) */
  readonly releasedBy?: StaffId;
  /** Written in the commit of the money. */
  readonly audit?: AuditLine;
  readonly now: Instant;
}

/**
 * Credits what the gateway reports. The key is the gateway's payment: however often it is reported, by whichever way,
 * it is credited once. `from` is checked again under the lock.
 */
export async function creditDeposit(
  parts: PaymentParts,
  deposit: Deposit,
  credit: Credit,
): Promise<string | Refusal<ReportRefusal> | null> {
  const { report, key } = credit;
  const command = await creditCommand(parts, deposit, { ...credit, units: report.units });
  const verdict = await parts.ledger.apply(command);
  if (verdict.verdict === 'accepted') return 'credited';
  // A tombstone: the gateway took it back before it reported it as paid.
  if (verdict.verdict === 'rolled-back') return 'ignored';
  if (verdict.verdict === 'conflict') {
    await parts.deposits.flagForReview(deposit.id, { cause: 'contradicted', at: credit.now });
    return 'review';
  }
  if (verdict.name === 'payment-move-refused' && !verdict.replayed) return null;
  return afterRefusal(parts, deposit, { verdict, key, now: credit.now });
}

async function creditCommand(
  parts: PaymentParts,
  deposit: Deposit,
  credit: Credit & { units: Units },
): Promise<MoneyCommand> {
  const { report, units } = credit;
  const wallets = await parts.ledger.openPlayerWallets(deposit.player, deposit.currency);
  const clearing = await clearingOf(parts, deposit.gateway, deposit.currency);
  return {
    scope: `psp:${deposit.gateway}`,
    key: credit.key,
    digest: digestOf({ deposit: deposit.id, payment: report.payment, units, currency: report.currency }),
    kind: 'payments.credit-deposit',
    player: deposit.player,
    moves: [{ from: clearing, to: wallets.main, units, code: TRANSFER.replenishment }],
    payload: {
      deposit: deposit.id,
      payment: report.payment,
      report: credit.reportId,
      units: units.toString(),
      key: credit.key,
      from: credit.from,
      ...(credit.releasedBy === undefined
        ? {}
        : { reason: `released-by-${credit.releasedBy}`, releasedBy: credit.releasedBy }),
      ...(credit.audit === undefined ? {} : { audit: credit.audit }),
    },
    at: credit.now,
  };
}

/** Ends a refused credit, whose money lies at the gateway: unless the ledger was only busy, staff review it. */
async function afterRefusal(
  parts: PaymentParts,
  deposit: Deposit,
  { verdict, now }: { verdict: Extract<Verdict, { verdict: 'refused' }>; key: string; now: Instant },
): Promise<string | Refusal<ReportRefusal>> {
  if (verdict.op === null) return refuse('too-busy');
  await parts.deposits.flagForReview(deposit.id, { cause: 'credit-refused', at: now });
  return 'review';
}
