import type { Currency, DepositId, Instant, PlayerId, StaffId, Units, WithdrawalId } from '@ordago/kernel';
import type { DepositStatus, WithdrawalStatus } from './payment-states.ts';

export type Direction = 'deposit' | 'withdrawal';

/** Fields of the forms of all methods, trimmed. */
export interface PaymentDetails {
  readonly fullName: string;
  readonly iban?: string;
  readonly bankName?: string;
  readonly payCoId?: string;
  readonly payCoFullName?: string;
  readonly tcNumber?: string;
  readonly cryptoType?: string;
  readonly walletAddress?: string;
  readonly memo?: string;
}

export interface Deposit {
  readonly id: DepositId;
  readonly player: PlayerId;
  readonly currency: Currency;
  readonly gateway: string;
  readonly method: string;
  readonly cryptoType: string | null;
  readonly fullName: string;
  /** Requested amount; never what is credited. */
  readonly units: Units;
  readonly requestDigest: string;
  readonly status: DepositStatus;
  readonly reason: string | null;
  readonly gatewayPayment: string | null;
  readonly link: string | null;
  readonly creditedUnits: Units | null;
  readonly creditKey: string | null;
  readonly isRefundSeen: boolean;
  readonly syncAttempts: number;
  readonly createdAt: Instant;
}

export interface Withdrawal {
  readonly id: WithdrawalId;
  readonly player: PlayerId;
  readonly currency: Currency;
  readonly gateway: string;
  readonly method: string;
  readonly units: Units;
  readonly fullName: string;
  /** Frozen at creation: what was approved is what is paid. */
  readonly payee: Payee;
  readonly status: WithdrawalStatus;
  readonly version: number;
  readonly reason: string | null;
  readonly gatewayPayment: string | null;
  readonly decidedBy: StaffId | null;
  readonly syncAttempts: number;
  readonly createdAt: Instant;
}

/** The receiver of a withdrawal as its method verified it. */
export type Payee = Readonly<Record<string, string>>;

/** Report of a gateway on a payment, in our terms. */
export interface PaymentReport {
  readonly gateway: string;
  readonly payment: string;
  /** Our own id, as we gave it to the gateway. */
  readonly reference: string;
  readonly direction: Direction;
  readonly status: ReportStatus;
  /** The gateway's own status, kept for staff. */
  readonly word: string;
  readonly units: Units;
  readonly currency: string;
  readonly reason: string | null;
}

/** `pending` covers every status that is not an explicit end. */
export type ReportStatus = 'pending' | 'paid' | 'declined' | 'expired' | 'refunded';

/**
 * Cause by which a payment is marked for a person: a report contradicts what happened, the ledger refused what was reported, or the
 * gateway does not decide.
 */
export type ReviewCause = 'contradicted' | 'credit-refused' | 'undecided';
